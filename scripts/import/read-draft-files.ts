import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { readTable, type Table } from "./csv/read-table.ts";
import type { BadLine, DraftLine } from "./draft-line.ts";
import { parseDraftLine } from "./parse-draft-line.ts";
import { isTable, resourceKinds, toResourceKind } from "./resource-kind.ts";

export interface DraftFiles {
  readonly lines: readonly DraftLine[];
  readonly badLines: readonly BadLine[];
  /** Product tables; their references must be known before they are converted to drafts (`convertTable`). */
  readonly tables: readonly Table[];
  /** Files with unknown names. */
  readonly unknownFiles: readonly string[];
}

/** Reads draft files, and the draft files of folders; empty lines are skipped. */
export async function readDraftFiles(paths: readonly string[]): Promise<DraftFiles> {
  const lines: DraftLine[] = [];
  const badLines: BadLine[] = [];
  const tables: Table[] = [];
  const unknownFiles: string[] = [];
  for (const file of await listFiles(paths)) {
    if (isTable(file)) {
      tables.push(await readTable(file));
      continue;
    }
    const kind = toResourceKind(path.basename(file));
    if (!kind) {
      unknownFiles.push(file);
      continue;
    }
    let line = 0;
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      line += 1;
      if (text.trim() === "") continue;
      const parsed = parseDraftLine(text.replace(/^\uFEFF/, ""), kind, { file, line });
      if ("draft" in parsed) lines.push(parsed);
      else badLines.push(parsed);
    }
  }
  return { lines, badLines, tables, unknownFiles };
}

async function listFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const each of paths) {
    if (!(await stat(each)).isDirectory()) {
      files.push(each);
      continue;
    }
    const names = (await readdir(each)).filter((name) => /\.(jsonl|ndjson|csv)$/i.test(name));
    // by the name before the extension: products.jsonl before products-late.jsonl
    names.sort((left, right) => (path.parse(left).name < path.parse(right).name ? -1 : 1));
    files.push(...names.map((name) => path.join(each, name)));
  }
  return files;
}

/** Returns the message for a file with an unknown name. */
export function describeUnknownFile(file: string): string {
  return `${file}: the name must begin with one of ${resourceKinds.join(", ")}, or end in .csv`;
}
