import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Reads the texts of a folder's files by name. */
export async function readFiles(from: string): Promise<Record<string, string>> {
  const names = (await readdir(from)).sort();
  const texts = names.map(async (name) => [name, await readFile(path.join(from, name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}
