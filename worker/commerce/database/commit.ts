import type { PlatformError } from "../errors/platform-error.ts";
import { concurrentModification, resourceNotFound } from "../errors/platform-errors.ts";
import type { Database } from "./database.ts";
import { fragment, type SqlFragment } from "./fragment.ts";

/** The row and version that the batch was made for; `table` has the columns `id` and `version`. */
export interface VersionGuard {
  readonly table: string;
  readonly id: string;
  readonly expected: number;
  /** The error if the row is missing; the REST wording by default. */
  readonly missing?: PlatformError;
}

/** A condition of the batch that no single row's version covers. */
export interface ConditionGuard {
  readonly condition: SqlFragment;
  readonly violated: () => PlatformError;
}

export type Guard = VersionGuard | ConditionGuard;

/** Maps a violated unique constraint (`"product.key"`) to the platform's error. */
export type DuplicateNames = Readonly<Record<string, () => PlatformError | Promise<PlatformError>>>;

/**
 * The first statement of a batch: if the row is missing or has another version, or the condition fails, the value is
 * NULL, the NOT NULL column refuses it, and D1 rolls the whole batch back. D1 has no interactive transactions, so this
 * is the only safe order.
 */
function guardStatement(database: Database, guard: Guard): D1PreparedStatement {
  const { sql, parameters } = toHolding(guard);
  return database
    .prepare(
      `INSERT INTO write_guard (id, holds) VALUES (1, (${sql}))
       ON CONFLICT (id) DO UPDATE SET holds = excluded.holds`,
    )
    .bind(...parameters);
}

/** 1 while the guard's condition is true, else no row. */
function toHolding(guard: Guard): SqlFragment {
  if ("table" in guard)
    return fragment(`SELECT 1 FROM ${guard.table} WHERE id = ? AND version = ?`, guard.id, guard.expected);
  const { sql, parameters } = guard.condition;
  return { sql: `SELECT 1 WHERE ${sql}`, parameters };
}

/** All or nothing. Throws the mapped DuplicateField if a unique constraint named in `duplicates` is violated. */
export async function commit(
  database: Database,
  statements: D1PreparedStatement[],
  duplicates: DuplicateNames = {},
): Promise<void> {
  try {
    await database.batch(statements);
  } catch (error) {
    const constraint = /UNIQUE constraint failed: ([\w., ]+?)(?::|$)/.exec(String(error))?.[1];
    const duplicate = constraint === undefined ? undefined : duplicates[constraint];
    throw duplicate ? await duplicate() : error;
  }
}

/** Like `commit`, refused as a whole with ConcurrentModification if the guarded row has another version. */
export function commitVersioned(
  database: Database,
  guard: VersionGuard,
  statements: D1PreparedStatement[],
  duplicates: DuplicateNames = {},
): Promise<void> {
  return commitGuarded(database, [guard], statements, duplicates);
}

/**
 * Like `commitVersioned`, for a batch that changes several rows; changes none unless all have their versions and all
 * conditions are true. A row's error is reported before a condition's.
 */
export async function commitGuarded(
  database: Database,
  guards: readonly Guard[],
  statements: D1PreparedStatement[],
  duplicates: DuplicateNames = {},
): Promise<void> {
  try {
    const leading = guards.map((guard) => guardStatement(database, guard));
    await commit(database, [...leading, ...statements], duplicates);
  } catch (error) {
    if (!String(error).includes("write_guard.holds")) throw error;
    for (const guard of guards) if ("table" in guard) await requireVersionOf(database, guard);
    throw guards.find((guard) => "condition" in guard)?.violated() ?? error;
  }
}

/** Throws the error of a guarded row: it is missing, or it has another version. */
async function requireVersionOf(database: Database, guard: VersionGuard): Promise<void> {
  const current = await database
    .prepare(`SELECT version FROM ${guard.table} WHERE id = ?`)
    .bind(guard.id)
    .first<number>("version");
  if (current === null) throw guard.missing ?? resourceNotFound("ID", guard.id);
  if (current !== guard.expected) throw concurrentModification(guard.id, guard.expected, current);
}

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
