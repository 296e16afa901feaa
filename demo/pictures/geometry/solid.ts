import type { Paint } from "../drawing/paint.ts";
import { normalOf } from "./polygon.ts";
import { dot, middle, subtract, type Vec3 } from "./vector.ts";

/** A flat mark on a face: display, label, vent. */
export interface Decal {
  points: readonly Vec3[];
  paint: Paint;
  inked: boolean;
  /** A nameplate, or a size in large digits: its corners from the lower left one on, counter-clockwise. */
  plate?: "name" | "size";
}

/** A convex, planar loop, counter-clockwise seen from outside. */
export interface Face {
  points: readonly Vec3[];
  paint: Paint;
  /** Faces of one part are sorted in depth as one convex piece. */
  part: number;
  /** Faces of the same non-zero group never show an edge between them (a cylinder's wall). */
  smooth: number;
  decals: readonly Decal[];
}

export type Solid = readonly Face[];

export function face(points: readonly Vec3[], paint: Paint, smooth = 0, part = 0): Face {
  return { points, paint, part, smooth, decals: [] };
}

/** Orients every loop of a convex solid outwards. */
export function faceOutwards(faces: readonly Face[]): Solid {
  const centre = middle(faces.flatMap((one) => one.points));
  return faces.map((one) => {
    const outwards = dot(normalOf(one.points), subtract(middle(one.points), centre)) >= 0;
    return outwards ? one : { ...one, points: one.points.toReversed() };
  });
}
