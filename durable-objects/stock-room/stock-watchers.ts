/** Who wants to hear, by name. */
export class StockWatchers {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec("CREATE TABLE IF NOT EXISTS watcher (room TEXT PRIMARY KEY)");
  }

  add(name: string): void {
    this.#sql.exec("INSERT OR IGNORE INTO watcher (room) VALUES (?)", name);
  }

  remove(name: string): void {
    this.#sql.exec("DELETE FROM watcher WHERE room = ?", name);
  }

  list(): string[] {
    return this.#sql
      .exec("SELECT room FROM watcher")
      .toArray()
      .map(({ room }) => String(room));
  }
}
