import { pairsOf } from "./polygon.ts";
import type { Vec2 } from "./vector.ts";

/** Rounds the corners of a loop; one radius for all, or one per corner (0 leaves it sharp). */
export function roundCorners(loop: readonly Vec2[], radius: number | readonly number[], steps = 3): Vec2[] {
  const rounded: Vec2[] = [];
  const sides = pairsOf(loop);
  let arriving = sides.at(-1);
  for (const [index, leaving] of sides.entries()) {
    const wanted = typeof radius === "number" ? radius : (radius[index] ?? 0);
    const corner = leaving[0];
    if (wanted <= 0 || !arriving) rounded.push(corner);
    else rounded.push(...cornerArc(arriving[0], corner, leaving[1], wanted, steps));
    arriving = leaving;
  }
  return rounded;
}

function cornerArc(before: Vec2, corner: Vec2, after: Vec2, radius: number, steps: number): Vec2[] {
  const start = towards(corner, before, radius);
  const end = towards(corner, after, radius);
  const arc: Vec2[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    arc.push([a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]]);
  }
  return arc;
}

function towards(from: Vec2, to: Vec2, distance: number): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** An upright rectangle as a loop. */
export function rectangle(left: number, low: number, right: number, high: number): Vec2[] {
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** A circle as a loop. */
export function circle(centre: Vec2, radius: number, sides: number): Vec2[] {
  return Array.from({ length: sides }, (_, index): Vec2 => {
    const angle = (index / sides) * Math.PI * 2;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  });
}
