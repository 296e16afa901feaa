import { type Camera, placeCamera, project } from "../drawing/camera.ts";
import { meshOf } from "../drawing/mesh.ts";
import { boundsMeet, boundsOf } from "../drawing/piece.ts";
import { contactsOf, shadowOf } from "../drawing/shadow.ts";
import { strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { PictureOrder } from "../enumerate-specs.ts";
import { boundsOfSolids } from "../geometry/place.ts";
import type { Decal, Face, Solid } from "../geometry/solid.ts";
import { dot, subtract, type Vec3 } from "../geometry/vector.ts";
import { controlsFile, pictureStem } from "../picture-spec.ts";

const side = 480;
/** Share of the tile that the controls take, and limits of their enlargement against the first picture. */
const filled = 0.6;
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
  const camera = lookAt(panel);
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
  const { normal, face } = best;
  const depth = dot(face.points[0] ?? [0, 0, 0], normal);
  const standing = sides.filter(
    (one) =>
      one.face.decals.length > 0 &&
      one.solid !== best.solid &&
      dot(one.normal, normal) > 0.95 &&
      Math.abs(dot(one.face.points[0] ?? [0, 0, 0], normal) - depth) < size * 0.06 &&
      extentOf(one.face) < size * 0.16,
  );
  const marks = face.decals.filter(({ paint, plate }) => !plate && weights[paint] !== undefined);
  return {
    normal,
    size,
    points: [...marks, ...standing.map((one) => one.face)].flatMap(({ points }) => points),
  };
}

function scoreOf({ decals }: Face): number {
  return decals.reduce((sum, { paint, plate }) => sum + (plate ? 0 : (weights[paint] ?? 0)), 0);
}

function extentOf(face: Face): number {
  const { low, high } = boundsOfSolids([[face]]);
  return Math.hypot(...subtract(high, low));
}

function lookAt({ normal, points, size }: Panel): Camera {
  const upwards = (Math.asin(Math.min(1, Math.max(0, normal[2]))) * 180) / Math.PI;
  const facing =
    Math.hypot(normal[0], normal[1]) < 0.2 ? 0 : (Math.atan2(normal[0], -normal[1]) * 180) / Math.PI;
  const camera = placeCamera(facing + aside, Math.min(58, Math.max(above, upwards * 0.85)));
  const seen = boundsOf(points.map((point) => project(camera, point)));
  const reach = Math.max(seen.right - seen.left, seen.low - seen.high, size * 0.2);
  const zoom = (side * filled) / reach;
  return {
    ...camera,
    zoom,
    shift: [side / 2 - ((seen.left + seen.right) / 2) * zoom, side / 2 - ((seen.high + seen.low) / 2) * zoom],
  };
}

function isNear(solid: Solid, camera: Camera): boolean {
  const bounds = boundsOf(solid.flatMap(({ points }) => points.map((point) => project(camera, point))));
  return boundsMeet(bounds, { left: 0, right: side, high: 0, low: side });
}
