import { parseArgs } from "node:util";
import { chooseSettings, type PlatformSettings, platformOptions } from "./choose-settings.ts";

interface PlatformCommand {
  /** `npm run import -- <folder or files>`; the platform options are added. */
  readonly synopsis: string;
  /** Reports whether these arguments are valid. */
  readonly takes: (words: readonly string[]) => boolean;
  /** Does the work and returns the exit code; a thrown error is reported in one sentence. */
  readonly run: (
    words: readonly string[],
    settings: PlatformSettings,
    choices: CommandChoices,
  ) => Promise<number>;
}

/** Options that a command accepts when its synopsis names them. */
interface CommandChoices {
  readonly isDryRun: boolean;
  readonly only?: string | undefined;
}

const optionsUsage = `[--url <address>] [--auth-url <address>]
         [--project <key>] [--client-id <id>] [--client-secret <secret>]`;

/**
 * Runs a command on one platform.
 * Returns the exit code of its work, 1 when that failed, 2 for wrong usage.
 */
export async function runPlatformCommand(
  { synopsis, takes, run }: PlatformCommand,
  commandLine: readonly string[],
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    options: {
      ...platformOptions,
      "dry-run": { type: "boolean" },
      only: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
  });
  const choices = { isDryRun: values["dry-run"] ?? false, only: values.only };
  const isStrange =
    (choices.isDryRun && !synopsis.includes("--dry-run")) ||
    (choices.only !== undefined && !synopsis.includes("--only"));
  if (values.help || !takes(positionals) || isStrange) {
    console.info(`Usage: ${synopsis} ${optionsUsage}`);
    return values.help ? 0 : 2;
  }
  const settings = chooseSettings(values, process.env);
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  try {
    return await run(positionals, settings, choices);
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}

/** Describes in one sentence why a command failed, with the fix if known. */
export function describeFailure(error: unknown, { apiUrl }: Pick<PlatformSettings, "apiUrl">): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") {
    return `Nothing answers at ${apiUrl}. Is the shop running (npm start), or is --url meant for another one?`;
  }
  if (code === "ENOENT" && error instanceof Error) return `There is no such file or folder: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
