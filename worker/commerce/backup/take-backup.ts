import type { Database } from "../database/database.ts";
import { FIRST_LIMIT, listPages, type OpenRun, type PageRecord, saveRun } from "./backup-run.ts";
import type { BackupStore } from "./backup-store.ts";
import { type BackupTable, backupTables } from "./backup-tables.ts";
import { type Cell, hashFile, type Page, packPage, unpackPage } from "./page-file.ts";
import { countChanges, lastKey, selectPage, toPage } from "./read-page.ts";

export interface BackupContext {
  readonly database: D1Database;
  readonly projectKey: string;
  readonly store: BackupStore;
  readonly limits?: SettlingLimits;
}

export interface SettlingLimits {
  /** If at most this many rows were written since a pass began, one transaction copies them. */
  readonly rows: number;
  /** A row has the time at which its request began; after this margin it is certainly written. */
  readonly marginMs: number;
}

const usualLimits: SettlingLimits = { rows: 500, marginMs: 60_000 };

/** Approximate limit of a page's text: with its copies while it is packed it must fit an isolate's 128 MB. */
const PAGE_CHARACTERS = 3_000_000;
const MAX_ROWS = 5_000;
/** Passes that try to catch up with writes made meanwhile. */
const MAX_PASSES = 6;
const VERIFIED_AT_ONCE = 5;

/**
 * Runs one bounded step: copies a page, settles the run, or verifies some pages. Returns the run's new state; the same
 * object if it has to wait because of too many recent writes.
 */
export function takeStep(context: BackupContext, run: OpenRun): Promise<OpenRun> {
  if (run.state === "verifying") return verifyPages(context, run);
  const table = backupTables[run.position.table];
  return table ? copyPage(context, run, table) : endPass(context, run);
}

async function copyPage(context: BackupContext, run: OpenRun, table: BackupTable): Promise<OpenRun> {
  const { position } = run;
  const next = { ...position, table: position.table + 1, after: null, limit: FIRST_LIMIT };
  if (!table.changed) {
    const passed = { ...run, position: next };
    await saveRun(context.database, passed);
    return passed;
  }
  const database = context.database.withSession("first-primary");
  const { since, after, limit } = position;
  const answer = await selectPage(database, { table, since, after, limit }).all<Record<string, Cell>>();
  const page = toPage(table.name, answer.results);
  const written = page.rows.length > 0 ? [await writePage(context, run.name, position.page, page)] : [];
  const isLast = page.rows.length < limit;
  const further = { ...position, after: lastKey(table, page), limit: chooseLimit(page) };
  const moved = { ...run, position: { ...(isLast ? next : further), page: position.page + written.length } };
  await saveRun(context.database, moved, written);
  return moved;
}

/** The number of rows that fill a page, by the size of the last page's rows. */
function chooseLimit({ rows }: Page): number {
  const size = rows.reduce((sum, row) => sum + row.reduce<number>((all, cell) => all + sizeOf(cell), 0), 0);
  const average = Math.max(1, size / Math.max(1, rows.length));
  return Math.max(1, Math.min(MAX_ROWS, Math.floor(PAGE_CHARACTERS / average)));
}

function sizeOf(cell: Cell): number {
  return typeof cell === "string" ? cell.length : 8;
}

async function writePage(
  { store }: BackupContext,
  name: string,
  number: number,
  page: Page,
): Promise<PageRecord> {
  const file = await packPage(page);
  const sha256 = await hashFile(file);
  await store.putPage(name, number, file, sha256);
  return { page: number, source: page.source, rows: page.rows.length, bytes: file.byteLength, sha256 };
}

