import { convexHull, turnOf } from "../geometry/convex-hull.ts";
import { doubleArea } from "../geometry/polygon.ts";
import type { Vec2, Vec3 } from "../geometry/vector.ts";
import { type Bounds, type Piece, toPiece } from "./piece.ts";

/** The area that a later piece certainly covers: its hull, if its faces fill it. */
interface Cover {
  bounds: Bounds;
  hull: readonly Vec2[];
}

// Tolerance between a surface and the edge of its cover, because the ink line covers both.
const margin = 0.4;

/** Drops faces that a single later piece covers completely. Pieces are in painting order. */
export function dropHidden(ordered: readonly Piece[]): Piece[] {
  const covers: Cover[] = [];
  const visible: Piece[] = [];
  for (const piece of ordered.toReversed()) {
    const faces = piece.faces.filter(
      (face) => !covers.some((cover) => isCovered(face.points, face.bounds, cover)),
    );
    if (faces.length > 0)
      visible.push(faces.length === piece.faces.length ? piece : toPiece(faces, piece.solid));
    const cover = coverOf(piece);
    if (cover) covers.push(cover);
  }
  return visible.toReversed();
}

function coverOf(piece: Piece): Cover | undefined {
  const hull = convexHull(piece.faces.flatMap((face) => face.points.map(([x, y]): Vec2 => [x, y])));
  const filled = piece.faces.reduce((sum, face) => sum + Math.abs(doubleArea(face.points)), 0);
  const whole = doubleArea(hull);
  return whole > 8 && filled > whole * 0.995 ? { bounds: piece.bounds, hull } : undefined;
}

function isCovered(points: readonly Vec3[], bounds: Bounds, cover: Cover): boolean {
  const outer = cover.bounds;
  if (
    bounds.left < outer.left ||
    bounds.right > outer.right ||
    bounds.high < outer.high ||
    bounds.low > outer.low
  )
    return false;
  let from = cover.hull.at(-1) ?? [0, 0];
  for (const to of cover.hull) {
    const allowed = -margin * Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (const point of points) {
      if (turnOf(from, to, point) < allowed) return false;
    }
    from = to;
  }
  return true;
}
