import type { Database } from "../database/database.ts";
import { listRuns } from "./backup-run.ts";

export interface BackupHealth {
  /** The newest backup that was written and read back; null when there is none yet. */
  readonly lastName: string | null;
  readonly lastFinishedAt: string | null;
  readonly ageHours: number | null;
  readonly bytes: number | null;
  /** No good backup for longer than a day and a half. */
  readonly isStale: boolean;
  /** The run that is under way or was given up. */
  readonly current: {
    readonly name: string;
    readonly state: string;
    readonly problem: string | null;
  } | null;
}

const STALE_HOURS = 36;
const HOUR_MS = 60 * 60_000;

/** How old the last good backup is, for a dashboard; `now` in milliseconds since 1970. */
export async function readBackupHealth(database: Database, now: number): Promise<BackupHealth> {
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
