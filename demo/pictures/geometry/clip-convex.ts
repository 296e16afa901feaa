import type { Vec2 } from "./vector.ts";

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
