import { hasTable } from "../has-table";

type Stock = { readonly sku: string; readonly availableQuantity: number };

/**
 * Stores the last known stock, and when it was published.
 * So an object evicted in a burst still publishes its end.
 */
export class StockNews {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Saves the stock in place of an unpublished one; returns when to publish it. */
  keep({ sku, availableQuantity }: Stock, now: number, pauseMs: number): number {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS news (one INTEGER PRIMARY KEY CHECK (one = 1), sku TEXT NOT NULL,
        quantity INTEGER NOT NULL, told_at INTEGER NOT NULL, is_told INTEGER NOT NULL)`,
    );
    this.#sql.exec(
      `INSERT INTO news (one, sku, quantity, told_at, is_told) VALUES (1, ?1, ?2, 0, 0)
        ON CONFLICT (one) DO UPDATE SET sku = ?1, quantity = ?2, is_told = 0`,
      sku,
      availableQuantity,
    );
    const [row] = this.#sql.exec("SELECT told_at FROM news").toArray();
    return Math.max(now, Number(row?.told_at ?? 0) + pauseMs);
  }

  /** When to publish an unpublished stock; null: none. */
  nextPublication(pauseMs: number): number | null {
    if (!hasTable(this.#sql, "news", "is_told")) return null;
    const [row] = this.#sql.exec("SELECT told_at FROM news WHERE is_told = 0").toArray();
    return row ? Number(row.told_at) + pauseMs : null;
  }

  /** Returns the unpublished stock and marks it as published; null: none. */
  takeUnpublished(now: number): Stock | null {
    if (!hasTable(this.#sql, "news", "is_told")) return null;
    const [row] = this.#sql.exec("SELECT sku, quantity FROM news WHERE is_told = 0").toArray();
    if (!row) return null;
    this.#sql.exec("UPDATE news SET is_told = 1, told_at = ?", now);
    return { sku: String(row.sku), availableQuantity: Number(row.quantity) };
  }
}
