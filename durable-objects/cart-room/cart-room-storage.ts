import type { Cart } from "../../app/cart/model/cart";

/** Without row ids a table with a text key is one tree instead of two: a new room writes half as many pages. */
const schema = `
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshot (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL,
    read_at INTEGER NOT NULL, cart TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS answered (scope TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
    at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS batch (id TEXT PRIMARY KEY, entries TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS attempt (session_id TEXT PRIMARY KEY, attempt TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
`;

export type Snapshot = { readonly cart: Cart; readonly readAt: number };

type NoteName =
  | "name"
  | "country"
  | "customer"
  | "generation"
  | "cart-id"
  | "carts"
  | "ended"
  | "opening"
  | "signing-in"
  | "signed-in"
  | "taken-over"
  | "owed-guarantees"
  | "order-number"
  | "order-released"
  | "order"
  | "settled-by"
  | "shipping-cleared"
  | "agent-ended"
  | "agent-grant"
  | "agent-view"
  | "agent-skus"
  | "used-at";

/** The tables of the room. Only this file writes them, so it reads them without validation. */
export class CartRoomStorage {
  readonly #storage: DurableObjectStorage;
  #hasTables = false;
  /** A copy of the table, so that a read need not parse it; undefined: not read yet. */
  #snapshot: Snapshot | null | undefined;
  /** A copy of the table, which a command reads a dozen times; null: not read yet. */
  #notes: Map<string, string> | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Creates the tables at first use: an emptied room has none until its next request. */
  get sql(): SqlStorage {
    const { sql } = this.#storage;
    if (!this.#hasTables) sql.exec(schema);
    this.#hasTables = true;
    return sql;
  }

  /** Commits all of the writes or, if one fails, none. */
  atomically<Value>(work: () => Value): Value {
    try {
      return this.#storage.transactionSync(work);
    } catch (error) {
      this.#forgetCopies();
      throw error;
    }
  }

  snapshot(): Snapshot | null {
    this.#snapshot ??= this.#readSnapshot();
    return this.#snapshot;
  }

  /** Saves the newer of two carts; true when this one is newer than the saved one. */
  keep(cart: Cart, now: number): boolean {
    const known = this.snapshot();
    if (known && known.cart.version > cart.version) return false;
    this.sql.exec(
      "INSERT OR REPLACE INTO snapshot (one, version, read_at, cart) VALUES (1, ?, ?, ?)",
      cart.version,
      now,
      JSON.stringify(cart),
    );
    this.#snapshot = { cart, readAt: now };
    return known?.cart.version !== cart.version;
  }

  dropSnapshot(): boolean {
    this.#snapshot = null;
    return this.sql.exec("DELETE FROM snapshot").rowsWritten > 0;
  }

  /** Returns the final state of a finished cart; null: active, as far as the room knows. */
  endedCart(): Cart | null {
    const ended = this.note("ended");
    return ended ? (JSON.parse(ended) as Cart) : null;
  }

  #readSnapshot(): Snapshot | null {
    const [row] = this.sql.exec("SELECT cart, read_at FROM snapshot").toArray();
    return row ? { cart: JSON.parse(String(row.cart)) as Cart, readAt: Number(row.read_at) } : null;
  }

  note(name: NoteName): string | null {
    return this.#readNotes().get(name) ?? null;
  }

  setNote(name: NoteName, value: string): void {
    this.sql.exec("INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)", name, value);
    this.#readNotes().set(name, value);
  }

  dropNote(name: NoteName): void {
    this.sql.exec("DELETE FROM note WHERE name = ?", name);
    this.#readNotes().delete(name);
  }

  #readNotes(): Map<string, string> {
    this.#notes ??= new Map(
      this.sql
        .exec("SELECT name, value FROM note")
        .toArray()
        .map(({ name, value }) => [String(name), String(value)]),
    );
    return this.#notes;
  }

  setAlarm(at: number): Promise<void> {
    return this.#storage.setAlarm(at);
  }

  async ensureAlarm(at: number): Promise<void> {
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(at);
  }

  /** Apart from its sockets, an object without storage and alarm costs nothing. */
  async clear(): Promise<void> {
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
    this.#forgetCopies();
    this.#hasTables = false;
  }

  #forgetCopies(): void {
    this.#snapshot = undefined;
    this.#notes = null;
  }
}
