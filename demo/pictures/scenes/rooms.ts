import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { disc, rect, shape } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";

/** Simple rooms for machines: a floor, and objects at the wall. */
export type RoomKey =
  | "kitchen"
  | "cellar"
  | "hall"
  | "workshop"
  | "garage"
  | "laboratory"
  | "yard"
  | "packing"
  | "studio";

interface Look {
  floor: Paint;
  joint: Paint;
  /** Distance of the joints across and along; 0 for none. */
  pitch: readonly [number, number];
  wall?: { paint: Paint; marks: (wide: number, tall: number) => Mark[] };
}

const looks: Record<RoomKey, Look> = {
  kitchen: { floor: "paper", joint: "steel", pitch: [30, 30], wall: { paint: "white", marks: tiles } },
  cellar: { floor: "bright", joint: "iron", pitch: [60, 60], wall: { paint: "paper", marks: bricks } },
  hall: { floor: "paper", joint: "steel", pitch: [90, 90] },
  workshop: { floor: "paper", joint: "steel", pitch: [60, 60], wall: { paint: "bright", marks: toolWall } },
  garage: { floor: "bright", joint: "iron", pitch: [80, 80], wall: { paint: "paper", marks: gate } },
  laboratory: { floor: "white", joint: "steel", pitch: [50, 50], wall: { paint: "white", marks: window } },
  yard: { floor: "lawn", joint: "lawn", pitch: [0, 0], wall: { paint: "wood", marks: fence } },
  packing: { floor: "paper", joint: "caution", pitch: [0, 0], wall: { paint: "bright", marks: () => [] } },
  studio: { floor: "wood", joint: "oak", pitch: [0, 24], wall: { paint: "cream", marks: pictureWall } },
};

/**
 * Floor and rear wall about the middle: width, depth, height of the wall.
 * The floor's upper side is z = 0.
 */
export function room(key: RoomKey, [wide, deep, high]: Vec3): Solid[] {
  const { floor, joint, pitch, wall } = looks[key];
  const tall = key === "yard" ? Math.min(90, high) : high;
  const slab = decorate(box([0, 0, -8], [wide, deep, 8], floor), "top", (across, along) => [
    ...joints(across, pitch[0]).map((u) => rect(u, 0, 0.7, along, joint)),
    ...joints(along, pitch[1]).map((v) => rect(0, v, across, 0.7, joint)),
    ...(key === "packing"
      ? [rect(12, 14, across - 24, 4, "caution"), rect(12, along * 0.42, across - 24, 4, "caution")]
      : []),
  ]);
  if (!wall) return [slab, ...columns(wide, deep, high)];
  return [slab, decorate(box([0, deep / 2 + 4, -8], [wide, 8, tall + 8], wall.paint), "front", wall.marks)];
}

function joints(length: number, pitch: number): number[] {
  if (pitch === 0) return [];
  return Array.from(
    { length: Math.floor(length / pitch) },
    (_, index) => (index + 0.5) * pitch + (length % pitch) / 2,
  );
}

/** Distance of a hall's beam from the rear edge of its floor. */
export const beamBehind = 34;

/** Two steel columns of a hall with the beam between them. */
function columns(wide: number, deep: number, high: number): Solid[] {
  const y = deep / 2 - beamBehind;
  return [
    ...onBothSides((side) => [
      box([side * (wide / 2 - 14), y, 0], [18, 18, 3], "iron"),
      box([side * (wide / 2 - 14), y, 3], [9, 11, high - 17], "iron"),
    ]),
    box([0, y, high - 14], [wide - 6, 12, 14], "iron"),
  ];
}

function tiles(wide: number, tall: number): Mark[] {
  const rows = joints(tall - 8, 22).map((v) => rect(0, v + 8, wide, 0.6, "steel"));
  return [
    ...rows,
    ...joints(wide, 44).map((u) => rect(u, 8, 0.6, tall - 8, "steel")),
    rect(0, tall - 14, wide, 6, "steel"),
  ];
}

