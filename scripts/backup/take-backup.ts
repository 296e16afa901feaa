import { setTimeout as sleep } from "node:timers/promises";
import { array, assert, boolean, nullable, number, optional, string, type } from "superstruct";
import type { PlatformClient } from "../import/platform-client.ts";

const RunShape = type({
  name: string(),
  state: string(),
  rows: number(),
  bytes: number(),
  problem: optional(nullable(string())),
});

const BackupsShape = type({
  names: array(string()),
  health: type({
    lastName: nullable(string()),
    ageHours: nullable(number()),
    isStale: boolean(),
    current: nullable(type({ name: string(), state: string(), problem: nullable(string()) })),
  }),
});

/** Pause between two requests while another request continues the run. */
const pauseMs = 1_000;

export interface FinishedBackup {
  readonly name: string;
  readonly rows: number;
  /** Compressed. */
  readonly bytes: number;
}

/** Makes the embedded platform take a backup step by step; returns it once verified. Throws when the run is aborted. */
export async function runBackup(
  client: PlatformClient,
  say: (sentence: string) => void,
): Promise<FinishedBackup> {
  for (;;) {
    const run = await client.send("POST", "/backups");
    assert(run, RunShape);
    if (run.state === "done") return run;
    if (run.state === "failed") throw new Error(`The backup ${run.name} was aborted: ${run.problem}`);
    say(`${run.name}: ${run.state}, ${run.rows} rows so far`);
    await sleep(pauseMs);
  }
}

/** Returns the existing backups, oldest first, and the state of the last one, as sentences. */
export async function describeBackups(client: PlatformClient): Promise<readonly string[]> {
  const found = await client.send("GET", "/backups");
  assert(found, BackupsShape);
  const { lastName, ageHours, isStale, current } = found.health;
  return [
    ...found.names,
    lastName === null
      ? "This database has no backup yet."
      : `The last one (${lastName}) is ${ageHours} hours old.`,
    ...(isStale ? ["That is too old: look for backup-step-failed in the log."] : []),
    ...(current
      ? [`${current.name} is ${current.state}${current.problem ? `: ${current.problem}` : ""}`]
      : []),
  ];
}
