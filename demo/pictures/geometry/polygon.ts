import { cross, normalise, subtract, type Vec2, type Vec3 } from "./vector.ts";

/** Returns consecutive pairs of a closed loop, the last one leading back to the first. */
export function pairsOf<T>(loop: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  let previous = loop.at(-1);
  for (const point of loop) {
    if (previous !== undefined) pairs.push([previous, point]);
    previous = point;
  }
  const first = pairs.shift();
  if (first) pairs.push(first);
  return pairs;
}

/**
 * Returns the unit normal of a planar loop, counter-clockwise seen from outside.
 * Uses Newell's sum, so thin loops are safe.
 */
export function normalOf(loop: readonly Vec3[]): Vec3 {
  const origin = loop[0] ?? [0, 0, 0];
  let [x, y, z] = [0, 0, 0];
  for (const [a, b] of pairsOf(loop)) {
    const part = cross(subtract(a, origin), subtract(b, origin));
    x += part[0];
    y += part[1];
    z += part[2];
  }
  return normalise([x, y, z]);
}

/** Twice the signed area of a flat loop. */
export function doubleArea(loop: readonly (Vec2 | Vec3)[]): number {
  let sum = 0;
  for (const [a, b] of pairsOf(loop)) sum += a[0] * b[1] - b[0] * a[1];
  return sum;
}

/**
 * Returns the part of a convex loop inside another one (Sutherland-Hodgman). Both loops have the same orientation: the
 * inside is where `side` is positive.
 */
export function clipConvex(loop: readonly Vec2[], window: readonly Vec2[]): readonly Vec2[] {
  let clipped = loop;
  let from = window.at(-1) ?? [0, 0];
  for (const to of window) {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const next: Vec2[] = [];
    let previous = clipped.at(-1);
    if (!previous) return [];
    let before = dx * (previous[1] - from[1]) - dy * (previous[0] - from[0]);
    for (const point of clipped) {
      const side = dx * (point[1] - from[1]) - dy * (point[0] - from[0]);
      if (before < 0 !== side < 0) {
        const share = before / (before - side);
        next.push([
          previous[0] + (point[0] - previous[0]) * share,
          previous[1] + (point[1] - previous[1]) * share,
        ]);
      }
      if (side >= 0) next.push(point);
      previous = point;
      before = side;
    }
    clipped = next;
    from = to;
  }
  return clipped;
}
