import { create, object, string } from "superstruct";
import type { Database } from "../database/database.ts";
import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { BackupStore } from "./backup-store.ts";
import { backupTables } from "./backup-tables.ts";
import { restoreSteps } from "./restore-steps.ts";

const PositionStruct = object({ step: string(), at: string() });
type Position = ReturnType<typeof PositionStruct.create>;

export interface RestoreProgress {
  readonly backup: string;
  readonly isDone: boolean;
  /** The next step, and the position in it. */
  readonly step: string;
  readonly at: string;
  /** Of the backup. */
  readonly pages: number;
}

export interface RestoreOptions {
  readonly name: string;
  /** Whether the database's contents may be deleted. */
  readonly replaces: boolean;
  /** No further piece begins after it, in milliseconds since 1970. */
  readonly until: number;
}

const stepNames = Object.keys(restoreSteps);

/**
 * Restores a backup until the time is over; a repeated call continues. Begins only with an empty database, unless it
 * `replaces`. Throws ResourceNotFound for a missing backup, InvalidOperation for a database that is not empty or into
 * which another backup is being restored.
 */
export async function restoreBackup(
  request: RequestContext,
  store: BackupStore,
  { name, replaces, until }: RestoreOptions,
): Promise<RestoreProgress> {
  const manifest = await store.loadManifest(name);
  if (!manifest) throw resourceNotFound("key", name);
  let position = (await loadPosition(request.db, name)) ?? (await begin(request.db, name, replaces));
  do {
    const piece = restoreSteps[position.step];
    if (!piece) throw new Error(`There is no step ${position.step}`);
    const at = await piece({ request, store, manifest }, position.at);
    const next = at === null ? nextStep(position.step) : { ...position, at };
    if (!next) {
      await request.db.prepare("DELETE FROM restoring").run();
      return { backup: name, isDone: true, ...position, pages: manifest.pages.length };
    }
    position = next;
    const sql = "UPDATE restoring SET position = ? WHERE backup = ?";
    await request.db.prepare(sql).bind(JSON.stringify(position), name).run();
  } while (Date.now() < until);
  return { backup: name, isDone: false, ...position, pages: manifest.pages.length };
}

function nextStep(step: string): Position | null {
  const name = stepNames[stepNames.indexOf(step) + 1];
  return name === undefined ? null : { step: name, at: "" };
}

async function loadPosition(db: Database, name: string): Promise<Position | null> {
  const row = await readRestoring(db);
  if (!row) return null;
  if (row.backup === name) return create(JSON.parse(row.position), PositionStruct);
  throw invalidOperation(`The backup ${row.backup} is being put back and has to be finished first.`);
}

function readRestoring(db: Pick<Database, "prepare">) {
  return db
    .prepare("SELECT backup, position FROM restoring")
    .first<{ readonly backup: string; readonly position: string }>();
}

/** Whether a restore is in progress: the schedule waits meanwhile. */
export async function isRestoring(db: Pick<Database, "prepare">): Promise<boolean> {
  return (await readRestoring(db)) !== null;
}

async function begin(db: Database, name: string, replaces: boolean): Promise<Position> {
  const held = replaces ? [] : await listHeld(db);
  if (held.length > 0) {
    throw invalidOperation(
      `The database is not empty (${held.join(", ")}): a backup is put into an empty one.`,
    );
  }
  const position = { step: replaces ? "empty" : "pages", at: "" };
  await db
    .prepare("INSERT INTO restoring (id, backup, position) VALUES (1, ?, ?)")
    .bind(name, JSON.stringify(position))
    .run();
  return position;
}

/** The tables that are not empty. */
async function listHeld(db: Database): Promise<readonly string[]> {
  const answers = await db.batch<{ found: number }>(
    backupTables.map(({ name }) => db.prepare(`SELECT 1 AS found FROM ${name} LIMIT 1`)),
  );
  return backupTables.flatMap(({ name }, at) => (answers[at]?.results.length ? [name] : []));
}
