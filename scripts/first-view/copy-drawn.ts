import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";
import { compressStartPicture } from "./compress-folder.ts";

// Completes a build that was made before the demo's pictures and documents were all generated.
const folders = ["pictures", "manuals", "labels", "fiches"];
/** Generated last: they tell for which sources the files are. */
const stamps = ["pictures/stamp.txt", "manuals/stamp.txt"];

function isSame(file: string): boolean {
  const [source, copy] = [path.join(root, "public", file), path.join(root, "build/client", file)];
  return existsSync(copy) && readFileSync(copy, "utf8") === readFileSync(source, "utf8");
}

if (!stamps.every(isSame)) {
  for (const folder of folders) {
    const copy = path.join(root, "build/client", folder);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path.join(root, "public", folder), copy, { recursive: true });
  }
  await compressStartPicture(path.join(root, "build/client/pictures"));
}
