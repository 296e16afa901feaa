import { parseArgs } from "node:util";
import { chooseSettings, platformOptions } from "../import/choose-settings.ts";
import { describeFailure } from "../import/describe-failure.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { exportPlatform } from "./export-platform.ts";

const usage = `Usage: npm run export -- <folder> [--url <address>] [--auth-url <address>]
         [--project <key>] [--client-id <id>] [--client-secret <secret>]`;

/** The command: 0 when everything is in the folder, 1 when the platform did not give it, 2 when called wrongly. */
export async function runExport(commandLine: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    options: { ...platformOptions, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  const settings = chooseSettings(values, process.env);
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  try {
    const report = await exportPlatform(new PlatformClient(settings), folder);
    for (const [kind, count] of report.counts) console.info(`${kind}: ${count}`);
    for (const remark of report.remarks) console.warn(remark);
    return 0;
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}
