import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The texts of a folder's files by their names. */
export async function readFiles(from: string): Promise<Record<string, string>> {
  const names = (await readdir(from)).sort();
  const texts = names.map(async (name) => [name, await readFile(path.join(from, name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}
