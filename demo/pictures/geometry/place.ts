import type { Paint } from "../drawing/paint.ts";
import type { Face, Solid } from "./solid.ts";
import { type Axis, add, scale, subtract, type Vec3 } from "./vector.ts";

/** Maps every point of the solids; the map must preserve planarity and orientation of loops. */
function mapPoints(solids: readonly Solid[], change: (point: Vec3) => Vec3): Solid[] {
  const mapFace = (one: Face): Face => ({
    ...one,
    points: one.points.map(change),
    decals: one.decals.map((decal) => ({ ...decal, points: decal.points.map(change) })),
  });
  return solids.map((solid) => solid.map(mapFace));
}

export function move(solids: readonly Solid[], by: Vec3): Solid[] {
  return mapPoints(solids, (point) => add(point, by));
}

export function resize(solids: readonly Solid[], factor: number): Solid[] {
  return mapPoints(solids, (point) => scale(point, factor));
}

/** Stretches the solids by separate factors along each axis. */
function stretch(solids: readonly Solid[], [x, y, z]: Vec3): Solid[] {
  return mapPoints(solids, (point) => [point[0] * x, point[1] * y, point[2] * z]);
}

/** Stretches the solids to a given width, height and length. */
export function fit(
  solids: readonly Solid[],
  { width, height, length }: { width: number; height: number; length: number },
): Solid[] {
  const { low, high } = boundsOfSolids(solids);
  return stretch(solids, [
    width / (high[0] - low[0]),
    length / (high[1] - low[1]),
    height / (high[2] - low[2]),
  ]);
}

/** The smallest upright box around the solids. */
export function boundsOfSolids(solids: readonly Solid[]): { low: Vec3; high: Vec3 } {
  const points = solids.flatMap((solid) => solid.flatMap((face) => face.points));
  const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  const [x, y, z] = [along(0), along(1), along(2)];
  return {
    low: [Math.min(...x), Math.min(...y), Math.min(...z)],
    high: [Math.max(...x), Math.max(...y), Math.max(...z)],
  };
}

/** Turns the solids about an axis through a point, counter-clockwise seen against the axis. */
export function turn(
  solids: readonly Solid[],
  axis: Axis,
  degrees: number,
  about: Vec3 = [0, 0, 0],
): Solid[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPoints(solids, (point) => add(turnPoint(subtract(point, about), axis, cos, sin), about));
}

function turnPoint([x, y, z]: Vec3, axis: Axis, cos: number, sin: number): Vec3 {
  if (axis === "x") return [x, y * cos - z * sin, y * sin + z * cos];
  if (axis === "y") return [x * cos + z * sin, y, z * cos - x * sin];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

/** Replaces one paint by another. */
export function repaint(solids: readonly Solid[], from: Paint, to: Paint): Solid[] {
  const change = <T extends { paint: Paint }>(one: T): T =>
    one.paint === from ? { ...one, paint: to } : one;
  return solids.map((solid) => solid.map((face) => ({ ...change(face), decals: face.decals.map(change) })));
}
