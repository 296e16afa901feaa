import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawMachine } from "./draw-machine.ts";
import { enumerateOrders } from "./enumerate-specs.ts";
import { explosions } from "./exploded/explosions.ts";
import { generatePictures } from "./generate-pictures.ts";
import { machines } from "./machines/machines.ts";
import {
  clipFiles,
  explodedFamilies,
  explodedFile,
  pictureStem,
  turnFile,
  turnFrames,
  viewFile,
  views,
} from "./picture-spec.ts";

const kilobyte = 1000;
const orders = enumerateOrders();
const drawn = orders.filter(({ spec }) => machines.some(({ family }) => family === spec.family));
const stems = drawn.flatMap(({ spec, colours }) => colours.map((colour) => pictureStem({ ...spec, colour })));

describe("the picture files", () => {
  let folder = "";
  const sizeOf = (name: string) => statSync(join(folder, name)).size;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    await generatePictures(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("show every machine of the assortment from four sides in its brands' colours", () => {
    const names = new Set(readdirSync(folder));
    expect(
      stems.flatMap((stem) => views.map((view) => viewFile(stem, view))).filter((file) => !names.has(file)),
    ).toEqual([]);
  });

  test("show six families taken apart, the largest of each type in each colour", () => {
    expect(Object.keys(explosions).toSorted()).toEqual([...explodedFamilies].toSorted());
    const files = drawn
      .filter(({ explodes }) => explodes)
      .flatMap(({ spec, colours }) =>
        colours.map((colour) => explodedFile(pictureStem({ ...spec, colour }))),
      );
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...files.map(sizeOf))).toBeLessThan(30 * kilobyte);
  });

  test("are small as they are sent", () => {
    const names = readdirSync(folder).filter((name) => /-(front|left|right|rear)\.svg$/.test(name));
    const bytes = names
      .map((name) => gzipSync(readFileSync(join(folder, name))).length)
      .toSorted((a, b) => a - b);
    expect(bytes.at(0)).toBeGreaterThan(0.5 * kilobyte);
    expect(bytes.at(bytes.length / 2)).toBeLessThan(6 * kilobyte);
    expect(bytes.at(-1)).toBeLessThan(12 * kilobyte);
    expect(gzipSync(readFileSync(join(folder, "hero.svg"))).length).toBeLessThan(30 * kilobyte);
  });

  test("carry their size, so that a page never jumps", () => {
    const content = readFileSync(join(folder, "planetary-mixer-0-5-steel-left.svg"), "utf8");
    expect(content).toContain('viewBox="0 0 480 480" width="480" height="480"');
    expect(content).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("are there once more, painted, of what is shown when a page is shared", async () => {
    const painted = readdirSync(folder).filter((name) => name.endsWith("-front.jpg"));
    expect(painted).toHaveLength(stems.length);
    expect(await sharp(join(folder, "og.jpg")).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(sizeOf("planetary-mixer-0-5-steel-front.jpg")).toBeLessThan(60 * kilobyte);
  });

  test("turn the largest of each type of what turns, and film it", () => {
    const names = new Set(readdirSync(folder));
    const turning = drawn.filter(({ turns }) => turns);
    expect(turning.length).toBeGreaterThanOrEqual(24);
    const files = turning.flatMap(({ spec, colours }) => {
      const { clip, poster } = clipFiles(spec.family, spec.type);
      const frames = colours.flatMap((colour) =>
        [1, turnFrames].map((frame) => turnFile(pictureStem({ ...spec, colour }), frame)),
      );
      return [clip, poster, ...frames];
    });
    expect(files.filter((file) => !names.has(file))).toEqual([]);
    const clips = readdirSync(folder).filter((name) => name.endsWith(".webp"));
    expect(clips.filter((name) => sizeOf(name) > 250 * kilobyte)).toEqual([]);
  });

  test("are not too many, nor too heavy, to be served as assets", () => {
    const names = readdirSync(folder);
    expect(names.length).toBeLessThan(12_000);
    expect(names.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(120_000 * kilobyte);
  });

  test("are left alone while the sources stay the same", async () => {
    expect(await generatePictures(folder)).toBe(0);
  });

  test("come out the same every time", () => {
    const [machine, order] = [machines[0], drawn[0]];
    if (!machine || !order) throw new Error("Nothing is drawn.");
    expect([...drawMachine(machine, order)]).toEqual([...drawMachine(machine, order)]);
  });
});
