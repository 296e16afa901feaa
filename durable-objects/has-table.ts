/**
 * Whether a table is there, with a column that its first shape did not have. Asking a table that is not there would
 * fail, and making it would keep an object that has nothing to keep.
 */
export function hasTable(sql: SqlStorage, name: string, column: string): boolean {
  const [table] = sql.exec("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray();
  return table !== undefined && String(table.sql).includes(column);
}
