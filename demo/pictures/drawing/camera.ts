import { dot, normalise, type Vec3 } from "../geometry/vector.ts";

/**
 * An orthographic camera.
 * Screen right, screen up and towards the viewer are world directions; zoom and shift map them to the canvas.
 */
export interface Camera {
  right: Vec3;
  up: Vec3;
  towards: Vec3;
  zoom: number;
  shift: readonly [number, number];
}

/** World axes: x to the right, y to the back, z up; the machine's front looks at -y. */
export function placeCamera(turnDegrees: number, tiltDegrees = 20): Camera {
  const [turn, tilt] = [(turnDegrees * Math.PI) / 180, (tiltDegrees * Math.PI) / 180];
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [
    Math.sin(turn),
    Math.cos(turn),
    Math.sin(tilt),
    Math.cos(tilt),
  ];
  return {
    right: [cosTurn, sinTurn, 0],
    up: [-sinTurn * sinTilt, cosTurn * sinTilt, cosTilt],
    towards: [sinTurn * cosTilt, -cosTurn * cosTilt, sinTilt],
    zoom: 1,
    shift: [0, 0],
  };
}

/** Projects a point: canvas x, canvas y (downwards), nearness. */
export function project(camera: Camera, point: Vec3): Vec3 {
  return [
    camera.zoom * dot(camera.right, point) + camera.shift[0],
    -camera.zoom * dot(camera.up, point) + camera.shift[1],
    camera.zoom * dot(camera.towards, point),
  ];
}

/** Projects a direction, preserving its length. */
export function projectDirection(camera: Camera, direction: Vec3): Vec3 {
  return [dot(camera.right, direction), -dot(camera.up, direction), dot(camera.towards, direction)];
}

// One lamp that moves with the camera: left, above, a little in front.
const lamp = normalise([-0.62, -0.54, 0.6]);
/** Steps of brightness: fine for flat faces, bands for round walls, coarse for narrow or dark ones. */
export const toneSteps = { flat: 25, round: 9, narrow: 5, coarse: 3 } as const;

/**
 * Returns the brightness of a surface from its normal in camera space, in steps so that equal surfaces share a path.
 */
export function toneOf(seenNormal: Vec3, steps: number): number {
  const wrapped = 0.5 + 0.5 * dot(seenNormal, lamp);
  const tone = Math.min(1.12, Math.max(0.52, 0.6 + (wrapped - 0.35) * 0.84));
  return Math.round(tone * steps) / steps;
}
