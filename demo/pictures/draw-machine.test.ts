import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { drawControls } from "./controls/draw-controls.ts";
import { drawDimensions, textHeight } from "./dimensions/draw-dimensions.ts";
import { buildNamed, drawMachine, pictureFrame } from "./draw-machine.ts";
import { placeCamera, project } from "./drawing/camera.ts";
import { setLine } from "./drawing/letters.ts";
import { boundsOf } from "./drawing/piece.ts";
import { fitCamera } from "./drawing/view-scene.ts";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { explosions } from "./exploded/explosions.ts";
import { boundsOfSolids } from "./geometry/place.ts";
import type { Machine } from "./machines/machine.ts";
import { findMachine } from "./machines/machines.ts";
import { writeLabel } from "./nameplate/write-label.ts";
import {
  dimensionsFile,
  explodedFamilies,
  hasControls,
  type PictureSpec,
  pictureStem,
  turnFrames,
  views,
} from "./picture-spec.ts";

const kilobyte = 1000;
const orders = enumerateOrders();
const products = orders.map((order) => [pictureStem({ ...order.spec, colour: "orange" }), order] as const);

function machineOf(family: string) {
  const machine = findMachine(family);
  if (!machine) throw new Error(`No drawing of ${family}: write machines/${family}.ts.`);
  return machine;
}

/** Sizes whose data differ in their figures only, in no part that is seen. */
const mostAlike = 19;

/** Whether a file shows a machine alone, from one of its sides. */
function isView(name: string): boolean {
  return views.some((view) => name.endsWith(`-${view}.svg`)) && !/-(?:used|set)-/.test(name);
}

function findControls(machine: Machine, order: PictureOrder): number {
  return [...drawControls(buildNamed(machine, order.spec), order)].length;
}

