import type { IRequest } from "itty-router";
import { boolean, create, object, optional } from "superstruct";
import type { Database } from "../database/database.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { authorise } from "../oauth/authorise.ts";
import { requireClientToken, requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { beginRun, listRuns } from "./backup-run.ts";
import { BackupStore } from "./backup-store.ts";
import { continueBackup } from "./keep-backups.ts";
import { restoreBackup } from "./restore-backup.ts";

const STALE_HOURS = 36;

const HOUR_MS = 60 * 60_000;

/** A client waits half a minute for a response. */
const RESTORE_MS = 10_000;

const RestoreStruct = object({ replaces: optional(boolean()) });

async function enter(request: Request, environment: Environment) {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_project"]);
  requireClientToken(access);
  if (!environment.backups) throw invalidOperation("This platform has no place for backups (BACKUPS).");
  const context: RequestContext = createRequestContext(environment, access);
  return { context, store: new BackupStore(environment.backups.bucket, environment.projectKey) };
}

/** `GET /{projectKey}/backups`: `{health, names}`, for `manage_project`. */
export async function answerBackups(request: Request, environment: Environment): Promise<Response> {
  const { context, store } = await enter(request, environment);
  const health = await readBackupHealth(context.db, context.now.getTime());
  return Response.json({ health, names: await store.listNames() });
}

/**
 * `POST /{projectKey}/backups`: begins a backup, or continues the current one; a client repeats it until `state` is
 * `done`.
 */
export async function answerBackup(request: Request, environment: Environment): Promise<Response> {
  const { context } = await enter(request, environment);
  const now = context.now.getTime();
  const { current } = await readBackupHealth(context.db, now);
  if (!current || current.state === "failed") await beginRun(context.db, now);
  const run = await continueBackup(environment, now);
  return Response.json(run ?? { state: "copying", name: current?.name, rows: 0, bytes: 0 });
}

/**
 * `POST /{projectKey}/backups/{name}/restore` with `{replaces?}`: a client repeats it until the response has `isDone`.
 */
export async function answerRestore(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { context, store } = await enter(request, environment);
  const { replaces = false } = create(await readJson(request), RestoreStruct);
  const name = decodeSegment(request.params.name);
  const until = Date.now() + RESTORE_MS;
  return Response.json(await restoreBackup(context, store, { name, replaces, until }));
}

interface BackupHealth {
  /** The newest backup that was written and verified; null if none exists yet. */
  readonly lastName: string | null;
  readonly lastFinishedAt: string | null;
  readonly ageHours: number | null;
  readonly bytes: number | null;
  /** No valid backup for more than a day and a half. */
  readonly isStale: boolean;
  /** The run that is in progress or was given up. */
  readonly current: {
    readonly name: string;
    readonly state: string;
    readonly problem: string | null;
  } | null;
}

async function readBackupHealth(database: Database, now: number): Promise<BackupHealth> {
  const runs = await listRuns(database);
  const last = runs.find(({ state }) => state === "done");
  const open = runs[0]?.state === "done" ? undefined : runs[0];
  const ageHours = last?.finishedAt ? (now - Date.parse(last.finishedAt)) / HOUR_MS : null;
  return {
    lastName: last?.name ?? null,
    lastFinishedAt: last?.finishedAt ?? null,
    ageHours: ageHours === null ? null : Math.round(ageHours * 10) / 10,
    bytes: last?.bytes ?? null,
    isStale: ageHours === null || ageHours > STALE_HOURS,
    current: open ? { name: open.name, state: open.state, problem: open.problem } : null,
  };
}
