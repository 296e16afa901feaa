import type { PlatformSettings } from "../import/choose-settings.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { resourceKinds, toResourceKind } from "../import/resource-kind.ts";
import { runPlatformCommand } from "../import/run-platform-command.ts";
import { exportPlatform } from "./export-platform.ts";

/**
 * Runs the command.
 * Exit code 0 when the folder is complete, 1 when the platform failed, 2 for wrong usage.
 */
export function runExport(commandLine: readonly string[]): Promise<number> {
  return runPlatformCommand(
    {
      synopsis: "npm run export -- <folder> [--only <kinds>]",
      takes: (words) => words.length === 1,
      run: ([folder = ""], settings, { only }) => exportInto(folder, settings, only),
    },
    commandLine,
  );
}

/** `only`: kinds separated by commas, as the files are named. */
async function exportInto(
  folder: string,
  settings: PlatformSettings,
  only: string | undefined,
): Promise<number> {
  const names = only?.split(",").map((name) => name.trim());
  const kinds = names?.flatMap((name) => toResourceKind(name) ?? []) ?? resourceKinds;
  if (names && kinds.length < names.length) {
    console.error(`--only takes some of ${resourceKinds.join(", ")}, with commas between.`);
    return 2;
  }
  const report = await exportPlatform(new PlatformClient(settings), folder, kinds);
  for (const [kind, count] of report.counts) console.info(`${kind}: ${count}`);
  for (const remark of report.remarks) console.warn(remark);
  return 0;
}
