import { hasTable } from "../has-table";

/** Creates the table of one customer's sign-ins, or migrates its first schema. */
export function prepareTable(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS sign_in (
      id TEXT PRIMARY KEY, session_id TEXT NOT NULL, country TEXT NOT NULL, version INTEGER NOT NULL,
      opened_at INTEGER NOT NULL, is_open INTEGER NOT NULL, used_at INTEGER, browser TEXT, system TEXT
    )`,
  );
  if (!hasTable(sql, "sign_in", "used_at")) {
    // The first schema had no devices; its sign-ins remain valid.
    for (const column of ["used_at INTEGER", "browser TEXT", "system TEXT"]) {
      sql.exec(`ALTER TABLE sign_in ADD COLUMN ${column}`);
    }
  }
}
