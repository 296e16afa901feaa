import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNumberFinder } from "./draw-queue.ts";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { generatePictures } from "./generate-pictures.ts";
import {
  clipFiles,
  explodedFile,
  pictureStem,
  turnFile,
  turnFrames,
  viewFile,
  views,
} from "./picture-spec.ts";

const kilobyte = 1000;
const orders = enumerateOrders();
// A sixteenth of the machines, and two with a 360° and an exploded view.
const numbers = [...orders.keys()].filter(
  (number) =>
    number % 16 === 0 || (orders[number]?.turns && orders[number].spec.family === "planetary-mixer"),
);
const chosen = numbers.flatMap((number) => orders[number] ?? []);

const stemsOf = ({ spec, makes }: PictureOrder) =>
  makes.map(({ colour, maker }) => pictureStem({ ...spec, colour, maker }));

describe("the picture files", () => {
  let folder = "";
  let names: ReadonlySet<string> = new Set();
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const missing = (files: readonly string[]) => files.filter((file) => !names.has(file));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    await generatePictures(folder, numbers);
    names = new Set(readdirSync(folder));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("lead to their machine by name, so that a requested one is drawn first", () => {
    const findNumber = createNumberFinder();
    const stems = chosen.flatMap(stemsOf);
    const ofMachines = [...names].filter((name) => stems.some((stem) => name.startsWith(`${stem}-`)));
    const kinds = new Set(
      ofMachines.flatMap((name) => /-(?:controls|contents|used-a-front)\.svg$/.exec(name) ?? []),
    );
    expect(kinds.size).toBe(3);
    expect(ofMachines.filter((name) => !numbers.includes(findNumber(name) ?? -1))).toEqual([]);
  });

  test("show a machine from four sides in its brands' colours, its front as a JPEG and a WebP too", () => {
    const stems = chosen.flatMap(stemsOf);
    expect(missing(stems.flatMap((stem) => views.map((view) => viewFile(stem, view))))).toEqual([]);
    expect(missing(stems.map((stem) => `${stem}-front.jpg`))).toEqual([]);
    expect(missing(stems.map((stem) => `${stem}-front.webp`))).toEqual([]);
    expect(Math.max(...stems.map((stem) => sizeOf(`${stem}-front.webp`)))).toBeLessThan(20 * kilobyte);
    expect(Math.max(...stems.map((stem) => sizeOf(`${stem}-front.jpg`)))).toBeLessThan(60 * kilobyte);
  });

  test("turn the largest of each type of rotating families, and include a clip", async () => {
    const turning = chosen.filter(({ turns }) => turns);
    expect(turning.length).toBeGreaterThanOrEqual(2);
    for (const order of turning) {
      const { clip, poster } = clipFiles(order.spec.family, order.spec.type);
      const frames = Array.from({ length: turnFrames }, (_, index) => index + 1);
      expect(missing(stemsOf(order).flatMap((stem) => frames.map((frame) => turnFile(stem, frame))))).toEqual(
        [],
      );
      expect(missing([poster])).toEqual([]);
      expect(sizeOf(clip)).toBeLessThan(250 * kilobyte);
      expect(await sharp(join(folder, clip)).metadata()).toMatchObject({ pages: turnFrames, width: 480 });
    }
  });

  test("include exploded views of some families", () => {
    const files = chosen
      .filter(({ explodes }) => explodes)
      .flatMap((order) => stemsOf(order).map(explodedFile));
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(missing(files)).toEqual([]);
    expect(Math.max(...files.map(sizeOf))).toBeLessThan(30 * kilobyte);
  });

  test("show the shop itself, as a page and when it is shared", async () => {
    expect(missing(["default.svg", "hero.svg", "og.svg"])).toEqual([]);
    expect(gzipSync(readFileSync(join(folder, "hero.svg"))).length).toBeLessThan(30 * kilobyte);
    expect(await sharp(join(folder, "og.jpg")).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("are not redrawn while the sources are unchanged", async () => {
    expect(await generatePictures(folder, numbers)).toBe(0);
  });

  test("are reproducible", async () => {
    const again = mkdtempSync(join(tmpdir(), "pictures-"));
    await generatePictures(again, numbers.slice(0, 3));
    const differing = readdirSync(again).filter(
      (name) =>
        name !== "stamp.txt" && !readFileSync(join(again, name)).equals(readFileSync(join(folder, name))),
    );
    rmSync(again, { recursive: true });
    expect(differing).toEqual([]);
  });
});
