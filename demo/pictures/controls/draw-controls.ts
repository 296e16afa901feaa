import { type Camera, placeCamera, project } from "../drawing/camera.ts";
import { meshOf } from "../drawing/mesh.ts";
import { boundsMeet, boundsOf } from "../drawing/piece.ts";
import { contactsOf, shadowOf } from "../drawing/shadow.ts";
import { strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { PictureOrder } from "../enumerate-specs.ts";
import { boundsOfSolids } from "../geometry/place.ts";
import { type Decal, type Face, face, type Solid } from "../geometry/solid.ts";
import { dot, subtract, type Vec3 } from "../geometry/vector.ts";
import { controlsFile, pictureStem } from "../picture-spec.ts";

const side = 480;
/** Share of the tile that the controls take; the smallest panels count as this share of the machine's diagonal. */
const filled = 0.6;
const least = 0.2;
/** Distances from the edge of the tile, in pixels: of the machine's end, and at least of the controls. */
const margin = 32;
const inset = 96;
/** The camera looks at the panel from its right, and a little from above. */
const aside = 20;
const above = 14;

/** Draws the controls from near, in each of a machine's colours; nothing if it has none. */
export function* drawControls(
  solids: readonly Solid[],
  { spec, makes }: PictureOrder,
): Generator<[name: string, content: string]> {
  const panel = findPanel(solids);
  if (!panel) return;
  const camera = lookAt(panel, solids);
  const near = solids.filter((solid) => isNear(solid, camera));
  const strokes = strokesOf(near, camera);
  const ground = writeShadows([shadowOf(solids, camera)], contactsOf(near, camera));
  for (const make of makes) {
    const stem = pictureStem({ ...spec, colour: make.colour, maker: make.maker });
    yield [controlsFile(stem), writeSvg(side, side, ground + writeStrokes(strokes, make))];
  }
}

interface Panel {
  normal: Vec3;
  /** Corners of everything on the panel that is read, pressed or turned. */
  points: readonly Vec3[];
  /** Length of the machine's diagonal. */
  size: number;
}

/** How much a mark tells that its face is a control panel. */
const weights: Partial<Record<Decal["paint"], number>> = {
  screen: 6,
  blueprint: 6,
  lit: 2,
  go: 2,
  stop: 2,
  caution: 1,
};

/** Finds the face with the most displays, lamps and buttons, and the knobs that stand out from it. */
function findPanel(solids: readonly Solid[]): Panel | undefined {
  const { low, high } = boundsOfSolids(solids);
  const size = Math.hypot(...subtract(high, low));
  const sides = solids.flatMap((solid) => meshOf(solid).map(({ face, normal }) => ({ solid, face, normal })));
  const [best] = sides
    .map((one) => ({ ...one, score: scoreOf(one.face) }))
    .filter(({ score, normal }) => score > 0 && normal[2] > -0.5)
    .toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  const { normal, face: panel } = best;
  const depth = dot(panel.points[0] ?? [0, 0, 0], normal);
  const standing = sides.filter(
    (one) =>
      one.face.decals.length > 0 &&
      one.solid !== best.solid &&
      dot(one.normal, normal) > 0.95 &&
      Math.abs(dot(one.face.points[0] ?? [0, 0, 0], normal) - depth) < size * 0.06 &&
      extentOf(one.face) < size * 0.16,
  );
  const marks = panel.decals.filter(
    (mark) => !mark.plate && (weights[mark.paint] || isSteelButton(mark, size)),
  );
  return {
    normal,
    size,
    points: [...marks, ...standing.map((one) => one.face)].flatMap(({ points }) => points),
  };
}

function scoreOf({ decals }: Face): number {
  return decals.reduce((sum, { paint, plate }) => sum + (plate ? 0 : (weights[paint] ?? 0)), 0);
}

/** Small marks of steel do not make a face a panel, but on a panel they are buttons. */
function isSteelButton({ paint, points }: Decal, size: number): boolean {
  return paint === "steel" && extentOf(face(points, paint)) < size * 0.08;
}

function extentOf(side: Face): number {
  const { low, high } = boundsOfSolids([[side]]);
  return Math.hypot(...subtract(high, low));
}

function lookAt({ normal, points, size }: Panel, solids: readonly Solid[]): Camera {
  const upwards = (Math.asin(Math.min(1, Math.max(0, normal[2]))) * 180) / Math.PI;
  const facing =
    Math.hypot(normal[0], normal[1]) < 0.2 ? 0 : (Math.atan2(normal[0], -normal[1]) * 180) / Math.PI;
  const camera = placeCamera(facing + aside, Math.min(58, Math.max(above, upwards * 0.85)));
  const seen = boundsOf(points.map((point) => project(camera, point)));
  const machine = boundsOf(cornersOf(solids).map((point) => project(camera, point)));
  const reach = Math.max(seen.right - seen.left, seen.low - seen.high, size * least);
  const zoom = (side * filled) / reach;
  return {
    ...camera,
    zoom,
    shift: [
      place([seen.left * zoom, seen.right * zoom], [machine.left * zoom, machine.right * zoom]),
      place([seen.high * zoom, seen.low * zoom], [machine.high * zoom, machine.low * zoom]),
    ],
  };
}

type Span = readonly [from: number, to: number];

/**
 * Places the tile along one axis, in pixels: the controls in its middle. Where the machine ends within the tile, it
 * moves so that the tile is not empty beside it, as far as the controls stay clear of the edges.
 */
function place([from, to]: Span, [start, end]: Span): number {
  const centred = side / 2 - (from + to) / 2;
  const before = start + centred - margin;
  const behind = side - margin - (end + centred);
  if (before <= 0 && behind <= 0) return centred;
  const wanted = before > 0 && behind > 0 ? (behind - before) / 2 : before > 0 ? -before : behind;
  const room = Math.max(0, (side - (to - from)) / 2 - inset);
  return centred + Math.min(room, Math.max(-room, wanted));
}

function cornersOf(solids: readonly Solid[]): Vec3[] {
  return solids.flatMap((solid) => solid.flatMap(({ points }) => points));
}

function isNear(solid: Solid, camera: Camera): boolean {
  const bounds = boundsOf(cornersOf([solid]).map((point) => project(camera, point)));
  return boundsMeet(bounds, { left: 0, right: side, high: 0, low: side });
}
