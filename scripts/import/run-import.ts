import { parseArgs } from "node:util";
import { chooseSettings, platformOptions } from "./choose-settings.ts";
import { describeFailure } from "./describe-failure.ts";
import { importDrafts } from "./import-drafts.ts";
import { describeBadLine, inFileOrder } from "./import-report.ts";
import { PlatformClient } from "./platform-client.ts";
import type { PlatformSettings } from "./platform-settings.ts";
import { describeUnknownFile, readDraftFiles } from "./read-draft-files.ts";
import { withTables } from "./with-tables.ts";

const usage = `Usage: npm run import -- <folder or files> [--url <address>] [--auth-url <address>]
         [--project <key>] [--client-id <id>] [--client-secret <secret>]`;

/** The command: 0 when every line went in, 1 when some did not, 2 when it was called wrongly. */
export async function runImport(commandLine: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    options: { ...platformOptions, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  if (values.help || positionals.length === 0) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  const settings = chooseSettings(values, process.env);
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  try {
    return await importFiles(positionals, settings);
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}

async function importFiles(paths: readonly string[], settings: PlatformSettings): Promise<number> {
  const files = await readDraftFiles(paths);
  const { unknownFiles } = files;
  for (const file of unknownFiles) console.warn(describeUnknownFile(file));
  const client = new PlatformClient(settings);
  const { lines, badLines } = await withTables(client, files);
  console.info(`${lines.length} drafts → ${settings.apiUrl}/${settings.projectKey}`);
  const report = await importDrafts(client, lines);
  const bad = inFileOrder([...badLines, ...report.badLines]);
  for (const line of bad) console.error(describeBadLine(line));
  for (const line of report.describe()) console.info(line);
  if (bad.length > 0) console.error(`${bad.length} lines did not go in.`);
  return bad.length > 0 || unknownFiles.length > 0 ? 1 : 0;
}
