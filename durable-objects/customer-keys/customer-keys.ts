import { DurableObject } from "cloudflare:workers";
import type { CustomerKey, KeyKind } from "../../app/accounts/model/customer-key";
import {
  dropEmailChange,
  dropEmailChangeBefore,
  findEmailChange,
  keepEmailChange,
  readEmailChange,
} from "./email-change";
import { listKeys, prepareKeys, removeKeysUntil } from "./key-rows";
import { issueChallenge, makeCode, redeemCode, spendChallenge } from "./short-lived-proofs";

/**
 * Stores sign-in methods of an account other than its password.
 * There are four kinds of objects: `customer:<id>` lists a customer's keys, `key:<hash>` stores the customer of a
 * key, `code:<id>` stores a mailed code, and `session:<id>` stores the challenges of a browser's session. The
 * customer's list is authoritative: a key missing there grants no access.
 */
export class CustomerKeys extends DurableObject {
  // The object of a key.

  /** The id of the customer whose account the key opens; null: none. */
  owner(): string | null {
    return this.ctx.storage.kv.get<string>("owner") ?? null;
  }

  /** Assigns a key without an owner to the customer; returns its owner. */
  claim(customerId: string): string {
    const owner = this.owner() ?? customerId;
    this.ctx.storage.kv.put("owner", owner);
    return owner;
  }

  /** Leaves the key unchanged if it has another owner by now. */
  async release(customerId: string): Promise<void> {
    if (this.owner() === customerId) await this.ctx.storage.deleteAll();
  }

  // The object of a customer.

  /** The oldest first. */
  list(): readonly CustomerKey[] {
    return listKeys(this.#sql);
  }

  has(hash: string): boolean {
    return this.#sql.exec("SELECT 1 FROM key WHERE hash = ?", hash).toArray().length > 0;
  }

  /** A repeat only updates the key's data. */
  add(hash: string, kind: KeyKind, data: CustomerKey["data"]): void {
    this.#sql.exec(
      `INSERT INTO key (hash, kind, data, made_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (hash) DO UPDATE SET data = excluded.data`,
      ...[hash, kind, JSON.stringify(data), Date.now()],
    );
  }

  /** Records a sign-in; `data`: its changed data. */
  noteUse(hash: string, data: CustomerKey["data"]): void {
    this.#sql.exec(
      "UPDATE key SET used_at = ?, data = json_patch(data, ?) WHERE hash = ?",
      ...[Date.now(), JSON.stringify(data), hash],
    );
  }

  /**
   * `last-way-in`: not removed, because the account would have no sign-in method.
   * An unknown key counts as removed.
   */
  remove(hash: string, hasPassword: boolean): "removed" | "last-way-in" {
    const sql = this.#sql;
    const others = sql.exec("SELECT count(*) AS n FROM key WHERE hash <> ?", hash).one().n;
    if (this.has(hash) && !hasPassword && others === 0) return "last-way-in";
    sql.exec("DELETE FROM key WHERE hash = ?", hash);
    return "removed";
  }

  /**
   * Removes the keys that were added, and the e-mail change that was requested, until this time.
   *
   * @param until milliseconds since 1970
   * @returns the hashes of the removed keys, whose own objects the caller releases
   */
  removeUntil(until: number): readonly string[] {
    dropEmailChangeBefore(this.ctx.storage.kv, until);
    return removeKeysUntil(this.#sql, until);
  }

  // The new address of a customer, until its mailbox confirms it.

  keepEmailChange(email: string): Promise<string> {
    return keepEmailChange(this.ctx.storage.kv, email);
  }

  readEmailChange(): string | null {
    return readEmailChange(this.ctx.storage.kv)?.email ?? null;
  }

  findEmailChange(proof: string): Promise<string | null> {
    return findEmailChange(this.ctx.storage.kv, proof);
  }

  dropEmailChange(): void {
    dropEmailChange(this.ctx.storage.kv);
  }

  // The object of a browser session: challenges for its devices to sign.

  async issueChallenge(purpose: string): Promise<string> {
    const { challenge, endsAt } = issueChallenge(this.ctx.storage.kv, purpose);
    await this.ctx.storage.setAlarm(endsAt);
    return challenge;
  }

  spendChallenge(purpose: string, challenge: string): boolean {
    return spendChallenge(this.ctx.storage.kv, purpose, challenge);
  }

  /** After an account's deletion: returns the hashes of all keys, which the caller releases. */
  listHashes(): readonly string[] {
    return this.list().map(({ hash }) => hash);
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  // The object of a code.

  async makeCode(email: string): Promise<string> {
    const { code, until } = makeCode(this.ctx.storage.kv, email);
    await this.ctx.storage.setAlarm(until);
    return code;
  }

  redeemCode(code: string): ReturnType<typeof redeemCode> {
    return redeemCode(this.ctx.storage.kv, code);
  }

  /** Only codes and challenges set an alarm: when it fires, all of them have expired. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** Creates the table at first use: an emptied object has none. */
  get #sql(): SqlStorage {
    return prepareKeys(this.ctx.storage.sql);
  }
}
