import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Mark } from "../solids/decorate.ts";
import { rect, shape } from "../solids/marks.ts";
import { tube } from "../solids/tube.ts";
import { cabinet, type Marks } from "./cabinet.ts";

export interface Doors {
  /** Number of doors side by side, over which width, at which height above the ground. */
  count: number;
  width: number;
  low: number;
  high: number;
  /** The plane that they close. */
  front: number;
  paint?: Paint;
  marks?: Marks;
  /** The grip: an upright bar by default, a horizontal one on what tilts down. */
  grip?: "upright" | "lying" | "none";
  thick?: number;
}

/** Doors in front of a face, each with its grip. */
export function doors(made: Doors): Solid[] {
  const { count, width, low, high, front, paint = "steel", thick = 4, grip = "upright" } = made;
  const pitch = width / count;
  const round = Math.min(2.5, pitch * 0.06);
  return Array.from({ length: count }, (_, index) => {
    const x = -width / 2 + pitch * (index + 0.5);
    const door = cabinet({
      ...{ x, width: pitch - Math.min(2.4, pitch * 0.05), low, high, length: thick, paint, round },
      y: front - thick / 2,
      marks: made.marks ? { front: made.marks } : {},
    });
    if (grip === "none") return [door];
    const face = front - thick;
    if (grip === "lying") return [door, bar(x, pitch * 0.36, face, high - (high - low) * 0.12)];
    const hungRight = count === 1 || index % 2 === 1;
    const edge = x + (hungRight ? -1 : 1) * (pitch / 2 - Math.min(9, pitch * 0.12));
    return [door, uprightBar(edge, face, low + (high - low) * 0.42, low + (high - low) * 0.7)];
  }).flat();
}

function uprightBar(x: number, face: number, low: number, high: number): Solid {
  const out = Math.min(5, (high - low) * 0.14);
  return tube(
    [
      [x, face, low],
      [x, face - out, low + out * 0.4],
      [x, face - out, high - out * 0.4],
      [x, face, high],
    ],
    Math.max(0.9, out * 0.3),
    "black",
  );
}

/** A horizontal bar across a front, `half` to each side. */
export function bar(x: number, half: number, face: number, z: number, paint: Paint = "black"): Solid {
  const out = Math.max(2.4, Math.min(4.5, half * 0.16));
  return tube(
    [
      [x - half, face, z],
      [x - half + out * 0.4, face - out, z],
      [x + half - out * 0.4, face - out, z],
      [x + half, face, z],
    ],
    Math.max(0.7, out * 0.28),
    paint,
  );
}

/** A window in a door: dark glass with a gleam, `shelves` behind it and the contents of each; `bare`: none on the floor. */
export function glassPane(
  wide: number,
  tall: number,
  shelves: number,
  stock: (left: number, low: number, width: number, height: number) => readonly Mark[] = () => [],
  { glass = "iron", bare = false }: { glass?: Paint; bare?: boolean } = {},
): Mark[] {
  const inset = Math.min(wide, tall) * 0.11;
  const [left, low, width, height] = [inset, inset, wide - inset * 2, tall - inset * 2];
  const pitch = height / (shelves + 1);
  const gleam = shape(
    [
      [left + width * 0.5, low + height],
      [left + width * 0.72, low + height],
      [left + width * 0.3, low],
      [left + width * 0.08, low],
    ],
    glass === "iron" ? "glass" : "iron",
  );
  const rows = Array.from({ length: shelves }, (_, row) => low + pitch * (row + 1));
  return [
    rect(left, low, width, height, glass, true, Math.min(3, inset * 0.4)),
    gleam,
    ...rows.map((v) => rect(left, v, width, Math.max(0.8, pitch * 0.04), "bright")),
    ...(bare ? rows : [low, ...rows]).flatMap((v) => stock(left, v, width, pitch)),
  ];
}
