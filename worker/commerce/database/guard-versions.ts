import type { Database } from "./database.ts";

/**
 * The first statement of a batch that changes many rows, `[id, version]` each: if one is missing or has another
 * version, the value is NULL, the NOT NULL column refuses it, and D1 rolls the whole batch back. No statement for no
 * rows.
 */
export function guardVersions(
  database: Database,
  table: "product" | "inventory",
  versions: readonly (readonly [id: string, version: number])[],
): D1PreparedStatement[] {
  if (versions.length === 0) return [];
  const sql = `INSERT INTO write_guard (id, holds)
    VALUES (1, (SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM json_each(?) e
      LEFT JOIN ${table} t ON t.id = e.value ->> 0 AND t.version = e.value ->> 1 WHERE t.id IS NULL)))
    ON CONFLICT (id) DO UPDATE SET holds = excluded.holds`;
  return [database.prepare(sql).bind(JSON.stringify(versions))];
}

/** Whether a batch failed because its plan is outdated: a name taken, a version passed. */
export function isOvertaken(error: unknown): boolean {
  return /UNIQUE constraint failed|write_guard\.holds/.test(String(error));
}
