import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { enumerateOrders } from "./enumerate-specs.ts";
import { findMachine } from "./machines/machines.ts";
import { paintForSharing } from "./paint-for-sharing.ts";
import { scenePictures } from "./scenes/scene-pictures.ts";

const stampFile = "stamp.txt";
const mostWorkers = 6;
// Networks show a large preview from 600 pixels on.
const previewScale = 600 / 480;

/**
 * Draws every picture into a dedicated folder; returns how many were drawn, 0 when it is up to date. `numbers` are
 * those of the machines to draw, all by default.
 */
export async function generatePictures(
  outDir: string,
  numbers: readonly number[] = [...enumerateOrders().keys()],
): Promise<number> {
  const stamp = hashOfSources(
    ["", "../catalogue/assortment", "../catalogue/plan", "../catalogue/brand.ts"].map((folder) =>
      join(import.meta.dirname, folder),
    ),
  );
  if (readStamp(outDir) === stamp) return 0;
  mkdirSync(outDir, { recursive: true });
  removePictures(outDir);
  const machinePictures = drawMachines(outDir, numbers);
  const scenes = await drawScenes(outDir);
  const written = scenes + (await machinePictures);
  // Last, so that an interrupted run starts again.
  writeFileSync(join(outDir, stampFile), stamp);
  return written;
}

/** Threads take orders one after the other; the assignment does not change a byte. */
async function drawMachines(outDir: string, numbers: readonly number[]): Promise<number> {
  const waiting = numbers.toReversed();
  const drawn = await Promise.all(
    Array.from({ length: Math.min(mostWorkers, availableParallelism()) }, () => {
      const worker = new Worker(new URL("./draw-orders.ts", import.meta.url), { workerData: { outDir } });
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const order = () => worker.postMessage(waiting.pop() ?? "done");
      worker.on("error", reject);
      worker.on("message", (written: number | "ready" | { total: number }) => {
        if (typeof written === "object") resolve(written.total);
        else order();
      });
      return promise;
    }),
  );
  return drawn.reduce((sum, one) => sum + one, 0);
}

async function drawScenes(outDir: string): Promise<number> {
  let written = 0;
  for (const [name, content] of scenePictures()) {
    writeFileSync(join(outDir, name), content);
    const painted = join(outDir, name.replace(/svg$/, "jpg"));
    if (name === "og.svg") await paintForSharing(content, painted, 1);
    if (name.endsWith("-front.svg")) await paintForSharing(content, painted, previewScale);
    written += 1;
  }
  return written;
}

/** Lists families of the assortment without a drawing: their products show the default picture. */
export function undrawnFamilies(): string[] {
  const families = new Set(enumerateOrders().map(({ spec }) => spec.family));
  return [...families].filter((family) => !findMachine(family));
}

/** Deletes the pictures of an earlier run, whose products may no longer exist. */
function removePictures(outDir: string): void {
  rmSync(join(outDir, stampFile), { force: true });
  for (const name of readdirSync(outDir)) {
    if (/\.(svg|jpg|webp)$/.test(name)) rmSync(join(outDir, name));
  }
}

function readStamp(outDir: string): string | undefined {
  try {
    return readFileSync(join(outDir, stampFile), "utf8");
  } catch {
    return undefined;
  }
}

/** Hashes the sources of the pictures, which change only with them. */
function hashOfSources(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const files = source.endsWith(".ts")
      ? [""]
      : readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
          (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
        );
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest("hex");
}
