import { DurableObject } from "cloudflare:workers";
import type { Device } from "../../app/accounts/model/device";
import { customerLifetime } from "../../app/accounts/model/session-lifetime";
import { type CountryCode, countryCodes } from "../../app/countries/model/country";
import { prepareTable } from "./prepare-table";

/** One sign-in on one device; its id is in the device's sealed cookie. */
export type SignInRecord = {
  readonly id: string;
  readonly sessionId: string;
  readonly country: CountryCode;
  /** The customer's version on the platform when the password was checked. */
  readonly customerVersion: number;
  readonly device: Device;
};

/** A sign-in as its customer sees it. Times are milliseconds since 1970. */
export type OpenSignIn = Pick<SignInRecord, "id" | "device"> & {
  readonly openedAt: number;
  /** Rounded to the hour. */
  readonly usedAt: number;
};

/** The session whose sockets must be closed. */
export type EndedSignIn = Pick<SignInRecord, "sessionId" | "country">;

const lifetimeMs = customerLifetime.absoluteSeconds * 1000;
/** With more devices, the one that signed in first must sign in again. */
const maxSignIns = 100;
/** A use is recorded once an hour: each request would cost a written row. */
const useNotedMs = 3_600_000;
const leastVersionKey = "least-version";

/**
 * The sign-ins of one customer (the object's name is the customer's id).
 * A cookie is valid only while its record is open. So signing out, a new password and the deletion of the account
 * invalidate every copy of the cookie.
 */
export class CustomerSignIns extends DurableObject {
  #hasTable = false;

  /** False: the password was changed after it was checked. */
  async open({ id, sessionId, country, customerVersion, device }: SignInRecord): Promise<boolean> {
    if (customerVersion < this.#leastVersion()) return false;
    const now = Date.now();
    this.#sql.exec(
      `INSERT OR REPLACE INTO sign_in (id, session_id, country, version, opened_at, is_open, used_at, browser, system)
        VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)`,
      ...[id, sessionId, country, customerVersion, now, now, device.browser, device.system],
    );
    this.#sql.exec(
      "DELETE FROM sign_in WHERE id NOT IN (SELECT id FROM sign_in ORDER BY opened_at DESC, rowid DESC LIMIT ?)",
      maxSignIns,
    );
    await this.ctx.storage.setAlarm(now + lifetimeMs);
    return true;
  }

  isOpen(id: string): boolean {
    const now = Date.now();
    const query = "SELECT used_at FROM sign_in WHERE id = ? AND is_open = 1 AND opened_at > ?";
    const [found] = this.#sql.exec(query, id, now - lifetimeMs).toArray();
    if (found && Number(found.used_at ?? 0) <= now - useNotedMs) {
      this.#sql.exec("UPDATE sign_in SET used_at = ? WHERE id = ?", now, id);
    }
    return found !== undefined;
  }

  /** The valid ones, the most recently used first. */
  list(): readonly OpenSignIn[] {
    return this.#sql
      .exec(
        `SELECT id, browser, system, opened_at, coalesce(used_at, opened_at) AS used_at FROM sign_in
          WHERE is_open = 1 AND opened_at > ? ORDER BY used_at DESC, rowid DESC`,
        Date.now() - lifetimeMs,
      )
      .toArray()
      .map((row) => ({
        id: String(row.id),
        device: { browser: toText(row.browser), system: toText(row.system) },
        openedAt: Number(row.opened_at),
        usedAt: Number(row.used_at),
      }));
  }

  close(id: string): void {
    this.#sql.exec("DELETE FROM sign_in WHERE id = ?", id);
  }

  /** Ends one sign-in, or all but one, and returns the sessions whose sockets must be closed. */
  end(which: { readonly id: string } | { readonly allBut: string }): readonly EndedSignIn[] {
    const [condition, id] = "id" in which ? ["id = ?", which.id] : ["id <> ?", which.allBut];
    return toEnded(
      this.#sql.exec(`DELETE FROM sign_in WHERE ${condition} RETURNING session_id, country`, id).toArray(),
    );
  }

  /**
   * Ends sign-ins with a password from before this version of the customer, and refuses new ones.
   * Returns all that were ended so, also by an earlier call, as their sockets may still be open.
   */
  async endBefore(customerVersion: number): Promise<readonly EndedSignIn[]> {
    const least = Math.max(customerVersion, this.#leastVersion());
    this.ctx.storage.kv.put(leastVersionKey, least);
    await this.ctx.storage.setAlarm(Date.now() + lifetimeMs);
    return toEnded(
      this.#sql
        .exec("UPDATE sign_in SET is_open = 0 WHERE version < ? RETURNING session_id, country", least)
        .toArray(),
    );
  }

  /** Deletes everything when the last sign-in and the last change have expired. */
  override async alarm(): Promise<void> {
    this.#hasTable = false;
    await this.ctx.storage.deleteAll();
  }

  /** Creates the table at first use: an emptied object has none until the next sign-in. */
  get #sql(): SqlStorage {
    if (!this.#hasTable) prepareTable(this.ctx.storage.sql);
    this.#hasTable = true;
    return this.ctx.storage.sql;
  }

  #leastVersion(): number {
    return this.ctx.storage.kv.get<number>(leastVersionKey) ?? 0;
  }
}

function toEnded(rows: readonly Record<string, SqlStorageValue>[]): readonly EndedSignIn[] {
  return rows.flatMap((row) => {
    const country = countryCodes.find((code) => code === row.country);
    return country ? [{ sessionId: String(row.session_id), country }] : [];
  });
}

function toText(value: SqlStorageValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
