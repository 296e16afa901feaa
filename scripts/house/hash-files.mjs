import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.mjs";

/**
 * Returns SHA-256 over names and contents of files and folders (relative to the root); missing ones change the hash.
 *
 * @param {readonly string[]} entries
 * @param {(file: string) => boolean} [isLeftOut]
 */
export function hashFiles(entries, isLeftOut = (_) => false) {
  const hash = createHash("sha256");
  const visit = (relative) => {
    const absolute = path.join(root, relative);
    if (!existsSync(absolute) || isLeftOut(relative)) return;
    if (statSync(absolute).isDirectory()) {
      for (const name of readdirSync(absolute).sort()) visit(path.join(relative, name));
      return;
    }
    hash.update(relative).update("\0").update(readFileSync(absolute)).update("\0");
  };
  for (const entry of entries) visit(entry);
  return hash.digest("hex");
}