describe("every machine of the assortment", () => {
  const drawings: string[] = [];

  beforeAll(() => {
    for (const order of orders) {
      const once = { ...order, makes: [order.makes[0]], turns: false } as const;
      for (const [name, content] of drawMachine(machineOf(order.spec.family), once)) {
        if (isView(name)) drawings.push(content);
      }
    }
  }, 120_000);

  test("has unique names", () => {
    expect(new Set(products.map(([stem]) => stem)).size).toBe(orders.length);
    const frames = orders.reduce((sum, order) => sum + (order.turns ? turnFrames : 0) + 5, 0);
    expect(frames * 3).toBeLessThan(15_000);
  });

  test("is small as sent", () => {
    const bytes = drawings.map((content) => gzipSync(content).length).toSorted((a, b) => a - b);
    expect(bytes.at(0)).toBeGreaterThan(0.5 * kilobyte);
    expect(bytes.at(bytes.length / 2)).toBeLessThan(4 * kilobyte);
    expect(bytes.at(-1)).toBeLessThan(12 * kilobyte);
  });

  test("has its whole shadow in the picture", () => {
    const ellipse = /<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"/;
    for (const drawing of drawings) {
      const [x = 0, y = 0, wide = 0, deep = 0] = ellipse.exec(drawing)?.slice(1).map(Number) ?? [];
      expect(wide).toBeGreaterThan(0);
      expect(Math.min(x - wide, y - deep)).toBeGreaterThan(-1);
      expect(Math.max(x + wide, y + deep)).toBeLessThan(481);
    }
  });

  test("names its maker and model on a nameplate that the first picture shows", () => {
    for (const whole of orders) {
      const { spec, makes } = whole;
      const machine = machineOf(spec.family);
      const order = { ...whole, turns: false, explodes: false };
      const [front] = [...drawMachine(machine, order)].filter(([name]) => isView(name));
      expect.soft(front?.[1], spec.family).toContain(` d="${writeLabel(makes[0].label, "name")}"`);
      expect.soft(new Set(makes.map(({ label }) => label.model)).size, spec.family).toBe(makes.length);
    }
  }, 60_000);

  test("states its size, so that a page never shifts", () => {
    const wrong = drawings.filter(
      (content) =>
        !content.includes('viewBox="0 0 480 480" width="480" height="480"') || /NaN|Infinity/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  test.each(products)("%s is as large as in the assortment", (_, { spec }) => {
    const { low, high } = boundsOfSolids(machineOf(spec.family).build(spec));
    const { width, height, length } = spec.cm;
    const drawn = [high[0] - low[0], high[1] - low[1]].toSorted((a, b) => a - b);
    const wanted = [width, length].toSorted((a, b) => a - b);
    // Lids, hoses, beams and loads extend beyond it.
    expect(drawn[0]).toBeGreaterThan((wanted[0] ?? 0) * 0.7);
    expect(drawn[1]).toBeGreaterThan((wanted[1] ?? 0) * 0.7);
    expect(high[2] - low[2]).toBeGreaterThan(height * 0.9);
  });

  test("fills 85 % of its tile, whatever its size", () => {
    for (const { spec } of orders) {
      const solids = machineOf(spec.family).build(spec);
      const camera = fitCamera(solids, placeCamera(machineOf(spec.family).turn ?? 32), pictureFrame);
      const points = solids.flatMap((solid) => solid.flatMap((face) => face.points));
      const { left, right, high, low } = boundsOf(points.map((point) => project(camera, point)));
      expect.soft(Math.max(right - left, low - high), spec.family).toBeCloseTo(0.85 * 480, 6);
      expect.soft(Math.min(left, high, 480 - right, 480 - low), spec.family).toBeGreaterThan(35);
    }
  });

  test("has other parts than the other sizes of its type, except a few", () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const { spec } of orders) {
      const stem = pictureStem({ ...spec, colour: "orange" });
      // Without plates and the digits of displays: they name the size, but do not show it.
      const faces = machineOf(spec.family).build(spec).flat();
      const parts = faces.flatMap((face) => [face, ...face.decals]).map(({ paint }) => paint);
      const drawn = parts.filter((paint) => paint !== "lit").join();
      const key = `${spec.family} ${spec.type} ${spec.choice} ${drawn}`;
      if (seen.has(key)) alike.push(`${seen.get(key)} and ${stem}`);
      else seen.set(key, stem);
    }
    expect(alike.length, alike.join("\n")).toBeLessThanOrEqual(mostAlike);
  });

  test("has no drawing that equals another's", () => {
    const looks = drawings.map((content) => content.replace(/<path[^>]* transform="matrix[^>]*>/g, ""));
    expect(looks.length - new Set(looks).size).toBe(0);
  });

  test("shows what is in its box, its controls, its sets and used ones beside their cartons", () => {
    const kinds = new Map<string, number>();
    for (const whole of orders.filter((_, index) => index % 6 === 0)) {
      const machine = machineOf(whole.spec.family);
      for (const [name, content] of drawMachine(machine, { ...whole, turns: false })) {
        const kind = /-(?:used-[abc]|set-[a-z-]+)-front|-(?:contents|controls)\.svg/.exec(name)?.[0];
        const known = kind?.replace(/-set-[a-z-]+/, "-set");
        if (known) kinds.set(known, (kinds.get(known) ?? 0) + 1);
        expect.soft(gzipSync(content).length, name).toBeLessThan(16 * kilobyte);
      }
      if (hasControls(whole.spec))
        expect.soft(findControls(machine, whole), whole.spec.family).toBeGreaterThan(0);
    }
    const drawn = [
      "-contents.svg",
      "-controls.svg",
      "-set",
      "-used-a-front",
      "-used-b-front",
      "-used-c-front",
    ];
    expect([...kinds.keys()].toSorted()).toEqual(drawn.toSorted());
  }, 60_000);

  test("states its dimensions beside a figure of known size", () => {
    for (const { spec } of orders.filter((_, index) => index % 8 === 0)) {
      const [name, content] = drawDimensions(machineOf(spec.family), spec);
      expect(name).toBe(dimensionsFile(spec));
      for (const cm of Object.values(spec.cm)) {
        expect.soft(content, `${name} ${cm}`).toContain(setLine(`${cm} cm`, 0, 0, textHeight));
      }
    }
  });

  test("is distinguishable from its other type at the same size", () => {
    const lookOf = (spec: PictureSpec) =>
      machineOf(spec.family)
        .build(spec)
        .flatMap((solid) => solid.map(({ paint, points }) => `${paint} ${points.join()}`))
        .join();
    for (const { spec } of orders) {
      expect.soft(lookOf({ ...spec, type: 0 }), spec.family).not.toBe(lookOf({ ...spec, type: 1 }));
    }
  });

  test("has exploded views in six families", () => {
    expect(Object.keys(explosions).toSorted()).toEqual([...explodedFamilies].toSorted());
  });

  test("looks different in each visibly different variant", () => {
    const makes = new Map<string, Set<string>>();
    const chosen = orders.filter(({ spec }) => spec.choice !== undefined);
    for (const { spec } of chosen) {
      const product = pictureStem({ ...spec, choice: undefined, colour: "orange" });
      const looks = makes.get(product) ?? new Set();
      makes.set(product, looks.add(JSON.stringify(machineOf(spec.family).build(spec))));
    }
    expect([...makes.values()].reduce((sum, looks) => sum + looks.size, 0)).toBe(chosen.length);
  });
});
