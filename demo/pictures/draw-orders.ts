import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { drawDimensions } from "./dimensions/draw-dimensions.ts";
import { drawMachine } from "./draw-machine.ts";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { drawExploded } from "./exploded/draw-exploded.ts";
import type { Machine } from "./machines/machine.ts";
import { findMachine } from "./machines/machines.ts";
import { paintCopies, paper } from "./paint-picture.ts";
import { clipFiles, pictureStem } from "./picture-spec.ts";

// Worker thread that draws: receives the numbers of orders, one at a time, until none is left.
const outDir = String(workerData.outDir);
const orders = enumerateOrders();
let total = 0;

// There are enough threads already, and each picture is painted once.
sharp.concurrency(1);
sharp.cache(false);
parentPort?.on("message", async (number: number | "done") => {
  const order = number === "done" ? undefined : orders[number];
  if (!order) {
    parentPort?.postMessage({ total });
    parentPort?.close();
    return;
  }
  total += await drawOrder(order);
  parentPort?.postMessage("ready");
});
parentPort?.postMessage("ready");

/** Writes the pictures of a machine, its fronts as JPEG and WebP too, and, for rotating ones, the clip. */
async function drawOrder(order: PictureOrder): Promise<number> {
  const { spec, makes } = order;
  const machine = findMachine(spec.family);
  if (!machine) return 0;
  const filmed = `${pictureStem({ ...spec, colour: makes[0].colour })}-turn-`;
  const frames: string[] = [];
  const painting: Promise<void>[] = [];
  let written = 0;
  for (const [name, content] of picturesOf(machine, order)) {
    const file = join(outDir, name);
    writeFileSync(file, content);
    painting.push(paintCopies(content, file));
    if (name.startsWith(filmed)) frames.push(content);
    written += 1;
  }
  const { clip, poster } = clipFiles(spec.family, spec.type);
  if (order.turns) painting.push(filmTurn(frames, join(outDir, clip), join(outDir, poster)));
  await Promise.all(painting);
  return written;
}

function* picturesOf(machine: Machine, order: PictureOrder): Generator<[name: string, content: string]> {
  yield* drawMachine(machine, order);
  yield drawDimensions(machine, order.spec);
  if (order.explodes) yield* drawExploded(machine, order);
}

const filmSide = 480;
const millisecondsPerFrame = 90;
const mostBytes = 250_000;
/** Compression qualities in order: flat colours allow low ones, and many edges lower ones still. */
const qualities = [45, 30, 10];

/** Encodes the frames of a turn as an endlessly looping animated WebP, and its first frame as a JPEG. */
async function filmTurn(frames: readonly string[], clip: string, poster: string): Promise<void> {
  const painted: Buffer[] = [];
  for (const svg of frames) {
    painted.push(await sharp(Buffer.from(svg)).flatten({ background: paper }).raw().toBuffer());
  }
  const [first] = painted;
  if (!first) return;
  const raw = { width: filmSide, channels: 3 } as const;
  const strip = { ...raw, height: filmSide * frames.length, pageHeight: filmSide };
  await sharp(first, { raw: { ...raw, height: filmSide } })
    .jpeg({ quality: 80 })
    .toFile(poster);
  const film = sharp(Buffer.concat(painted), { raw: strip });
  for (const quality of qualities) {
    const delay = frames.map(() => millisecondsPerFrame);
    const content = await film.clone().webp({ quality, effort: 2, loop: 0, delay }).toBuffer();
    if (content.length > mostBytes && quality !== qualities.at(-1)) continue;
    writeFileSync(clip, content);
    return;
  }
}
