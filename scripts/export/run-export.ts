import type { PlatformSettings } from "../import/choose-settings.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { runPlatformCommand } from "../import/run-platform-command.ts";
import { exportPlatform } from "./export-platform.ts";

/** The command: 0 when everything is in the folder, 1 when the platform did not give it, 2 when called wrongly. */
export function runExport(commandLine: readonly string[]): Promise<number> {
  return runPlatformCommand(
    {
      synopsis: "npm run export -- <folder>",
      takes: (words) => words.length === 1,
      run: ([folder = ""], settings) => exportInto(folder, settings),
    },
    commandLine,
  );
}

async function exportInto(folder: string, settings: PlatformSettings): Promise<number> {
  const report = await exportPlatform(new PlatformClient(settings), folder);
  for (const [kind, count] of report.counts) console.info(`${kind}: ${count}`);
  for (const remark of report.remarks) console.warn(remark);
  return 0;
}
