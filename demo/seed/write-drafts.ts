import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DraftsByKind } from "../../scripts/import/parse-draft-line.ts";
import { resourceKinds } from "../../scripts/import/resource-kind.ts";
import type { Catalogue } from "../catalogue/generate-catalogue.ts";

/** Writes the catalogue as draft files, one JSON object per line, for `npm run import`. */
export async function writeDrafts(catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const drafts: DraftsByKind = catalogue;
  for (const kind of resourceKinds) {
    const lines = drafts[kind]?.map((draft) => `${JSON.stringify(draft)}\n`);
    if (lines) await writeFile(path.join(folder, `${kind}.jsonl`), lines.join(""));
  }
}
