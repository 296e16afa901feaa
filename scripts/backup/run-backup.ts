import { PlatformClient } from "../import/platform-client.ts";
import { runPlatformCommand } from "../import/run-platform-command.ts";
import { restoreBackup } from "./restore-backup.ts";
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
