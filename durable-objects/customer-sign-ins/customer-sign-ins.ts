import { DurableObject } from "cloudflare:workers";
import { customerLifetime } from "../../app/accounts/model/session-lifetime";
import { type CountryCode, countryCodes } from "../../app/countries/model/country";

/** One sign-in on one device; its id stands in the device's sealed cookie. */
export type SignInRecord = {
  readonly id: string;
  readonly sessionId: string;
  readonly country: CountryCode;
  /** Of the customer on the platform when the password was checked. */
  readonly customerVersion: number;
};

/** Whose sockets are to be closed. */
export type EndedSignIn = Pick<SignInRecord, "sessionId" | "country">;

const lifetimeMs = customerLifetime.absoluteSeconds * 1000;
/** Of more devices than these the one that signed in first has to do so again. */
const signInsKept = 100;
const leastVersionKey = "least-version";

/**
 * Who is signed in as one customer (the object's name is the customer's id). A signed-in cookie counts only while its
 * record here is open, so that signing out, another password and the deletion of the account end it wherever it was
 * copied to.
 */
export class CustomerSignIns extends DurableObject {
  /** False: the password was changed after it was checked. */
  async open({ id, sessionId, country, customerVersion }: SignInRecord): Promise<boolean> {
    if (customerVersion < this.#leastVersion()) return false;
    const now = Date.now();
    this.#sql.exec(
      "INSERT OR REPLACE INTO sign_in (id, session_id, country, version, opened_at, is_open) VALUES (?, ?, ?, ?, ?, 1)",
      ...[id, sessionId, country, customerVersion, now],
    );
    this.#sql.exec(
      "DELETE FROM sign_in WHERE id NOT IN (SELECT id FROM sign_in ORDER BY opened_at DESC, rowid DESC LIMIT ?)",
      signInsKept,
    );
    await this.ctx.storage.setAlarm(now + lifetimeMs);
    return true;
  }

  isOpen(id: string): boolean {
    const query = "SELECT 1 FROM sign_in WHERE id = ? AND is_open = 1 AND opened_at > ?";
    return this.#sql.exec(query, id, Date.now() - lifetimeMs).toArray().length > 0;
  }

  close(id: string): void {
    this.#sql.exec("DELETE FROM sign_in WHERE id = ?", id);
  }

  /**
   * Ends what was opened with a password from before this version of the customer, and lets nobody in with one. Answers
   * all that were ended so, also by an earlier call, whose sockets may not have been closed.
   */
  async endBefore(customerVersion: number): Promise<readonly EndedSignIn[]> {
    const least = Math.max(customerVersion, this.#leastVersion());
    this.ctx.storage.kv.put(leastVersionKey, least);
    await this.ctx.storage.setAlarm(Date.now() + lifetimeMs);
    const rows = this.#sql
      .exec("UPDATE sign_in SET is_open = 0 WHERE version < ? RETURNING session_id, country", least)
      .toArray();
    return rows.flatMap((row) => {
      const country = countryCodes.find((code) => code === row.country);
      return country ? [{ sessionId: String(row.session_id), country }] : [];
    });
  }

  /** So long after the last sign-in and the last change nothing is left. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The table is made with its first use: an object that was emptied has none until somebody signs in again. */
  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec(
      `CREATE TABLE IF NOT EXISTS sign_in (
        id TEXT PRIMARY KEY, session_id TEXT NOT NULL, country TEXT NOT NULL, version INTEGER NOT NULL,
        opened_at INTEGER NOT NULL, is_open INTEGER NOT NULL
      )`,
    );
    return sql;
  }

  #leastVersion(): number {
    return this.ctx.storage.kv.get<number>(leastVersionKey) ?? 0;
  }
}
