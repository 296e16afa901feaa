import type { Miniflare } from "miniflare";

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** Size of its rows as text, without indexes and the free part of pages. */
  readonly bytes: number;
}

export interface DatabaseSize {
  readonly bytes: number;
  readonly tables: readonly TableSize[];
}

/** Measures the platform's database, and its largest tables. */
export async function measureSizes(miniflare: Miniflare): Promise<DatabaseSize> {
  const database = await miniflare.getD1Database("DB", "ironhall-commerce");
  const pages = await database.prepare("SELECT 1").run();
  const names = [
    "product",
    "orders",
    "cart",
    "customer",
    "payment",
    "message",
    "variant_snapshot",
    "inventory",
  ];
  const tables: TableSize[] = [];
  for (const table of names) {
    const columns = await database
      .prepare("SELECT name FROM pragma_table_info(?)")
      .bind(table)
      .all<{ name: string }>();
    const width = columns.results.map(({ name }) => `coalesce(length("${name}"), 0)`).join(" + ");
    const found = await database
      .prepare(`SELECT count(*) AS n, coalesce(sum(${width}), 0) AS bytes FROM ${table}`)
      .first<{ n: number; bytes: number }>();
    tables.push({ table, rows: found?.n ?? 0, bytes: found?.bytes ?? 0 });
  }
  return { bytes: pages.meta.size_after ?? 0, tables };
}
