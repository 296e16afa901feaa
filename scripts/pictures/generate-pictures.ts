import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawMachine } from "./draw-machine.ts";
import { enumerateOrders } from "./enumerate-specs.ts";
import { machines } from "./machines/machines.ts";
import { scenePictures } from "./scenes/scene-pictures.ts";

const stampFile = "stamp.txt";

/** What a page shows of itself elsewhere, where SVG is not drawn: the front of each machine, and the shop. */
const isShared = (name: string) => name.endsWith("-front.svg") || name === "og.svg";

/** Draws every picture into a folder; answers how many were written, 0 when the folder is up to date. */
export async function generatePictures(outDir: string): Promise<number> {
  const stamp = hashOfSources([
    import.meta.dirname,
    join(import.meta.dirname, "../demo-catalogue/assortment"),
  ]);
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

/** Families of the assortment that nobody has drawn yet: their products show the default picture. */
export function undrawnFamilies(): string[] {
  const drawn = new Set(machines.map(({ family }) => family));
  return [...new Set(enumerateOrders().map(({ spec }) => spec.family))].filter(
    (family) => !drawn.has(family),
  );
}

function* everyPicture(): Generator<[name: string, content: string]> {
  for (const order of enumerateOrders()) {
    const machine = machines.find(({ family }) => family === order.spec.family);
    if (machine) yield* drawMachine(machine, order);
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

/** A fingerprint of what the pictures are drawn from: they change only when it does. */
function hashOfSources(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.toSorted()) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
      hash.update(file).update(readFileSync(join(folder, file)));
    }
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
