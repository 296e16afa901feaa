import type { Paint } from "../drawing/paint.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { type Face, face, type Solid } from "../geometry/solid.ts";
import { add, dot, normalise, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { neighbours, pairUp, ringPoints } from "./lathe.ts";

/** A round bar or hose along a path; its joints are mitred, each segment is a separate convex part. */
export function tube(path: readonly Vec3[], radius: number, paint: Paint, sides = 6): Solid {
  const rings = mitredRings(path, radius, sides);
  const faces: Face[] = [];
  for (const [part, [low, high]] of neighbours(rings).entries()) {
    for (const [a, b] of pairsOf(pairUp(low, high)))
      faces.push(face([a[0], b[0], b[1], a[1]], paint, 1, part));
  }
  const [first, last] = [rings[0], rings.at(-1)];
  if (first) faces.unshift(face(first.toReversed(), paint));
  if (last) faces.push(face(last, paint, 0, rings.length - 2));
  return faces;
}

function mitredRings(path: readonly Vec3[], radius: number, sides: number): Vec3[][] {
  const stretches = neighbours(path);
  const rings: Vec3[][] = [];
  for (const [index, [from, to]] of stretches.entries()) {
    if (index === 0) rings.push(ringPoints({ from, to }, [radius, 0], sides));
    const heading = normalise(subtract(to, from));
    const after = stretches[index + 1];
    const next = after ? normalise(subtract(after[1], after[0])) : heading;
    rings.push(carry(rings.at(-1) ?? [], heading, to, normalise(add(heading, next))));
  }
  return rings;
}

/** Moves ring points along a heading until they lie in the plane of the joint. */
function carry(ring: readonly Vec3[], heading: Vec3, joint: Vec3, across: Vec3): Vec3[] {
  return ring.map((point) => {
    const way = dot(subtract(joint, point), across) / dot(heading, across);
    return add(point, scale(heading, way));
  });
}

/** A smooth path through the given points (Catmull-Rom), for hoses and hooks. */
export function smoothPath(points: readonly Vec3[], steps = 4): Vec3[] {
  const path: Vec3[] = [];
  const at = (index: number): Vec3 => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  for (let index = 0; index < points.length - 1; index++) {
    for (let step = 0; step < steps; step++) {
      path.push(throughPoints(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps));
    }
  }
  path.push(at(points.length - 1));
  return path;
}

function throughPoints(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const value = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return [value(a[0], b[0], c[0], d[0]), value(a[1], b[1], c[1], d[1]), value(a[2], b[2], c[2], d[2])];
}
