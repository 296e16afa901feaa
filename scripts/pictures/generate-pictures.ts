import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { sizes } from "./machines/machine.ts";
import { machines } from "./machines/machines.ts";
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

/** A fingerprint of the generator's own sources: what they draw changes only when they do. */
function hashOfSources(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.toSorted()) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

const paper = "#faf9f6";
/** Networks show a large preview from 600 pixels on. */
const width = 600;

/** Paints a drawing on paper as a JPEG: 600 pixels wide, or as wide as it is. */
async function paintForSharing(svg: string, file: string): Promise<void> {
  const drawing = sharp(Buffer.from(svg), { density: 90 });
  const { width: own } = await drawing.metadata();
  await drawing
    .resize({ width: Math.max(width, Math.round(own / 1.25)) })
    .flatten({ background: paper })
    .jpeg({ quality: 80 })
    .toFile(file);
}
