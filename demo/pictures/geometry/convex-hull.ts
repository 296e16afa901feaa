import type { Vec2, Vec3 } from "./vector.ts";

/** Returns the convex hull of points (monotone chain), oriented as `clipConvex` expects. */
export function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Vec2[]): Vec2[] {
  const hull: Vec2[] = [];
  for (const point of sorted) {
    for (
      let last = hull.at(-1), before = hull.at(-2);
      last && before && turnOf(before, last, point) <= 0;
      last = hull.at(-1), before = hull.at(-2)
    )
      hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Positive when a → b → c turns to the inside of a loop. */
export function turnOf(a: Vec2, b: Vec2, c: Vec2 | Vec3): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
