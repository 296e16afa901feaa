/**
 * Whether a table exists, with a column that its first schema did not have.
 * Querying a missing table would fail, and creating it would store data in an object that has none.
 */
export function hasTable(sql: SqlStorage, name: string, column: string): boolean {
  const [table] = sql.exec("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray();
  return table !== undefined && String(table.sql).includes(column);
}
