import { doubleArea, pairsOf } from "../geometry/polygon.ts";
import type { Face, Solid } from "../geometry/solid.ts";
import { dot } from "../geometry/vector.ts";
import { type Camera, project, projectDirection, toneOf, toneSteps } from "./camera.ts";
import { meshOf, type Side } from "./mesh.ts";
import {
  type Bounds,
  boundsOf,
  type Piece,
  type SeenDecal,
  type SeenFace,
  toPiece,
  windowOf,
} from "./piece.ts";

// Not drawn: a face seen edge-on, a face thinner than this, a mark of less than this area.
const edgeOn = 1e-4;
const hairline = 0.9;
const speck = 2;

/** Returns the pieces of a solid that look at the camera, with the inked edges. */
export function seeSolid(solid: Solid, camera: Camera): Piece[] {
  const seen = new Set(meshOf(solid).filter((side) => isSeen(side, camera)));
  const parts = new Map<number, SeenFace[]>();
  for (const side of seen) {
    const face = seeFace(side, camera, seen);
    const faces = parts.get(side.face.part);
    if (faces) faces.push(face);
    else parts.set(side.face.part, [face]);
  }
  return [...parts.values()].map((faces) => toPiece(faces, solid));
}

function isSeen(side: Side, camera: Camera): boolean {
  const facing = dot(side.normal, camera.towards);
  return facing > edgeOn && (facing > 0.5 || isBroad(side.face, camera));
}

/** Reports whether a face seen at an angle is wider than its ink line. Narrower ones only enlarge the file. */
function isBroad(face: Face, camera: Camera): boolean {
  const points = face.points.map((point) => project(camera, point));
  const longest = Math.max(...pairsOf(points).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])));
  return Math.abs(doubleArea(points)) / 2 > longest * hairline;
}

function seeFace(side: Side, camera: Camera, seen: ReadonlySet<Side>): SeenFace {
  const points = side.face.points.map((point) => project(camera, point));
  const normal = projectDirection(camera, side.normal);
  const bounds = boundsOf(points);
  const tone = toneOf(normal, stepsFor(side.face, bounds));
  const [origin] = points;
  const [slopeX, slopeY] = [-normal[0] / normal[2], -normal[1] / normal[2]];
  const offset = origin ? origin[2] - slopeX * origin[0] - slopeY * origin[1] : 0;
  return {
    points,
    window: windowOf(points),
    plane: [slopeX, slopeY, offset],
    bounds,
    paint: side.face.paint,
    tone,
    inked: side.edges.map(({ beyond, creased }) => creased || !beyond || !seen.has(beyond)),
    decals: seeDecals(side.face, camera, tone),
  };
}

/** Returns the marks on a face, without those too small to be seen. */
function seeDecals(face: Face, camera: Camera, tone: number): SeenDecal[] {
  return face.decals
    .map((decal) => ({ ...decal, points: decal.points.map((point) => project(camera, point)), tone }))
    .filter((decal) => Math.abs(doubleArea(decal.points)) > speck);
}

// Narrower strips of a round wall on the canvas are part of a bar, or of a small drum.
const barStrip = 3.5;
const drumStrip = 8;

function stepsFor(face: Face, bounds: Bounds): number {
  if (face.smooth === 0) return toneSteps.flat;
  if (face.paint === "black" || face.paint === "dark") return toneSteps.coarse;
  const narrow = Math.min(bounds.right - bounds.left, bounds.low - bounds.high);
  if (narrow < barStrip) return toneSteps.coarse;
  return narrow < drumStrip ? toneSteps.narrow : toneSteps.round;
}