function bricks(wide: number, tall: number): Mark[] {
  return joints(tall - 8, 26).map((v) => rect(0, v + 8, wide, 0.6, "iron"));
}

/** A perforated panel with spanners and a saw on it. */
function toolWall(wide: number, tall: number): Mark[] {
  const [left, low, across, high] = [wide * 0.08, tall * 0.52, wide * 0.84, tall * 0.4];
  const holes = Array.from({ length: Math.floor(across / 16) }, (_, index) =>
    rect(left + 8 + index * 16, low + 6, 2, 2, "iron"),
  );
  const spanner = (u: number, size: number): Mark[] => [
    rect(u, low + high * 0.2, 3.4, size, "dark"),
    disc(u + 1.7, low + high * 0.2 + size, 5, "dark"),
    disc(u + 1.7, low + high * 0.2 + size + 2, 2.2, "steel"),
  ];
  return [
    rect(left, low, across, high, "steel", true, 2),
    ...holes,
    ...[0.06, 0.11, 0.16, 0.21, 0.26].flatMap((share, index) =>
      spanner(left + across * share, high * (0.5 - index * 0.06)),
    ),
    ...[0.74, 0.8, 0.86, 0.92].flatMap((share, index) => [
      rect(left + across * share, low + high * 0.3, 3, high * 0.3, "iron"),
      rect(
        left + across * share - 1.5,
        low + high * 0.58,
        6,
        high * 0.24,
        index % 2 ? "signal" : "blue",
        true,
        1,
      ),
    ]),
    shape(
      [
        [left + across * 0.4, low + high * 0.4],
        [left + across * 0.56, low + high * 0.3],
        [left + across * 0.56, low + high * 0.56],
        [left + across * 0.4, low + high * 0.46],
      ],
      "bright",
      true,
    ),
    rect(left + across * 0.56, low + high * 0.26, across * 0.04, high * 0.34, "oak", true, 2),
  ];
}

/** A sectional gate. */
function gate(wide: number, tall: number): Mark[] {
  const [left, across, high] = [wide * 0.2, wide * 0.6, tall * 0.9];
  return [
    rect(left, 8, across, high - 8, "bright", true),
    ...[1, 2, 3, 4].map((row) => rect(left, 8 + ((high - 8) / 5) * row, across, 1, "iron")),
    ...[0.16, 0.38, 0.6, 0.82].map((share) =>
      rect(
        left + across * (share - 0.07),
        8 + (high - 8) * 0.64,
        across * 0.14,
        (high - 8) * 0.12,
        "glass",
        true,
      ),
    ),
  ];
}

function window(wide: number, tall: number): Mark[] {
  const [left, low, across, high] = [wide * 0.56, tall * 0.54, wide * 0.34, tall * 0.36];
  return [
    rect(left, low, across, high, "water", true),
    rect(left + across / 2 - 1, low, 2, high, "white"),
    rect(left, low + high / 2 - 1, across, 2, "white"),
    rect(left - 4, low - 4, across + 8, 4, "bright", true),
  ];
}

function fence(wide: number, tall: number): Mark[] {
  return Array.from({ length: Math.floor(wide / 13) }, (_, index) =>
    rect(index * 13, 8, 1.4, tall - 8, "bark"),
  );
}

function pictureWall(wide: number, tall: number): Mark[] {
  const frame = (u: number, v: number, across: number, high: number, paint: Paint): Mark[] => [
    rect(u, v, across, high, "oak", true),
    rect(u + 3, v + 3, across - 6, high - 6, paint),
  ];
  return [
    rect(0, 8, wide, 9, "white"),
    ...frame(wide * 0.16, tall * 0.56, wide * 0.12, tall * 0.3, "turquoise"),
    ...frame(wide * 0.6, tall * 0.5, wide * 0.24, tall * 0.4, "water"),
    rect(wide * 0.62, tall * 0.5, 1, 1, "water"),
  ];
}
