import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { BadLine, DraftLine } from "./draft-line.ts";
import { parseDraftLine } from "./parse-draft-line.ts";
import { resourceKinds, toResourceKind } from "./resource-kind.ts";

export interface DraftFiles {
  readonly lines: readonly DraftLine[];
  readonly badLines: readonly BadLine[];
  /** Files whose names say nothing that is known. */
  readonly unknownFiles: readonly string[];
}

/** Reads draft files, and the draft files of folders; empty lines are passed over. */
export async function readDraftFiles(paths: readonly string[]): Promise<DraftFiles> {
  const lines: DraftLine[] = [];
  const badLines: BadLine[] = [];
  const unknownFiles: string[] = [];
  for (const file of await listFiles(paths)) {
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
  return { lines, badLines, unknownFiles };
}

async function listFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const each of paths) {
    if (!(await stat(each)).isDirectory()) {
      files.push(each);
      continue;
    }
    const names = (await readdir(each)).filter((name) => /\.(jsonl|ndjson)$/i.test(name));
    // by what stands before the extension: products.jsonl before products-late.jsonl
    names.sort((left, right) => (path.parse(left).name < path.parse(right).name ? -1 : 1));
    files.push(...names.map((name) => path.join(each, name)));
  }
  return files;
}

/** The sentence for a file whose name is not known. */
export function describeUnknownFile(file: string): string {
  return `${file}: the name must begin with one of ${resourceKinds.join(", ")}`;
}
