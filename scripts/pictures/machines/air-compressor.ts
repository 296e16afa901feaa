import { tank } from "../archetypes/tank.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { bow, dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { figureOf, type Machine } from "./machine.ts";

/** A tank that lies along the front: silent motors under hoods (0), a belt-driven pump behind its guard, on wheels (1). */
export const airCompressor: Machine = {
  family: "air-compressor",
  turn: 28,
  build: (spec) => {
    const { width: deep, height, length } = spec.cm;
    const belt = spec.type === 1;
    const half = length / 2;
    const low = height * (belt ? 0.1 : 0.05);
    const radius = Math.min(deep * (belt ? 0.36 : 0.42), height * 0.25);
    const deck = low + radius * 2;
    const count = figureOf(spec, "cylinders", 2);
    const unit = (height - deck) / (belt ? 36 : 22);
    return [
      tank([-half, 0, low + radius], [half * 0.9, 0, low + radius], radius, "body"),
      ...(belt
        ? [...wheels(half, radius, low), ...drive(half, deck, unit, count)]
        : [...pads(half, radius), ...hoods(half, deck, unit, Math.ceil(count / 2))]),
      ...fittings(half * (belt ? 0.66 : 0.56), radius, deck, Math.max(0.6, unit * 0.9)),
    ];
  },
};

function wheels(half: number, radius: number, low: number): Solid[] {
  const size = low + radius * 0.2;
  return [
    ...onBothSides((side) =>
      wheel([-half * 0.62, side * (radius * 0.86 + size * 0.3), size], [0, side, 0], size, size * 0.55),
    ),
    box([half * 0.6, 0, 0], [size * 0.7, radius * 1.2, low * 0.4], "black"),
    box([half * 0.6, 0, low * 0.4], [size * 0.5, radius * 0.7, low * 0.6 + radius * 0.12], "iron"),
    bow(
      [half * 0.8, -radius * 0.5, low + radius * 1.5],
      [half * 0.8, radius * 0.5, low + radius * 1.5],
      [0.75, 0, 0.66],
      half * 0.36,
      1.3,
      "black",
    ),
  ];
}

function pads(half: number, radius: number): Solid[] {
  return onBothSides((end) =>
    onBothSides((side) =>
      box([end * half * 0.56, side * radius * 0.6, 0], [3, radius * 0.5, radius * 0.5], "black"),
    ),
  );
}

/** Silent motors, each under a hood with slots; a bar to carry joins them. */
function hoods(half: number, deck: number, unit: number, count: number): Solid[] {
  const wide = (half * 1.36) / Math.max(2, count) - 1;
  const spots =
    count === 1
      ? [-half * 0.1]
      : Array.from({ length: count }, (_, index) => -half * 0.62 + (wide + 1) * (index + 0.5) - half * 0.06);
  const high = deck + unit * 15;
  return [
    box([-half * 0.06, 0, deck - 0.4], [half * 1.5, unit * 12, unit * 1.4], "dark"),
    ...spots.flatMap((x) => [
      decorate(
        roundedBox([x, 0, deck + unit], [wide, unit * 14, unit * 14], unit * 4, "y", "dark"),
        "front",
        (across, up) => [
          disc(across / 2, up / 2, Math.min(across, up) * 0.34, "black", true, 22),
          disc(across / 2, up / 2, Math.min(across, up) * 0.12, "body", true, 12),
        ],
      ),
      ...onBothSides((end) =>
        box([x + (end * wide) / 2 - end * 1.2, 0, high], [1.6, unit * 3, unit * 2], "iron"),
      ),
    ]),
    tube(
      [
        [-half * 0.6, 0, high + unit * 2],
        [-half * 0.52, 0, high + unit * 5],
        [half * 0.44, 0, high + unit * 5],
        [half * 0.52, 0, high + unit * 2],
      ],
      unit * 1.1,
      "black",
      8,
    ),
  ];
}

/** The finned cylinders on their crankcase, the motor, and the guard over the belt behind both. */
function drive(half: number, deck: number, unit: number, count: number): Solid[] {
  const low = deck + unit * 1.6;
  const pump = -half * 0.38;
  const motor = half * 0.24;
  const spread = count === 1 ? [0] : [-unit * 6, unit * 6];
  const from = (z: number) => low + unit * z;
  const upright = (x: number, y: number, a: number, b: number) => ({
    from: [x, y, from(a)] as const,
    to: [x, y, from(b)] as const,
  });
  const guard = prism(
    roundCorners(
      [
        [pump - unit * 11, from(0)],
        [motor + unit * 12, from(0)],
        [motor + unit * 10, from(18)],
        [pump - unit * 11, from(24)],
      ],
      unit * 7,
    ),
    "y",
    unit * 7.5,
    unit * 10.5,
    "black",
  );
  return [
    box([-half * 0.04, 0, deck - 0.5], [half * 1.4, unit * 17, unit * 2], "dark"),
    decorate(guard, "back", (wide, tall) =>
      vents(wide * 0.12, tall * 0.15, wide * 0.76, tall * 0.7, 6, "dark"),
    ),
    roundedBox([pump, 0, from(0)], [unit * (count * 11 + 4), unit * 12, unit * 12], unit * 3, "y", "iron"),
    ...spread.flatMap((shift) => [
      ...finned({
        ...upright(pump + shift, 0, 12, 27),
        radius: unit * 4,
        fin: unit * 5.6,
        count: 3,
        paint: "steel",
        sides: 16,
      }),
      box([pump + shift, 0, from(27)], [unit * 9.6, unit * 9.6, unit * 3.4], "iron"),
      peg([pump + shift, -unit * 4.8, from(28.7)], [0, -1, 0], unit * 4.6, unit * 3.2, "black"),
    ]),
    box([motor, 0, from(0)], [unit * 12, unit * 11, unit * 3], "dark"),
    ...finned({
      from: [motor, unit * 7.4, from(10)],
      to: [motor, -unit * 6, from(10)],
      radius: unit * 6.6,
      fin: unit * 7.4,
      count: 2,
      paint: "steel",
      sides: 18,
    }),
    cylinder({
      from: [motor, -unit * 6, from(10)],
      to: [motor, -unit * 9, from(10)],
      radius: unit * 7.4,
      endRadius: unit * 5.6,
      paint: "dark",
      sides: 18,
    }),
    tube(
      smoothPath(
        [
          [pump, -unit * 4, from(24)],
          [pump + unit * 10, -unit * 8, from(21)],
          [pump + unit * 11, -unit * 8.4, from(5)],
          [pump + unit * 11, -unit * 5, deck - unit * 2],
        ],
        2,
      ),
      unit * 0.9,
      "brass",
    ),
  ];
}

/** The pressure switch on its pipe, with gauge and regulator. */
function fittings(x: number, radius: number, deck: number, unit: number): Solid[] {
  return [
    pole([x, 0, deck - radius * 0.06], unit * 9, unit * 1.3, "brass"),
    decorate(
      box([x, 0, deck + unit * 8.6], [unit * 7, unit * 7, unit * 8], "black"),
      "front",
      (wide, tall) => [rect(wide * 0.12, tall * 0.62, wide * 0.76, tall * 0.3, "stop", true)],
    ),
    dial([x, -unit * 3.5, deck + unit * 11], [0, -1, 0], unit * 3.2),
    turnKnob([x + unit * 3.5, 0, deck + unit * 12], [1, 0, 0], unit * 2.4, "stop"),
  ];
}
