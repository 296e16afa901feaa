import type { Database } from "../database/database.ts";
import type { BackupSettings, Environment } from "../requests/environment.ts";
import {
  type BackupRun,
  beginRun,
  claimRun,
  listRuns,
  noteFailure,
  type OpenRun,
  releaseRun,
} from "./backup-run.ts";
import { BackupStore } from "./backup-store.ts";
import { chooseRetained } from "./choose-retained.ts";
import { takeStep } from "./take-backup.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A schedule may use 30 s of CPU; a page takes about a tenth of a second of it, and waits for D1 and R2. */
const RUN_MS = 20_000;
/** A step makes up to six of the 1,000 subrequests of an invocation. */
const MAX_STEPS = 100;
/** Longer than a schedule can take; an interrupted run continues after it. */
const LEASE_MS = 2 * MINUTE_MS;
/** The oldest backup is twelve months old; no backup contains rows erased before it. */
const ERASURES_RETENTION_DAYS = 400;
/** The database retains erasures for a run in progress. */
const ERASURES_DATABASE_DAYS = 7;

/**
 * The scheduled part: stores erasures beside the backups, begins a run if it is due, continues one, and deletes old
 * ones.
 */
export async function keepBackups(environment: Environment, now: number): Promise<void> {
  const { backups, database, projectKey } = environment;
  if (!backups) return;
  const store = new BackupStore(backups.bucket, projectKey);
  await keepErasures(database, store, now);
  if (await isDue(database, backups, now)) await beginRun(database, now);
  const run = await continueBackup(environment, now);
  if (run?.state !== "done") return;
  console.info(
    JSON.stringify({ level: "info", event: "backup-done", name: run.name, rows: run.rows, bytes: run.bytes }),
  );
  await forgetBackups(database, store, now);
}

/** Continues the current run for the time of one invocation; null without one. */
export async function continueBackup(environment: Environment, now: number): Promise<BackupRun | null> {
  const { backups, database, projectKey } = environment;
  if (!backups) return null;
  const store = new BackupStore(backups.bucket, projectKey);
  let run = await claimRun(database, now, now + LEASE_MS);
  if (!run) return null;
  const until = Date.now() + RUN_MS;
  try {
    for (let steps = 0; steps < MAX_STEPS && run.state !== "done" && Date.now() < until; steps += 1) {
      const next: OpenRun = await takeStep({ database, projectKey, store }, run);
      if (next === run) break;
      run = next;
    }
    await releaseRun(database, run).run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ level: "error", event: "backup-step-failed", name: run.name, message }));
    await noteFailure(database, run, message);
  }
  return (await listRuns(database)).find(({ name }) => name === run.name) ?? null;
}

/** Once a day at its time; an hour after a run that was given up. */
async function isDue(database: Database, { dailyAt }: BackupSettings, now: number): Promise<boolean> {
  if (dailyAt === null) return false;
  const [hours = 0, minutes = 0] = dailyAt.split(":").map(Number);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const todays = midnight + hours * HOUR_MS + minutes * MINUTE_MS;
  const last = todays <= now ? todays : todays - DAY_MS;
  const [newest] = await listRuns(database);
  if (!newest) return true;
  const startedAt = Date.parse(newest.startedAt);
  if (newest.state === "failed") return startedAt < now - HOUR_MS;
  return newest.state === "done" && startedAt < last;
}

async function keepErasures(database: Database, store: BackupStore, now: number): Promise<void> {
  const sql = "SELECT seq, source, resource_id AS id FROM erasure WHERE is_kept = 0 ORDER BY seq LIMIT 1000";
  const { results } = await database.prepare(sql).all<{ seq: number; source: string; id: string }>();
  const last = results.at(-1);
  if (!last) return;
  await store.putErasures(
    new Date(now).toISOString(),
    results.map(({ source, id }) => ({ source, id })),
  );
  const before = new Date(now - ERASURES_DATABASE_DAYS * DAY_MS).toISOString();
  await database.batch([
    database.prepare("UPDATE erasure SET is_kept = 1 WHERE is_kept = 0 AND seq <= ?").bind(last.seq),
    database.prepare("DELETE FROM erasure WHERE is_kept = 1 AND erased_at < ?").bind(before),
  ]);
}

/** Deletes backups beyond the 7 daily, 4 weekly and 12 monthly ones, one backup per day. */
async function forgetBackups(database: Database, store: BackupStore, now: number): Promise<void> {
  const names = await store.listNames();
  const retained = chooseRetained(names);
  for (const name of names.filter((each) => !retained.has(each)).slice(0, 3)) {
    for (let calls = 0; calls < 50 && !(await store.deletePart(name)); calls += 1);
    console.info(JSON.stringify({ level: "info", event: "backup-deleted", name }));
  }
  const before = new Date(now - ERASURES_RETENTION_DAYS * DAY_MS).toISOString();
  await store.forgetErasures(before);
  await database.prepare("DELETE FROM backup_run WHERE started_at < ?").bind(before).run();
}
