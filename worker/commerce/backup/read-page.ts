import type { Database } from "../database/database.ts";
import type { BackupTable } from "./backup-tables.ts";
import type { Cell, Page, Row } from "./page-file.ts";

export interface PageRequest {
  readonly table: BackupTable;
  /** Only rows written since; null for all. */
  readonly since: string | null;
  /** The key of the last row before the page. */
  readonly after: readonly Cell[] | null;
  readonly limit: number;
}

/** A statement reads at one moment: its rows are consistent. */
export function selectPage(
  database: Pick<Database, "prepare">,
  { table, since, after, limit }: PageRequest,
): D1PreparedStatement {
  const { name, key, changed } = table;
  const columns = key.join(", ");
  const places = key.map((_, at) => `?${at + 2}`).join(", ");
  const conditions = [
    ...(since !== null && changed ? [`(${changed})`] : []),
    ...(after ? [`(${columns}) > (${places})`] : []),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const sql = `SELECT * FROM ${name} ${where} ORDER BY ${columns} LIMIT ${limit}`;
  // D1 requires as many values as the highest number in the statement.
  const values = after ? [since, ...after] : sql.includes("?1") ? [since] : [];
  return database.prepare(sql).bind(...values);
}

/** The rows of a result with the names of their columns; an empty result has no names. */
export function toPage(source: string, results: readonly Record<string, Cell>[]): Page {
  const columns = Object.keys(results[0] ?? {});
  return { source, columns, rows: results.map((row): Row => columns.map((column) => row[column] ?? null)) };
}

/** The key of a page's last row. */
export function lastKey({ key }: BackupTable, { columns, rows }: Page): Cell[] {
  const last = rows.at(-1) ?? [];
  return key.map((name) => last[columns.indexOf(name)] ?? null);
}

/** The number of rows written since a time, over all tables. */
export async function countChanges(
  database: Database,
  tables: readonly BackupTable[],
  since: string,
): Promise<number> {
  const counted = tables.flatMap(({ name, changed }) =>
    changed ? [database.prepare(`SELECT count(*) AS n FROM ${name} WHERE ${changed}`).bind(since)] : [],
  );
  const answers = await database.batch<{ n: number }>(counted);
  return answers.reduce((sum, { results }) => sum + (results[0]?.n ?? 0), 0);
}
