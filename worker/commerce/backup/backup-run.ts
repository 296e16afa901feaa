import { array, create, nullable, number, object, string, union } from "superstruct";
import type { Database } from "../database/database.ts";

/** The progress of a run. */
const PositionStruct = object({
  /** 0 copies all rows, each later pass those written since the one before. */
  pass: number(),
  passStartedAt: string(),
  since: nullable(string()),
  /** The current table, and the last key. */
  table: number(),
  after: nullable(array(nullable(union([string(), number()])))),
  /** Rows of the next page. */
  limit: number(),
  /** The number of the next page; while verifying, of the next one to read. */
  page: number(),
  settledAt: nullable(string()),
  bookmark: nullable(string()),
});

export type Position = ReturnType<typeof PositionStruct.create>;

export type RunState = "copying" | "verifying" | "done" | "failed";

export interface BackupRun {
  readonly name: string;
  readonly state: RunState;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly rows: number;
  readonly bytes: number;
  readonly failures: number;
  readonly problem: string | null;
}

export interface OpenRun extends BackupRun {
  readonly position: Position;
}

export interface PageRecord {
  readonly page: number;
  readonly source: string;
  readonly rows: number;
  /** Of the file. */
  readonly bytes: number;
  readonly sha256: string;
}

const COLUMNS = `name, state, started_at AS startedAt, finished_at AS finishedAt, rows, bytes, failures, problem`;

/** All recorded runs, the newest first. */
export async function listRuns(database: Database): Promise<readonly BackupRun[]> {
  const sql = `SELECT ${COLUMNS} FROM backup_run ORDER BY started_at DESC LIMIT 50`;
  return (await database.prepare(sql).all<BackupRun>()).results;
}

/** Begins a run; its name sorts by time. */
export async function beginRun(database: Database, now: number): Promise<void> {
  const startedAt = new Date(now).toISOString();
  const position: Position = {
    pass: 0,
    passStartedAt: startedAt,
    since: null,
    table: 0,
    after: null,
    limit: FIRST_LIMIT,
    page: 1,
    settledAt: null,
    bookmark: null,
  };
  await database
    .prepare("INSERT INTO backup_run (name, state, started_at, position) VALUES (?, 'copying', ?, ?)")
    .bind(startedAt.replaceAll(":", "-"), startedAt, JSON.stringify(position))
    .run();
}

/** Rows of a table's first page, while their size is unknown. */
export const FIRST_LIMIT = 20;

/** The unfinished run, leased until `leaseUntil` (ms); null if none exists or another schedule has it. */
export async function claimRun(database: Database, now: number, leaseUntil: number): Promise<OpenRun | null> {
  const row = await database
    .prepare(
      `UPDATE backup_run SET lease_until = ?2 WHERE name =
        (SELECT name FROM backup_run WHERE state IN ('copying', 'verifying') ORDER BY started_at LIMIT 1)
        AND lease_until < ?1 RETURNING ${COLUMNS}, position`,
    )
    .bind(now, leaseUntil)
    .first<BackupRun & { position: string }>();
  return row && { ...row, position: create(JSON.parse(row.position), PositionStruct) };
}

export function releaseRun(database: Database, { name }: BackupRun): D1PreparedStatement {
  return database.prepare("UPDATE backup_run SET lease_until = 0 WHERE name = ?").bind(name);
}

/** Stores a run's progress with the pages that it wrote. */
export async function saveRun(
  database: Database,
  { name, state, finishedAt, position }: OpenRun,
  pages: readonly PageRecord[] = [],
): Promise<void> {
  const insert = `INSERT OR REPLACE INTO backup_page (run, page, source, rows, bytes, sha256)
    SELECT ?1, value ->> 'page', value ->> 'source', value ->> 'rows', value ->> 'bytes', value ->> 'sha256'
    FROM json_each(?2)`;
  const advance = `UPDATE backup_run SET state = ?2, finished_at = ?3, position = ?4,
      rows = rows + ?5, bytes = bytes + ?6 WHERE name = ?1`;
  const sum = (of: (page: PageRecord) => number) => pages.reduce((total, page) => total + of(page), 0);
  const added = [sum(({ rows }) => rows), sum(({ bytes }) => bytes)];
  await database.batch([
    database.prepare(insert).bind(name, JSON.stringify(pages)),
    database.prepare(advance).bind(name, state, finishedAt, JSON.stringify(position), ...added),
    ...(state === "done" ? [database.prepare("DELETE FROM backup_page WHERE run = ?").bind(name)] : []),
  ]);
}

/** Pages of a run from a number on. */
export async function listPages(
  database: Database,
  name: string,
  from: number,
  limit: number,
): Promise<readonly PageRecord[]> {
  const sql = `SELECT page, source, rows, bytes, sha256 FROM backup_page
    WHERE run = ? AND page >= ? ORDER BY page LIMIT ${limit}`;
  return (await database.prepare(sql).bind(name, from).all<PageRecord>()).results;
}

/** Failures of a step before its run is given up. */
const MAX_FAILURES = 10;

/** Records a failed step; the run continues from its position, or is given up after ten. */
export async function noteFailure(database: Database, { name }: BackupRun, problem: string): Promise<void> {
  await database
    .prepare(
      `UPDATE backup_run SET failures = failures + 1, problem = ?2, lease_until = 0,
        state = CASE WHEN failures + 1 >= ${MAX_FAILURES} THEN 'failed' ELSE state END WHERE name = ?1`,
    )
    .bind(name, problem.slice(0, 500))
    .run();
}
