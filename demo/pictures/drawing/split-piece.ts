import { doubleArea } from "../geometry/polygon.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { nearness } from "./compare-depth.ts";
import { boundsOf, type Piece, type SeenDecal, type SeenFace, toPiece, windowOf } from "./piece.ts";

const speck = 0.02;

/** Cuts a piece in two along the plane of another face; undefined if it lies entirely on one side. */
export function splitPiece(piece: Piece, plane: Vec3): [Piece, Piece] | undefined {
  const before = piece.faces.flatMap((face) => cutFace(face, plane, 1));
  const behind = piece.faces.flatMap((face) => cutFace(face, plane, -1));
  if (before.length === 0 || behind.length === 0) return undefined;
  return [toPiece(before, piece.solid), toPiece(behind, piece.solid)];
}

function cutFace(face: SeenFace, plane: Vec3, side: 1 | -1): SeenFace[] {
  const { points, inked } = cutLoop(face.points, face.inked, plane, side);
  if (points.length < 3 || Math.abs(doubleArea(points)) < speck) return [];
  const decals = face.decals.flatMap((decal) => cutDecal(decal, plane, side));
  return [{ ...face, points, inked, window: windowOf(points), bounds: boundsOf(points), decals }];
}

function cutDecal(decal: SeenDecal, plane: Vec3, side: 1 | -1): SeenDecal[] {
  const inked = decal.edges ?? decal.points.map(() => decal.inked);
  const cut = cutLoop(decal.points, inked, plane, side);
  if (cut.points.length < 3 || Math.abs(doubleArea(cut.points)) < speck) return [];
  const isWhole =
    cut.points.length === decal.points.length && cut.points.every((point, at) => point === decal.points[at]);
  return [{ ...decal, points: cut.points, edges: isWhole ? undefined : cut.inked }];
}

/** Returns the part of a loop on one side; the new edge along the cut has no ink. */
function cutLoop(loop: readonly Vec3[], inked: readonly boolean[], plane: Vec3, side: 1 | -1) {
  const points: Vec3[] = [];
  const cutInked: boolean[] = [];
  for (const [index, from] of loop.entries()) {
    const to = loop[(index + 1) % loop.length] ?? from;
    const ink = inked[index] ?? false;
    const here = side * (from[2] - nearness(plane, [from[0], from[1]]));
    const there = side * (to[2] - nearness(plane, [to[0], to[1]]));
    if (here >= 0) {
      points.push(from);
      cutInked.push(there >= 0 || here > 0 ? ink : false);
    }
    if (here > 0 !== there > 0 && here !== 0 && there !== 0) {
      const share = here / (here - there);
      points.push([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ]);
      cutInked.push(here > 0 ? false : ink);
    }
  }
  return { points, inked: cutInked };
}
