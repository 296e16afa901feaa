import { doubleArea } from "../geometry/polygon.ts";
import type { Vec2, Vec3 } from "../geometry/vector.ts";
import { toneOf } from "./camera.ts";

/** The brightness across a round wall: a line on the canvas, and tones at shares of it. */
export interface Shade {
  line: readonly [Vec2, Vec2];
  stops: readonly (readonly [share: number, tone: number])[];
}

/** A strip of a round wall on the canvas. */
export interface Strip {
  points: readonly Vec3[];
  /** In camera space. */
  normal: Vec3;
}

// Walls with fewer strips, or narrower on the canvas, stay bands: a gradient would cost more than it shows.
const fewestStrips = 3;
const narrowest = 14;
/** Shorter walls, as of a bent hose, stay bands too. */
const shortest = 12;
/** Mean direction of the strips' edges as a share of their lengths: below it they fan out, as on a flat cone. */
const parallel = 0.985;
const fine = 25;
const tolerance = 0.06;

/** Returns the shade of a wall's visible strips, if one line across them describes it. */
export function shadeOf(strips: readonly Strip[]): Shade | undefined {
  const axis = axisOf(strips);
  if (strips.length < fewestStrips || !axis) return undefined;
  const across = (point: Vec2 | Vec3) => point[0] * -axis[1] + point[1] * axis[0];
  const all = strips.flatMap(({ points }) => points);
  const [least, most] = [Math.min(...all.map(across)), Math.max(...all.map(across))];
  const width = most - least;
  if (width < narrowest) return undefined;
  const tones = strips
    .filter(({ points }) => Math.abs(doubleArea(points)) > 0.5)
    .map(({ points, normal }): readonly [number, number] => {
      const [low, high] = [Math.min(...points.map(across)), Math.max(...points.map(across))];
      return [((low + high) / 2 - least) / width, toneOf(normal, fine)];
    })
    .toSorted((a, b) => a[0] - b[0]);
  const [origin = [0, 0, 0]] = all;
  const start = least - across(origin);
  const at = (distance: number): Vec2 => [origin[0] - axis[1] * distance, origin[1] + axis[0] * distance];
  return { line: [at(start), at(start + width)], stops: thin(tones) };
}

/** Returns the unit direction of the strips' long edges, which are the first and the third of each. */
function axisOf(strips: readonly Strip[]): Vec2 | undefined {
  let [x, y, whole] = [0, 0, 0];
  for (const { points } of strips) {
    const [from, , , to] = points;
    if (points.length !== 4 || !from || !to) return undefined;
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (dx * x + dy * y < 0) [dx, dy] = [-dx, -dy];
    [x, y, whole] = [x + dx, y + dy, whole + Math.hypot(dx, dy)];
  }
  const length = Math.hypot(x, y);
  return whole > strips.length * shortest && length > whole * parallel ? [x / length, y / length] : undefined;
}

/** Drops stops that lie on the line between their neighbours. */
function thin(stops: Shade["stops"]): Shade["stops"] {
  const kept: (readonly [number, number])[] = [];
  for (const [index, stop] of stops.entries()) {
    const [before, after] = [kept.at(-1), stops[index + 1]];
    if (before && after) {
      const share = (stop[0] - before[0]) / (after[0] - before[0] || 1);
      if (Math.abs(before[1] + (after[1] - before[1]) * share - stop[1]) < tolerance) continue;
    }
    kept.push(stop);
  }
  return kept;
}
