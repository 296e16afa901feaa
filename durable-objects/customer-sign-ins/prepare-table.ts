import { hasTable } from "../has-table";

/** The table of one customer's sign-ins, also where its first shape lies. */
export function prepareTable(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS sign_in (
      id TEXT PRIMARY KEY, session_id TEXT NOT NULL, country TEXT NOT NULL, version INTEGER NOT NULL,
      opened_at INTEGER NOT NULL, is_open INTEGER NOT NULL, used_at INTEGER, browser TEXT, system TEXT
    )`,
  );
  if (!hasTable(sql, "sign_in", "used_at")) {
    // Its first shape knew nothing of devices; sign-ins from then go on.
    for (const column of ["used_at INTEGER", "browser TEXT", "system TEXT"]) {
      sql.exec(`ALTER TABLE sign_in ADD COLUMN ${column}`);
    }
  }
}
