import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { startDrawQueue } from "./draw-queue.ts";
import { enumerateOrders } from "./enumerate-specs.ts";
import { findMachine } from "./machines/machines.ts";
import { paintCopies, paintForSharing } from "./paint-picture.ts";
import { scenePictures } from "./scenes/scene-pictures.ts";

const stampFile = "stamp.txt";

/** Pictures that are being drawn. */
export interface PictureRun {
  /** Resolves to the number of drawn pictures, 0 when the folder is up to date. */
  readonly done: Promise<number>;
  /** Resolves when the pictures without a machine are complete. */
  readonly scenes: Promise<unknown>;
  /** Draws a file as early as possible; resolves when it is complete, or when it will never exist. */
  readonly drawNext: (file: string) => Promise<void>;
}

/** Draws every picture into a dedicated folder; returns how many were drawn, 0 when it is up to date. */
export function generatePictures(outDir: string, numbers?: readonly number[]): Promise<number> {
  return startPictures(outDir, numbers).done;
}

/**
 * Begins to draw every picture into a dedicated folder, unless it is up to date. `numbers` are those of the machines to
 * draw, all by default.
 */
export function startPictures(
  outDir: string,
  numbers: readonly number[] = [...enumerateOrders().keys()],
): PictureRun {
  const stamp = hashOfSources(
    ["", "../catalogue/assortment", "../catalogue/plan", "../catalogue/brand.ts"].map((folder) =>
      join(import.meta.dirname, folder),
    ),
  );
  if (readStamp(outDir) === stamp) {
    return { done: Promise.resolve(0), scenes: Promise.resolve(), drawNext: () => Promise.resolve() };
  }
  mkdirSync(outDir, { recursive: true });
  removePictures(outDir);
  const queue = startDrawQueue(outDir, numbers);
  const scenes = startScenes(outDir);
  const all = Promise.all([queue.done, scenes.done]);
  return {
    done: all.then(([machinePictures, scenePictures]) => {
      // Last, so that an interrupted run starts again.
      writeFileSync(join(outDir, stampFile), stamp);
      return machinePictures + scenePictures;
    }),
    scenes: scenes.done,
    drawNext: (file) => queue.drawNext(file) ?? scenes.waitFor(file),
  };
}

/** Draws the scenes in their order, the start page's first. */
function startScenes(outDir: string) {
  const drawn = new Set<string>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const done = drawScenes(outDir, (name) => {
    drawn.add(name);
    waiting.get(name)?.resolve();
  });
  async function waitFor(file: string): Promise<void> {
    const name = file.replace(/(?:jpg|webp)$/, "svg");
    if (drawn.has(name)) return;
    const wait = waiting.get(name) ?? Promise.withResolvers<void>();
    waiting.set(name, wait);
    await Promise.race([wait.promise, done]);
  }
  return { done, waitFor };
}

async function drawScenes(outDir: string, onDrawn: (name: string) => void): Promise<number> {
  let written = 0;
  for (const [name, content] of scenePictures()) {
    writeFileSync(join(outDir, name), content);
    if (name === "og.svg") await paintForSharing(content, join(outDir, "og.jpg"));
    await paintCopies(content, join(outDir, name));
    onDrawn(name);
    written += 1;
    // Requests for pictures are received between two scenes.
    await setImmediate();
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
