import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfSources } from "./hash-of-sources.ts";
import { sizes } from "./machines/machine.ts";
import { machines } from "./machines/machines.ts";
import { paintForSharing } from "./paint-for-sharing.ts";
import { picturesOfMachine } from "./picture-of-machine.ts";
import { scenePictures } from "./scenes/scene-pictures.ts";

const stampFile = "stamp.txt";

/** What a page shows of itself elsewhere, where SVG is not drawn: the front of each machine, and the shop. */
const isShared = (name: string) => name.endsWith("-front.svg") || name === "og.svg";

/** Draws every picture into a folder; answers how many were written, 0 when the folder is up to date. */
export async function generatePictures(outDir: string): Promise<number> {
  const stamp = hashOfSources(import.meta.dirname);
  if (readStamp(outDir) === stamp) return 0;
  mkdirSync(outDir, { recursive: true });
  let written = 0;
  const painting: Promise<void>[] = [];
  for (const [name, content] of everyPicture()) {
    writeFileSync(join(outDir, name), content);
    if (isShared(name)) painting.push(paintForSharing(content, join(outDir, name.replace(/svg$/, "jpg"))));
    written += 1;
  }
  await Promise.all(painting);
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
