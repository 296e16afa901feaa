import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../demo-catalogue/generate-catalogue.ts";
import { resourceKinds } from "../import/resource-kind.ts";

/** Writes the catalogue as draft files, one JSON object per line, as `npm run import` takes them. */
export async function writeDrafts(catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const kind of resourceKinds) {
    const lines = catalogue[kind].map((draft) => `${JSON.stringify(draft)}\n`);
    await writeFile(path.join(folder, `${kind}.jsonl`), lines.join(""));
  }
}
