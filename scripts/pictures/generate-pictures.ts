import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfSources } from "./hash-of-sources.ts";
import { sizes } from "./machines/machine.ts";
import { machines } from "./machines/machines.ts";
import { picturesOfMachine } from "./picture-of-machine.ts";
import { scenePictures } from "./scenes/scene-pictures.ts";

const stampFile = "stamp.txt";

/** Draws every picture into a folder; returns how many were written, 0 when the folder is up to date. */
export function generatePictures(outDir: string): number {
  const stamp = hashOfSources(import.meta.dirname);
  if (readStamp(outDir) === stamp) return 0;
  mkdirSync(outDir, { recursive: true });
  let written = 0;
  for (const [name, content] of everyPicture()) {
    writeFileSync(join(outDir, name), content);
    written += 1;
  }
  // Last, so that an interrupted run starts anew.
  writeFileSync(join(outDir, stampFile), stamp);
  return written;
}

function* everyPicture(): Generator<[name: string, content: string]> {
  for (const machine of machines) {
    for (const size of sizes) yield* picturesOfMachine(machine, size);
  }
  yield* scenePictures();
}

function readStamp(outDir: string): string | undefined {
  try {
    return readFileSync(join(outDir, stampFile), "utf8");
  } catch {
    return undefined;
  }
}
