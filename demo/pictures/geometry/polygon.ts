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
