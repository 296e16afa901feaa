import type { Paint } from "../drawing/paint.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { type Face, face, faceOutwards, type Solid } from "../geometry/solid.ts";
import { add, cross, normalise, scale, subtract, type Vec3 } from "../geometry/vector.ts";

/** A ring of a turned solid: radius, and how far along the axis (0 to 1). */
export type Ring = readonly [radius: number, along: number];

export interface Turned {
  from: Vec3;
  to: Vec3;
  paint: Paint;
  ends?: Paint;
  sides?: number;
}

/** A convex turned solid: tank, dome, drum. Rings go from `from` to `to`. */
export function lathe(turned: Turned, rings: readonly Ring[]): Solid {
  const sides = turned.sides ?? sidesFor(Math.max(...rings.map(([radius]) => radius)));
  const loops = rings.map((ring) => ringPoints(turned, ring, sides));
  const faces: Face[] = [];
  for (const [band, [low, high]] of neighbours(loops).entries()) {
    for (const [a, b] of pairsOf(pairUp(low, high)))
      faces.push(face([a[0], b[0], b[1], a[1]], turned.paint, band + 1));
  }
  const [first, last] = [loops[0], loops.at(-1)];
  if (first) faces.push(face(first, turned.ends ?? turned.paint));
  if (last) faces.push(face(last, turned.ends ?? turned.paint));
  return faceOutwards(faces);
}

/** A cylinder, or with `endRadius` a frustum. */
export function cylinder(turned: Turned & { radius: number; endRadius?: number }): Solid {
  return lathe(turned, [
    [turned.radius, 0],
    [turned.endRadius ?? turned.radius, 1],
  ]);
}

/** A cylinder with cooling fins; the pieces are in a row and do not intersect. */
export function finned(turned: Turned & { radius: number; fin: number; count: number }): Solid[] {
  const { from, to, radius, fin, count } = turned;
  const at = (share: number): Vec3 => add(from, scale(subtract(to, from), share));
  return Array.from({ length: count * 2 + 1 }, (_, index) => {
    const pitch = 1 / (count * 2 + 1);
    return cylinder({
      ...turned,
      from: at(index * pitch),
      to: at((index + 1) * pitch),
      radius: index % 2 ? fin : radius,
    });
  });
}

/** Points around the axis at one ring. */
export function ringPoints(
  { from, to }: { from: Vec3; to: Vec3 },
  [radius, along]: Ring,
  sides: number,
): Vec3[] {
  const axis = normalise(subtract(to, from));
  const aside: Vec3 = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const u = normalise(cross(axis, aside));
  const v = cross(axis, u);
  const centre = add(from, scale(subtract(to, from), along));
  return Array.from({ length: sides }, (_, index) => {
    const angle = ((index + 0.5) / sides) * Math.PI * 2;
    return add(centre, add(scale(u, Math.cos(angle) * radius), scale(v, Math.sin(angle) * radius)));
  });
}

/** Returns pairs of adjacent items. */
export function neighbours<T>(items: readonly T[]): [T, T][] {
  return pairsOf(items).slice(0, -1);
}

/** Zips two lists into pairs. */
export function pairUp<T>(first: readonly T[], second: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (const [index, one] of first.entries()) {
    const other = second[index];
    if (other !== undefined) pairs.push([one, other]);
  }
  return pairs;
}

function sidesFor(radius: number): number {
  if (radius < 1.5) return 10;
  if (radius < 4) return 12;
  return radius < 12 ? 18 : 26;
}
