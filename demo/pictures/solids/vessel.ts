import type { Paint } from "../drawing/paint.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { type Face, face, type Solid } from "../geometry/solid.ts";
import { neighbours, pairUp, type Ring, ringPoints, type Turned } from "./lathe.ts";

const wallPart = 0;
const insidePart = 1;

/**
 * An open vessel (bowl, bucket).
 * The outer wall goes from the first ring to the rim, the inside down to `floor` (0 to 1 along the axis), covered there
 * with `content`.
 */
export function vessel(
  turned: Turned & { inside: Paint; content: Paint },
  rings: readonly Ring[],
  floor: number,
): Solid {
  const sides = turned.sides ?? 28;
  const faces: Face[] = [];
  const loops = rings.map((ring) => ringPoints(turned, ring, sides));
  for (const [band, [low, high]] of neighbours(loops).entries()) {
    for (const [a, b] of pairsOf(pairUp(low, high))) {
      faces.push(face([a[0], b[0], b[1], a[1]], turned.paint, band + 1, wallPart));
    }
  }
  const rim = loops.at(-1) ?? [];
  const level = ringPoints(turned, [radiusAt(rings, floor), floor], sides);
  for (const [a, b] of pairsOf(pairUp(level, rim))) {
    faces.push(face([a[1], b[1], b[0], a[0]], turned.inside, 90, insidePart));
  }
  faces.push(face(level, turned.content, 0, insidePart + 1));
  return faces;
}

function radiusAt(rings: readonly Ring[], along: number): number {
  for (const [low, high] of neighbours(rings)) {
    if (along <= high[1]) return low[0] + ((high[0] - low[0]) * (along - low[1])) / (high[1] - low[1] || 1);
  }
  return rings.at(-1)?.[0] ?? 0;
}
