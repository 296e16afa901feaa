/** Reads the rows of each table of a database, except the virtual full-text ones. */
export async function readTables(
  database: Pick<D1Database, "prepare" | "batch">,
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
    )
    .all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !name.startsWith("_cf"));
  const rows = await database.batch(names.map((name) => database.prepare(`SELECT * FROM "${name}"`)));
  return new Map(names.map((name, index) => [name, rows[index]?.results ?? []]));
}
