import { electricMotor } from "../archetypes/electric-motor.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { box, prism } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/** Type 0 is horizontal and presses the log against its wedge; type 1 is vertical and drives the wedge down into it. */
export const logSplitter: Machine = {
  family: "log-splitter",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? lying(spec) : standing(spec), "z", 90),
};

function log(from: Vec3, to: Vec3, radius: number, end: Vec3): Solid {
  const bark = cylinder({ from, to, radius, paint: "bark", ends: "wood", sides: 16 });
  return decorate(bark, end, (wide) => [
    disc(wide / 2, wide / 2, radius * 0.66, "bark"),
    disc(wide / 2, wide / 2, radius * 0.6, "wood"),
    disc(wide / 2, wide / 2, radius * 0.26, "bark"),
    disc(wide / 2, wide / 2, radius * 0.2, "wood"),
  ]);
}

function lying({ cm: { width, height, length }, step }: PictureSpec): Solid[] {
  const deck = height * 0.52;
  const at = (share: number) => length * (share - 0.5);
  const beam = width * 0.3;
  const radius = width * 0.32;
  const middle = deck + 4 + radius;
  const motor = Math.min(width * 0.24, deck * 0.3);
  const wedge = prism(
    [
      [at(0.14), -width * 0.09],
      [at(0.14), width * 0.09],
      [at(0.28), 0],
    ],
    "z",
    deck + 4,
    height * 0.98,
    "steel",
  );
  return [
    box([at(0.5), 0, deck - 6], [length * 0.92, beam, 10], "body"),
    box([at(0.1), 0, deck + 4], [length * 0.08, width * 0.5, height * 0.98 - deck - 4], "body"),
    wedge,
    log([at(0.29), 0, middle], [at(0.62), 0, middle], radius, [-1, 0, 0]),
    box([at(0.64), 0, deck + 4], [length * 0.04, width * 0.5, radius * 1.7], "dark"),
    cylinder({
      from: [at(0.66), 0, middle],
      to: [at(0.74), 0, middle],
      radius: width * 0.09,
      paint: "bright",
    }),
    cylinder({ from: [at(0.74), 0, middle], to: [at(0.97), 0, middle], radius: width * 0.22, paint: "dark" }),
    ...[-1, 1].map((side) => box([at(0.45), side * (beam / 2 + 2), deck - 1], [length * 0.31, 2, 6], "body")),
    ...electricMotor({
      from: [at(0.66), 0, deck - 6 - motor * 1.42],
      to: [at(0.4), 0, deck - 6 - motor * 1.42],
      radius: motor,
      fins: 3 + Math.round(step * 3),
    }),
    ...running(width, length, deck),
    tube(
      [
        [at(0.72), width * 0.2, deck + 4],
        [at(0.72), width * 0.26, height * 0.9],
      ],
      1.2,
      "black",
    ),
    cylinder({
      from: [at(0.72), width * 0.26, height * 0.9],
      to: [at(0.72), width * 0.27, height],
      radius: 2.4,
      paint: "stop",
    }),
  ];
}

/** Two legs at the wedge, two wheels at the cylinder. */
function running(width: number, length: number, deck: number): Solid[] {
  const at = (share: number) => length * (share - 0.5);
  return [
    ...[-1, 1].map((side) => box([at(0.12), side * width * 0.34, 0], [5, width * 0.16, deck - 6], "body")),
    box([at(0.12), 0, deck - 10], [5, width * 0.52, 4], "body"),
    ...[-1, 1].map((side) =>
      wheel([at(0.82), side * (width * 0.5 - 3), deck * 0.36], [0, side, 0], deck * 0.36, 6),
    ),
    cylinder({
      from: [at(0.82), 6 - width / 2, deck * 0.36],
      to: [at(0.82), width / 2 - 6, deck * 0.36],
      radius: 1.4,
      paint: "iron",
    }),
    box([at(0.82), 0, deck * 0.36 + 1.4], [4, 6, deck * 0.64 - 7.4], "body"),
  ];
}

