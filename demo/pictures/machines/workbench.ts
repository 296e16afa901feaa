import { bench } from "../archetypes/bench.ts";
import { cabinet } from "../archetypes/cabinet.ts";
import { doors } from "../archetypes/door.ts";
import { drawers } from "../archetypes/drawers.ts";
import type { Paint } from "../drawing/paint.ts";
import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { bow } from "../solids/controls.ts";
import { atCorners, peg } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";
import { attributeValueOf, type Machine, type Measures } from "./machine.ts";

const tops: Readonly<Record<string, Paint>> = {
  beechMultiplex: "wood",
  beech: "oak",
  stainlessSteel: "bright",
};

/** A top on legs with a drawer block and a vice (0), on wheeled cabinets (1). */
export const workbench: Machine = {
  family: "workbench",
  turn: 26,
  build: (spec) => {
    const topPaint = tops[String(spec.attributeValues.worktop)] ?? "wood";
    const top = attributeValueOf(spec, "worktopThickness", 40) / 10;
    const count = attributeValueOf(spec, "drawers", 4);
    return spec.type === 0
      ? onLegs(spec.cm, top, topPaint, count)
      : onCabinets(spec.cm, top, topPaint, count);
  },
};

function onLegs({ width, height, length }: Measures, top: number, topPaint: Paint, count: number): Solid[] {
  const block = Math.min(48, width * 0.34);
  const low = height - top - Math.min(14 + count * 8, height * 0.62);
  const x = width / 2 - block / 2 - 12;
  return [
    ...bench({ width, length, height, top, topPaint, leg: 6, shelf: 16, stretchers: 10 }),
    ...move(
      [cabinet({ width: block, length: length - 14, low, high: height - top, paint: "dark" })],
      [x, 0, 0],
    ),
    ...move(
      drawers({
        width: block,
        rows: Array<number>(count).fill((height - top - low) / count),
        low,
        front: -(length - 14) / 2,
      }),
      [x, 0, 0],
    ),
    ...vice(-width / 2 + 16, -length / 2, height),
  ];
}

function onCabinets(
  { width, height, length }: Measures,
  top: number,
  topPaint: Paint,
  count: number,
): Solid[] {
  const floor = 13;
  const high = height - top;
  const body = width - 8;
  const block = Math.min(body * 0.5, 70);
  const front = -(length - 4) / 2;
  const rest = body - block;
  return [
    box([0, 0, high], [width, length, top], topPaint),
    cabinet({ width: body, length: length - 4, low: floor, high }),
    ...move(
      drawers({
        width: block,
        rows: Array<number>(count).fill((high - floor - 2) / count),
        low: floor + 1,
        front,
      }),
      [-body / 2 + block / 2, 0, 0],
    ),
    ...move(
      doors({
        count: rest > 70 ? 2 : 1,
        width: rest - 2,
        low: floor + 2,
        high: high - 2,
        front,
        paint: "dark",
        thick: 2,
      }),
      [body / 2 - rest / 2, 0, 0],
    ),
    ...atCorners(body, length - 4, 8, (x, y) => castor([x, y, floor], floor)),
    bow(
      [width / 2 - 4, front + 6, high - 6],
      [width / 2 - 4, -front - 6, high - 6],
      [0.97, 0, 0.24],
      8,
      1.4,
      "black",
    ),
  ];
}

/** Two jaws over the front edge, the spindle with its bar. */
function vice(x: number, front: number, z: number): Solid[] {
  return [
    box([x, front + 10, z], [10, 14, 3], "iron"),
    box([x, front + 9, z + 3], [13, 7, 9], "iron"),
    box([x, front - 1, z + 4], [13, 5, 8], "iron"),
    box([x, front + 3.5, z + 4], [5, 4, 4], "steel"),
    peg([x, front - 3.5, z + 6], [0, -1, 0], 7, 1.3, "steel"),
    tube(
      [
        [x - 7, front - 9.5, z + 6],
        [x + 7, front - 9.5, z + 6],
      ],
      0.7,
      "bright",
    ),
  ];
}
