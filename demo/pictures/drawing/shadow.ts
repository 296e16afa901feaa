import { convexHull } from "../geometry/convex-hull.ts";
import { doubleArea } from "../geometry/polygon.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec2, Vec3 } from "../geometry/vector.ts";
import { type Camera, project } from "./camera.ts";
import { pathData } from "./path-data.ts";
import { boundsOf } from "./piece.ts";

/** The soft ellipse under a machine, on the canvas. */
export interface Shadow {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
}

// Only parts near the ground cast the shadow; a mast does not widen it.
const nearGround = 0.2;
const hanging = 2;

const footprints = new WeakMap<readonly Solid[], Vec3[]>();

/**
 * Returns the ground points below the shadow's source. A machine that hangs casts all of it, on a ground close below,
 * so that the shadow stays in the picture.
 */
function footprintOf(solids: readonly Solid[]): readonly Vec3[] {
  const known = footprints.get(solids);
  if (known) return known;
  const points = solids.flatMap((solid) => solid.flatMap((face) => face.points));
  let [lowest, highest] = [Infinity, -Infinity];
  for (const [, , z] of points) {
    if (z < lowest) lowest = z;
    if (z > highest) highest = z;
  }
  const hangs = lowest > hanging;
  const limit = hangs ? Infinity : highest * nearGround;
  const ground = hangs ? lowest - (highest - lowest) * 0.02 : 0;
  const near = points.filter((point) => point[2] <= limit);
  const footprint = convexHull(near.map(([x, y]) => [x, y])).map(([x, y]): Vec3 => [x, y, ground]);
  footprints.set(solids, footprint);
  return footprint;
}

// Points this close to the ground, in centimetres, touch it.
const touching = 0.8;
const speck = 6;

/** Returns the outlines on the canvas of everything that stands on the ground; empty for a machine that hangs. */
export function contactsOf(solids: readonly Solid[], camera: Camera): string {
  return solids
    .map((solid) => {
      const low = solid.flatMap(({ points }) => points.filter(([, , z]) => Math.abs(z) < touching));
      const hull = convexHull(
        low.map(([x, y]): Vec2 => {
          const [across, down] = project(camera, [x, y, 0]);
          return [across, down];
        }),
      );
      if (hull.length < 3 || Math.abs(doubleArea(hull)) < speck) return "";
      return pathData([[...hull, ...hull.slice(0, 1)]]);
    })
    .join("");
}

/** Returns one shadow for all views of a turn: it is fixed while the machine turns over it. */
export function restingShadow(solids: readonly Solid[], cameras: readonly Camera[]): Shadow {
  const shadows = cameras.map((camera) => shadowOf(solids, camera));
  const mean = (of: (shadow: Shadow) => number) =>
    shadows.reduce((sum, one) => sum + of(one), 0) / shadows.length;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    radiusX: mean(({ radiusX }) => radiusX),
    radiusY: mean(({ radiusY }) => radiusY),
  };
}

/** Returns the shadow reduced to a canvas of this width and height, whose edge would cut it visibly. */
export function shadowWithin({ x, y, radiusX, radiusY }: Shadow, side: number): Shadow {
  return { x, y, radiusX: Math.min(radiusX, x, side - x), radiusY: Math.min(radiusY, y, side - y) };
}

/** Returns the shadow on the ground, drawn a little away from the light; `unit`: pixels per canvas unit. */
export function shadowOf(solids: readonly Solid[], camera: Camera, unit = 1): Shadow {
  const bounds = boundsOf(footprintOf(solids).map((point) => project(camera, point)));
  const radiusX = (bounds.right - bounds.left) * 0.58 + 10 / unit;
  const radiusY = Math.max((bounds.low - bounds.high) * 0.56 + 8 / unit, radiusX * 0.13);
  return {
    x: (bounds.left + bounds.right) / 2 + radiusX * 0.04,
    y: (bounds.high + bounds.low) / 2 + 3 / unit,
    radiusX,
    radiusY,
  };
}