function standing(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const [mast, deep] = [length * 0.16, width * 0.2];
  const back = length * 0.24;
  const reach = -length * 0.18;
  const radius = Math.min(width, length) * 0.17;
  const foot = height * 0.1;
  const tall = height * 0.4;
  const tip = foot + 3 + tall + height * 0.015;
  const wedge = prism(
    [
      [reach - radius, tip + height * 0.13],
      [reach + radius, tip + height * 0.13],
      [reach + radius * 0.9, tip],
      [reach - radius * 0.9, tip],
    ],
    "y",
    -1.4,
    1.4,
    "steel",
  );
  const column = decorate(box([back, 0, foot], [mast, deep, height * 0.8], "body"), "front", (wide, high) => [
    rect(wide * 0.2, high * 0.4, wide * 0.6, high * 0.1, "caution", true),
  ]);
  return [
    box([-length * 0.06, 0, foot - 4], [length * 0.88, width * 0.56, 7], "body"),
    log([reach, 0, foot + 3], [reach, 0, foot + 3 + tall], radius, [0, 0, 1]),
    wedge,
    box(
      [reach + (back - reach) * 0.4, 0, tip + height * 0.13],
      [back - reach + radius, deep * 0.7, height * 0.05],
      "iron",
    ),
    column,
    cylinder({
      from: [back - mast * 0.1, 0, height * 0.8 + foot],
      to: [back - mast * 0.1, 0, height],
      radius: deep * 0.4,
      paint: "steel",
    }),
    ...lever(spec, -1),
    ...lever(spec, 1),
    ...electricMotor({
      from: [back + mast * 0.5 + 8, 0, foot + height * 0.34],
      to: [back + mast * 0.5 + 8, 0, foot + height * 0.1],
      radius: Math.min(9, width * 0.16),
      fins: 3 + Math.round(spec.step * 3),
    }),
    box([back + mast * 0.5 + 4, 0, foot + height * 0.34], [8, deep, height * 0.05], "dark"),
    ...wheels(spec),
  ];
}

/** One of the two levers that must both be held; its arm holds the log in place. */
function lever({ cm: { width, height, length } }: PictureSpec, side: -1 | 1): Solid[] {
  const [mast, deep] = [length * 0.16, width * 0.2];
  const [back, reach] = [length * 0.24, -length * 0.18];
  const radius = Math.min(width, length) * 0.17;
  const hold = height * 0.42;
  return [
    tube(
      [
        [back - mast * 0.5, side * deep * 0.6, height * 0.66],
        [reach, side * width * 0.4, height * 0.7],
        [reach - length * 0.14, side * width * 0.42, height * 0.7],
      ],
      1.3,
      "dark",
    ),
    tube(
      [
        [reach - length * 0.14, side * width * 0.42, height * 0.7],
        [reach - length * 0.24, side * width * 0.42, height * 0.7],
      ],
      2,
      "black",
      8,
    ),
    tube(
      [
        [reach, side * width * 0.4, height * 0.7],
        [reach, side * radius * 1.25, hold],
        [reach, side * radius, hold],
      ],
      1.2,
      "dark",
    ),
  ];
}

function wheels({ cm: { width, height, length } }: PictureSpec): Solid[] {
  return [
    ...[-1, 1].map((side) =>
      wheel([length * 0.4, side * width * 0.42, height * 0.075], [0, side, 0], height * 0.075, 5),
    ),
    cylinder({
      from: [length * 0.4, 2.5 - width * 0.42, height * 0.075],
      to: [length * 0.4, width * 0.42 - 2.5, height * 0.075],
      radius: 1.2,
      paint: "iron",
    }),
    ...[-1, 1].map((side) => box([-length * 0.42, side * width * 0.22, 0], [6, 6, height * 0.1 - 4], "dark")),
  ];
}
