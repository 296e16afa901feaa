import { cushion } from "../archetypes/cushion.ts";
import type { Paint } from "../drawing/paint.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

const covers: Readonly<Record<string, Paint>> = { black: "black", anthracite: "iron", red: "stop" };

/** Type 0 is a bench whose back rest is raised; type 1 carries a barbell with its plates on two posts. */
export const weightBench: Machine = {
  family: "weight-bench",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? incline(spec) : barbellBench(spec), "z", 90),
};

function coverOf({ attributeValues }: PictureSpec): Paint {
  return covers[String(attributeValues.colour)] ?? "black";
}

/** Rail on two cross feet, with rubber ends. */
function rail(length: number, width: number, section: number, seat: number): Solid[] {
  const foot = (x: number): Solid[] => [
    box([x, 0, 0], [section, width, section], "body"),
    ...[-1, 1].map((side) => box([x, side * (width / 2 + 1), 0], [section * 1.1, 2, section * 1.1], "black")),
  ];
  return [
    ...foot(-length * 0.44),
    ...foot(length * 0.44),
    box([0, 0, section], [length * 0.96, section, section], "body"),
    box([length * 0.2, 0, section * 2], [section, section, seat - section * 2], "body"),
  ];
}

function incline(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const section = Math.max(4, length * 0.04);
  const seat = Math.min(42, height * 0.5);
  const pad = 7;
  const wide = Math.min(30, width * 0.6);
  const rise = Math.min(
    62,
    Math.max(40, (Math.asin(Math.min(0.92, (height - seat - pad) / (length * 0.58))) * 180) / Math.PI),
  );
  const joint = length * 0.06;
  const back = length * 0.58;
  const rest = turn(
    [
      ...cushion([joint - back / 2, 0, seat], [back, wide, pad], coverOf(spec)),
      box([joint - back / 2, 0, seat - section], [back * 0.86, section, section], "body"),
    ],
    "y",
    rise,
    [joint, 0, seat],
  );
  const strut = back * 0.6;
  const angle = (rise * Math.PI) / 180;
  return [
    ...rail(length, width, section, seat - section),
    decorate(
      box([length * 0.14, 0, seat - section], [length * 0.5, section, section], "body"),
      "front",
      (wide, tall) =>
        Array.from({ length: 3 + spec.rank }, (_, index) =>
          disc(wide * (0.1 + index * 0.09), tall / 2, tall * 0.2, "black", false, 6),
        ),
    ),
    ...cushion([length * 0.24, 0, seat], [length * 0.3, wide, pad], coverOf(spec)),
    ...rest,
    tube(
      [
        [-length * 0.34, 0, section * 2],
        [
          joint - strut * Math.cos(angle) + section * Math.sin(angle),
          0,
          seat + strut * Math.sin(angle) - section * Math.cos(angle),
        ],
      ],
      section * 0.36,
      "steel",
      8,
    ),
    ...rollers(length * 0.47, wide * 0.7, seat - section, section),
  ];
}

/** The foam rolls that hold the legs. */
function rollers(x: number, half: number, top: number, section: number): Solid[] {
  return [
    box([x, 0, section], [section, section, top], "body"),
    ...[0.45, 0.98].flatMap((share) =>
      [-1, 1].map((side) =>
        cylinder({
          from: [x, side * section * 0.5, top * share],
          to: [x, side * half, top * share],
          radius: section * 0.9,
          paint: "black",
          ends: "steel",
          sides: 14,
        }),
      ),
    ),
  ];
}

function barbellBench(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const section = Math.max(5, length * 0.035);
  const seat = Math.min(44, height * 0.36);
  const post = -length * 0.34;
  const stand = Math.min(width * 0.4, 55);
  const bar = height - section;
  const long = width / 2;
  const plates = 2 + spec.rank;
  const posts = [-1, 1].flatMap((side) => [
    box([post, side * stand, 0], [length * 0.24, section, section], "body"),
    box([post, side * stand, section], [section, section, bar - section * 2], "body"),
    box(
      [post + section * 0.7, side * stand, bar - section * 2.4],
      [section * 0.4, section, section * 2.6],
      "dark",
    ),
  ]);
  return [
    ...rail(length, Math.min(width * 0.5, 56), section, seat - section),
    box([0, 0, seat - section], [length * 0.8, section, section], "body"),
    ...cushion([length * 0.06, 0, seat], [length * 0.74, Math.min(30, width * 0.34), 7.5], coverOf(spec)),
    ...posts,
    box([post, 0, section * 2.2], [section, stand * 2 - section, section], "body"),
    tube(
      [
        [post, -long, bar],
        [post, long, bar],
      ],
      1.3,
      "bright",
      8,
    ),
    ...[-1, 1].flatMap((side) => discs(post, side, stand + section, long, bar, plates)),
  ];
}

/** Plates on one end of the barbell, the largest inside. */
function discs(x: number, side: number, from: number, to: number, z: number, count: number): Solid[] {
  const paints: readonly Paint[] = ["body", "black", "body", "black", "body", "black"];
  const thick = Math.min(4, ((to - from) * 0.7) / count);
  return Array.from({ length: count }, (_, index) => {
    const near = side * (from + 2 + index * thick);
    const radius = Math.min(20, z * 0.19) * (1 - index * 0.13);
    const plate = cylinder({
      from: [x, near, z],
      to: [x, near + side * thick, z],
      radius,
      paint: paints[index] ?? "black",
      sides: 24,
    });
    return decorate(plate, [0, side, 0], (wide) => [
      disc(wide / 2, wide / 2, radius * 0.62, "dark", false, 20),
      disc(wide / 2, wide / 2, radius * 0.26, "steel", true, 14),
    ]);
  });
}
