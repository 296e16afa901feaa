import { DurableObject } from "cloudflare:workers";

const maxEntries = 200;
const longestBody = 100_000;

/** How a simulated service responds: like the real one, late, with invalid data, or not at all. */
export const serviceModes = ["normal", "slow", "wrong", "dead"] as const;

export type ServiceMode = (typeof serviceModes)[number];

export type ServiceLogEntry = {
  readonly id: number;
  readonly at: number;
  /** `POST /v1/check`, or the service's name for it. */
  readonly title: string;
  readonly body: string;
};

/** One per service of the sandbox, by its name: the last 200 requests, and its switch. */
export class ServiceDesk extends DurableObject {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, at INTEGER, title TEXT, body TEXT)",
    );
    this.#sql.exec("CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT)");
  }

  /** Records a request, and returns how to respond to it. */
  receive(title: string, body: string): ServiceMode {
    this.note(title, body);
    return this.readSwitch();
  }

  note(title: string, body: string): void {
    const text = body.slice(0, longestBody);
    this.#sql.exec("INSERT INTO entry (at, title, body) VALUES (?, ?, ?)", Date.now(), title, text);
    this.#sql.exec("DELETE FROM entry WHERE id <= (SELECT max(id) FROM entry) - ?", maxEntries);
  }

  /** Records a title once: a repeat changes nothing. */
  noteOnce(title: string, body: string): void {
    const isKnown = this.#sql.exec("SELECT 1 FROM entry WHERE title = ?", title).toArray().length > 0;
    if (!isKnown) this.note(title, body);
  }

  /** Newest first. */
  list(): ServiceLogEntry[] {
    const rows = this.#sql.exec("SELECT id, at, title, body FROM entry ORDER BY id DESC").toArray();
    return rows.map(({ id, at, title, body }) => ({
      id: Number(id),
      at: Number(at),
      title: String(title),
      body: String(body),
    }));
  }

  clear(): void {
    this.#sql.exec("DELETE FROM entry");
  }

  readSwitch(): ServiceMode {
    const [row] = this.#sql.exec("SELECT value FROM setting WHERE name = 'switch'").toArray();
    return serviceModes.find((name) => name === row?.value) ?? "normal";
  }

  setSwitch(value: ServiceMode): void {
    this.#sql.exec("INSERT OR REPLACE INTO setting (name, value) VALUES ('switch', ?)", value);
  }
}
