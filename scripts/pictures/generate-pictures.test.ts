import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatePictures } from "./generate-pictures.ts";
import { planetaryMixer } from "./machines/planetary-mixer.ts";
import { picturesOfMachine } from "./picture-of-machine.ts";

const kilobyte = 1000;

describe("the picture files", () => {
  let folder = "";
  const sizeOf = (name: string) => statSync(join(folder, name)).size;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    await generatePictures(folder);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("cover every family, colour, size and view", () => {
    const names = readdirSync(folder).filter((name) => /-(front|left|right|rear)\.svg$/.test(name));
    expect(names).toHaveLength(14 * 5 * 3 * 4);
    expect(names).toContain("air-compressor-steel-l-rear.svg");
  });

  test("are small", () => {
    const names = readdirSync(folder).filter((name) => /-(front|left|right|rear)\.svg$/.test(name));
    const bytes = names.map(sizeOf).toSorted((a, b) => a - b);
    expect(bytes.at(0)).toBeGreaterThan(2 * kilobyte);
    expect(bytes.at(bytes.length / 2)).toBeLessThan(12 * kilobyte);
    expect(bytes.at(-1)).toBeLessThan(22 * kilobyte);
    expect(sizeOf("hero.svg")).toBeLessThan(60 * kilobyte);
  });

  test("carry their size, so that a page never jumps", () => {
    const content = readFileSync(join(folder, "meat-slicer-red-s-left.svg"), "utf8");
    expect(content).toContain('viewBox="0 0 480 480" width="480" height="480"');
    expect(content).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("are there once more, painted, of what is shown when a page is shared", async () => {
    const painted = readdirSync(folder).filter((name) => name.endsWith(".jpg"));
    expect(painted).toHaveLength(14 * 5 * 3 + 1);
    expect(painted).toContain("air-compressor-steel-l-front.jpg");
    expect(await sharp(join(folder, "og.jpg")).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(sizeOf("air-compressor-steel-l-front.jpg")).toBeLessThan(60 * kilobyte);
  });

  test("are left alone while the sources stay the same", async () => {
    expect(await generatePictures(folder)).toBe(0);
  });

  test("come out the same every time", () => {
    const draw = () => [...picturesOfMachine(planetaryMixer, "m")];
    expect(draw()).toEqual(draw());
  });
});
