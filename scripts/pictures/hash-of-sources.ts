import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A fingerprint of the generator's own sources: what they draw changes only when they do. */
export function hashOfSources(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.toSorted()) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}
