import { CatalogueIndex } from "./csv/catalogue-index.ts";
import { type ConvertedTable, convertTable } from "./csv/convert-table.ts";
import type { PlatformClient } from "./platform-client.ts";
import type { DraftFiles } from "./read-draft-files.ts";

/** All drafts of the files, those of tables among them: what a table names may be in the files or on the platform. */
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
