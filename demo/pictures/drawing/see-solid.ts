import { doubleArea, pairsOf } from "../geometry/polygon.ts";
import type { Face, Solid } from "../geometry/solid.ts";
import { dot, type Vec3 } from "../geometry/vector.ts";
import { type Camera, project, projectDirection, toneOf, toneSteps } from "./camera.ts";
import { meshOf, type Side } from "./mesh.ts";
import { materialOf } from "./paint.ts";
import {
  type Bounds,
  boundsOf,
  type Piece,
  type Plate,
  type SeenDecal,
  type SeenFace,
  toPiece,
  windowOf,
} from "./piece.ts";
import { type Shade, shadeOf } from "./round-shade.ts";

// Not drawn: a face seen edge-on, a face thinner than this, a mark of less than this area.
const edgeOn = 1e-4;
const hairline = 0.9;
const speck = 2;

/** Returns the pieces of a solid that look at the camera, with the inked edges. */
export function seeSolid(solid: Solid, camera: Camera): Piece[] {
  const seen = new Set(meshOf(solid).filter((side) => isSeen(side, camera)));
  const shades = shadeWalls([...seen], camera);
  const parts = new Map<number, SeenFace[]>();
  for (const side of seen) {
    const face = { ...seeFace(side, camera, seen), shade: shades.get(side) };
    const faces = parts.get(side.face.part);
    if (faces) faces.push(face);
    else parts.set(side.face.part, [face]);
  }
  return [...parts.values()].map((faces) => toPiece(faces, solid));
}

// A hose in many short segments would need a gradient for each.
const mostParts = 8;

/** Returns the shade of every visible strip of a round wall that has one. */
function shadeWalls(seen: readonly Side[], camera: Camera): ReadonlyMap<Side, Shade> {
  const shades = new Map<Side, Shade>();
  const round = seen.filter(({ face }) => face.smooth > 0 && materialOf(face.paint) !== "raw");
  if (new Set(round.map(({ face }) => face.part)).size > mostParts) return shades;
  const walls = Map.groupBy(round, ({ face }) => `${face.part} ${face.smooth} ${face.paint}`);
  for (const wall of walls.values()) {
    const shade = shadeOf(
      wall.map(({ face, normal }) => ({
        points: face.points.map((point) => project(camera, point)),
        normal: projectDirection(camera, normal),
      })),
    );
    if (shade) for (const side of wall) shades.set(side, shade);
  }
  return shades;
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
    .map(({ points, plate, ...decal }) => {
      const corners = points.map((point) => project(camera, point));
      return { ...decal, points: corners, tone, plate: plate && plateOf(plate, corners) };
    })
    .filter((decal) => Math.abs(doubleArea(decal.points)) > speck);
}

// Letters on a plate narrower than this, or lower than a third of it, are not legible.
const leastPlate = 26;

function plateOf(kind: Plate["kind"], [low, right, , high]: readonly Vec3[]): Plate | undefined {
  if (!low || !right || !high) return undefined;
  const wide = Math.hypot(right[0] - low[0], right[1] - low[1]);
  const tall = Math.hypot(high[0] - low[0], high[1] - low[1]);
  if (wide < leastPlate || tall < leastPlate / 5) return undefined;
  return {
    kind,
    corners: [
      [low[0], low[1]],
      [right[0], right[1]],
      [high[0], high[1]],
    ],
  };
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
