import { DurableObject } from "cloudflare:workers";

/** One customer's orders as the shop sent them. */
export type PortalAccount = {
  readonly email: string;
  readonly language: string;
  readonly title: string;
  readonly orders: readonly {
    readonly number: string;
    readonly date: string;
    readonly total: string;
    readonly states: readonly { readonly label: string; readonly text: string }[];
    readonly articles: readonly string[];
    readonly href: string;
  }[];
};

/** A link is opened at once; its visit lasts longer. */
const tokenLifetimeMs = 5 * 60_000;
const visitLifetimeMs = 30 * 60_000;

/**
 * Access to one customer's orders. A token is 256 random bits, stored as its digest, and opens once; it opens a visit
 * for the browser that redeems it.
 */
export class OrderPortal extends DurableObject {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS pass (digest TEXT PRIMARY KEY, kind TEXT, account TEXT, ends INTEGER)",
    );
  }

  /** Issues a token for this account. */
  issue(account: PortalAccount): Promise<string> {
    return this.#keep("token", account, tokenLifetimeMs);
  }

  /** The visit that a token opens; null: the token is used, expired or unknown. */
  async redeem(token: string): Promise<string | null> {
    const account = await this.#find("token", token);
    if (!account) return null;
    this.#sql.exec("DELETE FROM pass WHERE digest = ?", await toDigest(token));
    return this.#keep("visit", account, visitLifetimeMs);
  }

  /** The account of a visit; null: it has expired. */
  read(visit: string): Promise<PortalAccount | null> {
    return this.#find("visit", visit);
  }

  async end(visit: string): Promise<void> {
    this.#sql.exec("DELETE FROM pass WHERE digest = ?", await toDigest(visit));
  }

  async #keep(kind: string, account: PortalAccount, lifetimeMs: number): Promise<string> {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const now = Date.now();
    this.#sql.exec("DELETE FROM pass WHERE ends <= ?", now);
    const row = [await toDigest(secret), kind, JSON.stringify(account), now + lifetimeMs];
    this.#sql.exec("INSERT INTO pass (digest, kind, account, ends) VALUES (?, ?, ?, ?)", ...row);
    return secret;
  }

  async #find(kind: string, secret: string): Promise<PortalAccount | null> {
    const digest = await toDigest(secret);
    const query = "SELECT account FROM pass WHERE digest = ? AND kind = ? AND ends > ?";
    const [row] = this.#sql.exec(query, digest, kind, Date.now()).toArray();
    return row ? (JSON.parse(String(row.account)) as PortalAccount) : null;
  }
}

async function toDigest(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
