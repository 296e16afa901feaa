import type { PlatformSettings } from "./choose-settings.ts";
import { CatalogueIndex } from "./csv/catalogue-index.ts";
import { type ConvertedTable, convertTable } from "./csv/convert-table.ts";
import { importDrafts } from "./import-drafts.ts";
import { describeBadLine, inFileOrder } from "./import-report.ts";
import { DryRunClient, PlatformClient } from "./platform-client.ts";
import { type DraftFiles, describeUnknownFile, readDraftFiles } from "./read-draft-files.ts";
import { runPlatformCommand } from "./run-platform-command.ts";

/** Runs the command: exit code 0 when every line was imported, 1 when some were not, 2 for wrong usage. */
export function runImport(commandLine: readonly string[]): Promise<number> {
  return runPlatformCommand(
    {
      synopsis: "npm run import -- <folder or files> [--dry-run]",
      takes: (words) => words.length > 0,
      run: (paths, settings, { isDryRun }) => importFiles(paths, settings, isDryRun),
    },
    commandLine,
  );
}

async function importFiles(
  paths: readonly string[],
  settings: PlatformSettings,
  isDryRun: boolean,
): Promise<number> {
  const files = await readDraftFiles(paths);
  const { unknownFiles } = files;
  for (const file of unknownFiles) console.warn(describeUnknownFile(file));
  const client = isDryRun ? new DryRunClient(settings) : new PlatformClient(settings);
  const { lines, badLines } = await withTables(client, files);
  if (isDryRun) console.info("Nothing is written: what follows is what would be done.");
  console.info(`${lines.length} drafts → ${settings.apiUrl}/${settings.projectKey}`);
  const report = await importDrafts(client, lines);
  for (const line of inFileOrder(report.remarks)) console.warn(describeBadLine(line));
  const bad = inFileOrder([...badLines, ...report.badLines]);
  for (const line of bad) console.error(describeBadLine(line));
  for (const line of report.describe()) console.info(line);
  if (bad.length > 0) console.error(`${bad.length} lines did not go in.`);
  return bad.length > 0 || unknownFiles.length > 0 ? 1 : 0;
}

/**
 * Returns all drafts of the files, including those of tables, whose references may be in the files or on the platform.
 */
export async function withTables(
  client: PlatformClient,
  { lines, badLines, tables }: DraftFiles,
): Promise<ConvertedTable> {
  if (tables.length === 0) return { lines, badLines };
  const index = await CatalogueIndex.load(client, lines);
  const converted = tables.map((table) => convertTable(table, index));
  return {
    lines: [...lines, ...converted.flatMap((table) => table.lines)],
    badLines: [...badLines, ...converted.flatMap((table) => table.badLines)],
  };
}
