import { assert, boolean, number, string, type } from "superstruct";
import { PlatformClient } from "../import/platform-client.ts";
import { runPlatformCommand } from "../import/run-platform-command.ts";
import { describeBackups, runBackup } from "./take-backup.ts";

const say = (sentence: string) => console.info(sentence);

/**
 * Runs `npm run backup`.
 * Exit code 0 when the backup was taken and verified, 1 when it failed, 2 for wrong usage.
 */
export function runBackupCommand(commandLine: readonly string[]): Promise<number> {
  return runPlatformCommand(
    {
      synopsis: "npm run backup [-- list]",
      takes: ([word, ...others]) => others.length === 0 && (word === undefined || word === "list"),
      run: async ([word], settings) => {
        const client = new PlatformClient(settings);
        if (word === "list") {
          for (const sentence of await describeBackups(client)) say(sentence);
          return 0;
        }
        const { name, rows, bytes } = await runBackup(client, say);
        say(`${name}: ${rows} rows in ${(bytes / 1_000_000).toFixed(1)} MB, written and read back`);
        return 0;
      },
    },
    commandLine,
  );
}

/**
 * Runs `npm run restore -- <backup> [replace]`.
 * Exit code 0 when the backup is restored, 1 when it failed, 2 for wrong usage.
 */
export function runRestoreCommand(commandLine: readonly string[]): Promise<number> {
  return runPlatformCommand(
    {
      synopsis: "npm run restore -- <backup> [replace]",
      takes: ([name, word, ...others]) =>
        name !== undefined && (word === undefined || word === "replace") && others.length === 0,
      run: async ([name = "", word], settings) => {
        await restoreBackup(new PlatformClient(settings), name, { replaces: word === "replace", say });
        say(`${name} is back. Now: npm run reindex`);
        return 0;
      },
    },
    commandLine,
  );
}

const ProgressShape = type({ isDone: boolean(), step: string(), at: string(), pages: number() });

interface RestoreOptions {
  /** Whether the database's data may be deleted. */
  readonly replaces: boolean;
  readonly say: (sentence: string) => void;
}

/**
 * Makes the embedded platform restore a backup. Throws the platform's refusal: the database is not empty, or the backup
 * is missing.
 */
export async function restoreBackup(
  client: PlatformClient,
  name: string,
  { replaces, say }: RestoreOptions,
): Promise<void> {
  for (;;) {
    const path = `/backups/${encodeURIComponent(name)}/restore`;
    const progress = await client.send("POST", path, { replaces });
    assert(progress, ProgressShape);
    if (progress.isDone) return;
    say(`${progress.step} ${progress.at} (the backup has ${progress.pages} pages)`);
  }
}
