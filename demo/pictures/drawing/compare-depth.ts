import { clipConvex, doubleArea } from "../geometry/polygon.ts";
import type { Vec2, Vec3 } from "../geometry/vector.ts";
import { boundsMeet, type Piece, type SeenFace } from "./piece.ts";

/** Overlap of two pieces on the screen: how much of `a` is in front, how much of `b` (area times distance). */
export interface Overlap {
  front: number;
  behind: number;
  area: number;
}

// Thinner overlaps come from surfaces that only touch.
const touching = 1e-3;

export function compareDepth(a: Piece, b: Piece): Overlap {
  const overlap = { front: 0, behind: 0, area: 0 };
  if (!boundsMeet(a.bounds, b.bounds)) return overlap;
  for (const one of a.faces) {
    if (!boundsMeet(one.bounds, b.bounds)) continue;
    for (const other of b.faces) {
      if (boundsMeet(one.bounds, other.bounds)) compareFaces(one, other, overlap);
    }
  }
  return overlap;
}

function compareFaces(one: SeenFace, other: SeenFace, overlap: Overlap): void {
  const shared = clipConvex(other.window, one.window);
  const [first] = shared;
  if (!first || Math.abs(doubleArea(shared)) < touching) return;
  let previous: Vec2 | undefined;
  for (const point of shared.slice(1)) {
    if (previous) addTriangle(first, previous, point, one, other, overlap);
    previous = point;
  }
}

function addTriangle(a: Vec2, b: Vec2, c: Vec2, one: SeenFace, other: SeenFace, overlap: Overlap): void {
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
  overlap.area += area;
  for (const corner of [a, b, c]) {
    const ahead = nearness(one.plane, corner) - nearness(other.plane, corner);
    if (ahead > 0) overlap.front += (area * ahead) / 3;
    else overlap.behind -= (area * ahead) / 3;
  }
}

export function nearness(plane: Vec3, [x, y]: Vec2): number {
  return plane[0] * x + plane[1] * y + plane[2];
}
