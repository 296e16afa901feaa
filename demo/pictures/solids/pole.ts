import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, scale, type Vec3 } from "../geometry/vector.ts";
import { cylinder } from "./lathe.ts";

/** An upright round bar; `at` is the centre of its foot. */
export function pole(at: Vec3, height: number, radius: number, paint: Paint, topRadius = radius): Solid {
  return cylinder({ from: at, to: [at[0], at[1], at[2] + height], radius, endRadius: topRadius, paint });
}

/** A round bar that stands out from a surface; `out` is a unit direction. */
export function peg(
  at: Vec3,
  out: Vec3,
  length: number,
  radius: number,
  paint: Paint,
  endRadius = radius,
): Solid {
  return cylinder({ from: at, to: add(at, scale(out, length)), radius, endRadius, paint });
}

/** Places one thing at each of four corners, `inset` from the edges of a rectangle about the centre. */
export function atCorners(
  width: number,
  length: number,
  inset: number,
  place: (x: number, y: number) => Solid | Solid[],
): Solid[] {
  const [x, y] = [width / 2 - inset, length / 2 - inset];
  const spots = [
    [-x, -y],
    [x, -y],
    [-x, y],
    [x, y],
  ] as const;
  return spots.flatMap(([across, along]) => toSolids(place(across, along)));
}

/** Places the same on both sides: `side` is -1 on the left and 1 on the right. */
export function onBothSides(place: (side: -1 | 1) => Solid | Solid[]): Solid[] {
  return [...toSolids(place(-1)), ...toSolids(place(1))];
}

/** A solid is itself a list, of faces; a list of solids is a list of lists. */
function toSolids(placed: Solid | Solid[]): Solid[] {
  return isSolid(placed) ? [placed] : placed;
}

function isSolid(placed: Solid | Solid[]): placed is Solid {
  const [first] = placed;
  return first !== undefined && "points" in first;
}
