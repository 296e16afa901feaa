import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawMachine } from "./draw-machine.ts";
import { enumerateOrders } from "./enumerate-specs.ts";
import { generatePictures } from "./generate-pictures.ts";
import { machines } from "./machines/machines.ts";
import { pictureStem, viewFile, views } from "./picture-spec.ts";

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

  test("are small as they are sent", () => {
    const names = readdirSync(folder).filter((name) => /-(front|left|right|rear)\.svg$/.test(name));
    const bytes = names
      .map((name) => gzipSync(readFileSync(join(folder, name))).length)
      .toSorted((a, b) => a - b);
    expect(bytes.at(0)).toBeGreaterThan(0.5 * kilobyte);
    expect(bytes.at(bytes.length / 2)).toBeLessThan(6 * kilobyte);
    expect(bytes.at(-1)).toBeLessThan(12 * kilobyte);
    expect(sizeOf("hero.svg")).toBeLessThan(60 * kilobyte);
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

  test("are left alone while the sources stay the same", async () => {
    expect(await generatePictures(folder)).toBe(0);
  });

  test("come out the same every time", () => {
    const [machine, order] = [machines[0], drawn[0]];
    if (!machine || !order) throw new Error("Nothing is drawn.");
    expect([...drawMachine(machine, order)]).toEqual([...drawMachine(machine, order)]);
  });
});