/** Copies rows written since a pass began in another pass, until few enough are left for one transaction. */
async function endPass(context: BackupContext, run: OpenRun): Promise<OpenRun> {
  const { position } = run;
  const limits = context.limits ?? usualLimits;
  const passStartedMs = Date.parse(position.passStartedAt);
  const since = new Date(passStartedMs - limits.marginMs).toISOString();
  const now = Date.now();
  const changes = await countChanges(context.database.withSession("first-primary"), backupTables, since);
  if (changes <= limits.rows) return settle(context, run, since);
  if (position.pass >= MAX_PASSES) return settle(context, run, null);
  if (position.pass > 0 && now < passStartedMs + limits.marginMs) return run;
  const passStartedAt = new Date(now).toISOString();
  const next = { ...run, position: { ...position, pass: position.pass + 1, passStartedAt, since, table: 0 } };
  await saveRun(context.database, next);
  return next;
}

/**
 * Reads all rows written since the last pass in one transaction, with the small tables and the list of rows deleted
 * since the run began: on top of the other pages these give every table's state at that time. `since` null: too much
 * was written, so only the small tables are read.
 */
async function settle(context: BackupContext, run: OpenRun, since: string | null): Promise<OpenRun> {
  const session = context.database.withSession("first-primary");
  const tables = since === null ? backupTables.filter(({ changed }) => !changed) : backupTables;
  const settledAt = new Date().toISOString();
  const erased = `SELECT source, resource_id FROM erasure WHERE erased_at >= ?`;
  const answers = await session.batch<Record<string, Cell>>([
    ...tables.map((table) => selectPage(session, { table, since, after: null, limit: -1 })),
    session.prepare(erased).bind(run.startedAt),
  ]);
  const pages = answers
    .map(({ results }, at) => toPage(tables[at]?.name ?? "erasure", results))
    .filter(({ rows }) => rows.length > 0);
  const written: PageRecord[] = [];
  for (const page of pages) {
    written.push(await writePage(context, run.name, run.position.page + written.length, page));
  }
  const position = {
    ...run.position,
    page: 1,
    settledAt,
    since,
    bookmark: session.getBookmark(),
  };
  const settled: OpenRun = { ...run, state: "verifying", position };
  await saveRun(context.database, settled, written);
  return settled;
}

/** Verifies some pages; after the last one the manifest is written and the run is done. */
async function verifyPages(context: BackupContext, run: OpenRun): Promise<OpenRun> {
  const { position, name } = run;
  const pages = await listPages(context.database, name, position.page, VERIFIED_AT_ONCE);
  for (const record of pages) {
    const page = await unpackPage(await context.store.getPage(name, record));
    if (page.rows.length !== record.rows || page.source !== record.source) {
      throw new Error(
        `Page ${record.page} of the backup ${name} does not contain the rows that were written`,
      );
    }
  }
  const last = pages.at(-1);
  if (!last) return finish(context, run);
  const next = { ...run, position: { ...position, page: last.page + 1 } };
  await saveRun(context.database, next);
  return next;
}

async function finish({ database, store, projectKey }: BackupContext, run: OpenRun): Promise<OpenRun> {
  const { name, startedAt, position } = run;
  const finishedAt = new Date().toISOString();
  const pages = await allPages(database, name);
  const sum = (of: (page: PageRecord) => number) => pages.reduce((total, page) => total + of(page), 0);
  await store.putManifest({
    format: 1,
    name,
    projectKey,
    startedAt,
    settledAt: position.settledAt ?? finishedAt,
    isSettled: position.since !== null,
    finishedAt,
    bookmark: position.bookmark,
    rows: sum(({ rows }) => rows),
    bytes: sum(({ bytes }) => bytes),
    pages: [...pages],
  });
  const done: OpenRun = { ...run, state: "done", finishedAt };
  await saveRun(database, done);
  return done;
}

async function allPages(database: Database, name: string): Promise<readonly PageRecord[]> {
  const pages: PageRecord[] = [];
  for (;;) {
    const some = await listPages(database, name, (pages.at(-1)?.page ?? 0) + 1, MAX_ROWS);
    pages.push(...some);
    if (some.length < MAX_ROWS) return pages;
  }
}
