import type { Paint } from "../drawing/paint.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { subtract, type Vec3 } from "../geometry/vector.ts";
import { bow, dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/**
 * A horizontal tank along the front: silent motors under hoods (0), a belt-driven pump behind its guard, on wheels (1).
 */
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
    const count = attributeValueOf(spec, "cylinders", 2);
    const unit = (height - deck) / (belt ? 36 : 22);
    return [
      tank([-half, 0, low + radius], [half * 0.9, 0, low + radius], radius, "body"),
      ...(belt
        ? [...wheels(half, radius, low), ...drive(half, deck, unit, count, 2 + (spec.rank % 4))]
        : [...pads(half, radius), ...hoods(half, deck, unit, Math.ceil(count / 2), 2 + spec.rank)]),
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

/** Silent motors, each under a slotted hood; a carrying bar joins them. */
function hoods(half: number, deck: number, unit: number, count: number, slots: number): Solid[] {
  const wide = (half * 1.36) / Math.max(2, count) - 1;
  const spots =
    count === 1
      ? [-half * 0.1]
      : Array.from({ length: count }, (_, index) => -half * 0.62 + (wide + 1) * (index + 0.5) - half * 0.06);
  const high = deck + unit * 15;
  const [first, last] = [Math.min(...spots) - wide / 2 + 1.2, Math.max(...spots) + wide / 2 - 1.2];
  return [
    box([-half * 0.06, 0, deck - 0.4], [half * 1.5, unit * 12, unit * 1.4], "dark"),
    ...spots.flatMap((x) => [
      decorate(
        roundedBox([x, 0, deck + unit], [wide, unit * 14, unit * 14], unit * 4, "y", "dark"),
        "front",
        (across, up) => [
          disc(across / 2, up / 2, Math.min(across, up) * 0.34, "black", true, 22),
          disc(across / 2, up / 2, Math.min(across, up) * 0.12, "body", true, 12),
          ...vents(across * 0.36, up * 0.02, across * 0.28, up * 0.12, slots, "iron"),
        ],
      ),
      ...onBothSides((end) =>
        box([x + (end * wide) / 2 - end * 1.2, 0, high], [1.6, unit * 3, unit * 2], "iron"),
      ),
    ]),
    bow([first, 0, high + unit], [last, 0, high + unit], [0, 0, 1], unit * 4, unit * 1.1, "black"),
  ];
}

/** The dimensions that place the drive: its floor, a unit of its height, positions of pump and motor. */
interface Drive {
  low: number;
  unit: number;
  pump: number;
  motor: number;
}

/** The finned cylinders on their crankcase, the motor, and the guard over the belt behind both. */
function drive(half: number, deck: number, unit: number, count: number, fins: number): Solid[] {
  const made = { low: deck + unit * 1.6, unit, pump: -half * 0.38, motor: half * 0.24 };
  return [
    box([-half * 0.04, 0, deck - 0.5], [half * 1.4, unit * 17, unit * 2], "dark"),
    beltGuard(made),
    ...pumpBlock(made, count, fins),
    ...electricDrive(made),
    coolingPipe(made),
  ];
}

function beltGuard({ low, unit, pump, motor }: Drive): Solid {
  const outline = [
    [pump - unit * 11, low],
    [motor + unit * 12, low],
    [motor + unit * 10, low + unit * 18],
    [pump - unit * 11, low + unit * 24],
  ] as const;
  const guard = prism(roundCorners(outline, unit * 7), "y", unit * 7.5, unit * 10.5, "black");
  return decorate(guard, "back", (wide, tall) =>
    vents(wide * 0.12, tall * 0.15, wide * 0.76, tall * 0.7, 6, "dark"),
  );
}

/** The crankcase and its finned cylinders, each with head and air filter. */
function pumpBlock({ low, unit, pump }: Drive, count: number, fins: number): Solid[] {
  const spread = count === 1 ? [0] : [-unit * 6, unit * 6];
  return [
    roundedBox([pump, 0, low], [unit * (count * 11 + 4), unit * 12, unit * 12], unit * 3, "y", "iron"),
    ...spread.flatMap((shift) => {
      const x = pump + shift;
      const [from, to] = [[x, 0, low + unit * 12] as const, [x, 0, low + unit * 27] as const];
      return [
        ...finned({ from, to, radius: unit * 4, fin: unit * 5.6, count: fins, paint: "steel", sides: 16 }),
        box(to, [unit * 9.6, unit * 9.6, unit * 3.4], "iron"),
        peg([x, -unit * 4.8, low + unit * 28.7], [0, -1, 0], unit * 4.6, unit * 3.2, "black"),
      ];
    }),
  ];
}

function electricDrive({ low, unit, motor }: Drive): Solid[] {
  const at = (y: number) => [motor, unit * y, low + unit * 10] as const;
  const [from, to] = [at(7.4), at(-6)];
  return [
    box([motor, 0, low], [unit * 12, unit * 11, unit * 3], "dark"),
    ...finned({ from, to, radius: unit * 6.6, fin: unit * 7.4, count: 2, paint: "steel", sides: 18 }),
    cylinder({ from: to, to: at(-9), radius: unit * 7.4, endRadius: unit * 5.6, paint: "dark", sides: 18 }),
  ];
}

/** From the cylinder heads down into the tank. */
function coolingPipe({ low, unit, pump }: Drive): Solid {
  const at = (across: number, ahead: number, up: number) =>
    [pump + unit * across, -unit * ahead, low + unit * up] as const;
  return tube(
    smoothPath([at(0, 4, 24), at(10, 8, 21), at(11, 8.4, 5), at(11, 5, -3.6)], 2),
    unit * 0.9,
    "brass",
  );
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

/** A pressure vessel between two points, domed at both ends, or at its far one only. */
function tank(from: Vec3, to: Vec3, radius: number, paint: Paint, ends: "both" | "far" = "both"): Solid {
  const dome = (radius * 0.55) / Math.hypot(...subtract(to, from));
  const near =
    ends === "both"
      ? ([
          [radius * 0.6, 0],
          [radius * 0.88, dome * 0.4],
          [radius, dome],
        ] as const)
      : ([[radius, 0]] as const);
  return lathe({ from, to, paint, sides: 28 }, [
    ...near,
    [radius, 1 - dome],
    [radius * 0.88, 1 - dome * 0.4],
    [radius * 0.6, 1],
  ]);
}
