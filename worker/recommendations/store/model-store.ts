import type { Category, Item } from "../model/item.ts";
import type { Cursor } from "../platform/cursor.ts";

export type CursorName = "products" | "categories" | "orders";

const beginning: Cursor = { at: "1970-01-01T00:00:00.000Z", id: "" };

const tables = [
  "CREATE TABLE IF NOT EXISTS item (id TEXT PRIMARY KEY, sku TEXT NOT NULL, body TEXT NOT NULL, titles TEXT NOT NULL) WITHOUT ROWID",
  "CREATE INDEX IF NOT EXISTS item_by_sku ON item (sku)",
  "CREATE TABLE IF NOT EXISTS category (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS bought (sku TEXT PRIMARY KEY, orders INTEGER NOT NULL) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS pair (sku TEXT, other TEXT, orders INTEGER NOT NULL, PRIMARY KEY (sku, other)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
];

/** The learned data, in the object's SQLite. Of orders it stores counts of articles, nothing about customers. */
export class ModelStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    for (const table of tables) sql.exec(table);
  }

  putItem(item: Item, titles: readonly string[]): void {
    const [body, known] = [JSON.stringify(item), titles.join("\n")];
    this.#sql.exec("INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?)", item.id, item.sku, body, known);
  }

  putCategory(category: Category): void {
    this.#sql.exec("INSERT OR REPLACE INTO category VALUES (?, ?)", category.id, JSON.stringify(category));
  }

  /** Removes articles that the platform no longer sells; returns their number. */
  keepItems(ids: ReadonlySet<string>): number {
    const gone = this.readItems().filter(({ id }) => !ids.has(id));
    for (const { id } of gone) this.#sql.exec("DELETE FROM item WHERE id = ?", id);
    return gone.length;
  }

  removeItem(id: string): void {
    this.#sql.exec("DELETE FROM item WHERE id = ?", id);
  }

  readItems(): Item[] {
    return [...this.#sql.exec<{ body: string }>("SELECT body FROM item")].map(({ body }) => JSON.parse(body));
  }

  readCategories(): Category[] {
    return [...this.#sql.exec<{ body: string }>("SELECT body FROM category")].map(({ body }) =>
      JSON.parse(body),
    );
  }

  /** Has the article any of these titles (lower case), in any language? */
  hasTitle({ id }: Item, titles: readonly string[]): boolean {
    const [row] = this.#sql.exec<{ titles: string }>("SELECT titles FROM item WHERE id = ?", id);
    const known = new Set(row?.titles.split("\n"));
    return titles.some((title) => known.has(title));
  }

  /** Counts an order's articles, each once, and each pair of them in both directions. */
  countOrder(skus: readonly string[]): void {
    this.#add("orders", 1);
    for (const sku of skus) {
      this.#sql.exec("INSERT INTO bought VALUES (?, 1) ON CONFLICT DO UPDATE SET orders = orders + 1", sku);
      for (const other of skus)
        if (other !== sku)
          this.#sql.exec(
            "INSERT INTO pair VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET orders = orders + 1",
            sku,
            other,
          );
    }
  }

  countOrders(): number {
    return Number(this.#read("orders") ?? 0);
  }

  readOrdersOfArticles(): Map<string, number> {
    const rows = this.#sql.exec<{ sku: string; orders: number }>("SELECT sku, orders FROM bought");
    return new Map([...rows].map(({ sku, orders }) => [sku, orders]));
  }

  /** The articles most often ordered together with this one. */
  readPairs(sku: string, limit: number): readonly { readonly sku: string; readonly orders: number }[] {
    const rows = this.#sql.exec<{ sku: string; orders: number }>(
      "SELECT other AS sku, orders FROM pair WHERE sku = ? ORDER BY orders DESC LIMIT ?",
      sku,
      limit,
    );
    return [...rows];
  }

  readCursor(name: CursorName): Cursor {
    const stored = this.#read(`cursor ${name}`);
    return stored ? JSON.parse(stored) : beginning;
  }

  writeCursor(name: CursorName, cursor: Cursor): void {
    this.#write(`cursor ${name}`, JSON.stringify(cursor));
  }

  /** Milliseconds since 1970 of the last full comparison with the platform; 0: never. */
  readSweep(): number {
    return Number(this.#read("sweep") ?? 0);
  }

  writeSweep(nowMs: number): void {
    this.#write("sweep", String(nowMs));
  }

  #read(name: string): string | null {
    const [row] = this.#sql.exec<{ value: string }>("SELECT value FROM state WHERE name = ?", name);
    return row?.value ?? null;
  }

  #write(name: string, value: string): void {
    this.#sql.exec("INSERT OR REPLACE INTO state VALUES (?, ?)", name, value);
  }

  #add(name: string, more: number): void {
    this.#write(name, String(Number(this.#read(name) ?? 0) + more));
  }
}
