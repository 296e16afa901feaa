import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { Grade, PictureSpec } from "../picture-spec.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { bar, rect, shape } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";

const padding = 8;
/** Taller ones stand on a pallet. */
const palletFrom = 100;
const palletHigh = 14;

/** The opened carton of a machine, as worn as its grade says, on z = 0. */
export function carton({ width, height, length }: PictureSpec["cm"], grade: Grade): Solid[] {
  const [wide, deep, tall] = [width + padding, length + padding, height + padding];
  const low = Math.max(wide, deep, tall) > palletFrom ? palletHigh : 0;
  const top = low + tall;
  const flap = Math.min(wide, deep) * 0.27;
  const thick = Math.max(0.8, Math.min(wide, deep) * 0.02);
  const turnFlap = (solid: Solid, axis: "x" | "y", degrees: number, about: Vec3) =>
    turn([solid], axis, degrees, about);
  const body = decorate(
    decorate(box([0, 0, low], [wide, deep, tall], "cardboard", "bark"), "front", (across, high) =>
      frontOf(across, high, grade),
    ),
    "right",
    (across, high) => sideOf(across, high, grade),
  );
  return [
    ...(low > 0 ? pallet(wide, deep) : []),
    body,
    ...turnFlap(box([0, -deep / 2, top], [wide, thick, flap], "cardboard"), "x", 132, [0, -deep / 2, top]),
    ...turnFlap(box([0, deep / 2, top], [wide, thick, flap], "cardboard"), "x", -30, [0, deep / 2, top]),
    ...onBothSides((side) =>
      turnFlap(
        box([(side * wide) / 2, 0, top], [thick, deep - 2, flap], "cardboard"),
        "y",
        side * (grade === "c" ? 96 : 58),
        [(side * wide) / 2, 0, top],
      ),
    ),
  ];
}

function pallet(wide: number, deep: number): Solid[] {
  return [
    box([0, 0, palletHigh - 3], [wide + 4, deep + 4, 3], "wood"),
    ...[-1, 0, 1].map((at) => box([at * (wide / 2 - 6), 0, 0], [10, deep + 4, palletHigh - 3], "wood")),
  ];
}

/** Torn tape, the label of the return with its bars, and the wear. */
function frontOf(wide: number, tall: number, grade: Grade): Mark[] {
  const size = Math.min(wide, tall);
  const [u, v] = [wide * 0.08, tall * 0.1];
  return [
    rect(wide * 0.44, tall * 0.55, wide * 0.12, tall * 0.45, "paper"),
    rect(u, v, size * 0.4, size * 0.3, "white", true),
    rect(u, v + size * 0.24, size * 0.4, size * 0.06, "signal"),
    ...[0.05, 0.09, 0.15, 0.18, 0.25, 0.3, 0.34].map((at, index) =>
      rect(u + size * at, v + size * 0.04, size * (index % 2 ? 0.012 : 0.026), size * 0.15, "black"),
    ),
    ...(grade === "a" ? [] : creases(wide, tall, size)),
    ...(grade === "c" ? crushed(wide, tall, size) : []),
  ];
}

function sideOf(wide: number, tall: number, grade: Grade): Mark[] {
  const size = Math.min(wide, tall);
  const arrow = (u: number) => [
    rect(u, tall * 0.14, size * 0.05, size * 0.16, "black"),
    shape(
      [
        [u - size * 0.05, tall * 0.14 + size * 0.15],
        [u + size * 0.1, tall * 0.14 + size * 0.15],
        [u + size * 0.025, tall * 0.14 + size * 0.27],
      ],
      "black",
    ),
  ];
  return [
    ...arrow(wide * 0.66),
    ...arrow(wide * 0.66 + size * 0.2),
    ...(grade === "c" ? creases(wide, tall, size) : []),
  ];
}

const creases = (wide: number, tall: number, size: number): Mark[] => [
  bar([wide * 0.7, tall * 0.86], [wide * 0.92, tall * 0.7], size * 0.012, "bark"),
  bar([wide * 0.78, tall * 0.9], [wide * 0.84, tall * 0.64], size * 0.01, "bark"),
];

/** A corner that was pushed in. */
const crushed = (wide: number, tall: number, size: number): Mark[] => [
  shape(
    [
      [wide, 0],
      [wide, size * 0.26],
      [wide - size * 0.1, size * 0.14],
      [wide - size * 0.24, 0],
    ],
    "bark",
    true,
  ),
  bar([wide - size * 0.1, size * 0.14], [wide - size * 0.3, size * 0.3], size * 0.012, "bark"),
  bar([wide * 0.3, tall * 0.5], [wide * 0.36, tall * 0.38], size * 0.012, "bark"),
];
