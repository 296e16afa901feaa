import { type Camera, project } from "../drawing/camera.ts";
import { meshOf } from "../drawing/mesh.ts";
import type { Paint } from "../drawing/paint.ts";
import { boundsMeet, boundsOf, windowOf } from "../drawing/piece.ts";
import { clipConvex, doubleArea } from "../geometry/polygon.ts";
import type { Decal, Face, Solid } from "../geometry/solid.ts";
import {
  add,
  cross,
  dot,
  middle,
  normalise,
  scale,
  subtract,
  type Vec2,
  type Vec3,
} from "../geometry/vector.ts";
import { plateRatios } from "./write-label.ts";

/** Surfaces that carry a plate, and the plate's own paint on them. */
const hosts: Partial<Record<Paint, Paint>> = {
  body: "white",
  dark: "white",
  black: "white",
  iron: "white",
  blue: "white",
  signal: "white",
  steel: "black",
  bright: "black",
  white: "black",
  turquoise: "white",
  wood: "white",
  cream: "white",
};

/** Widths on the canvas, the best first: the largest that still is a detail of the machine. */
const widths = [112, 98, 86, 76, 66, 57, 49, 42, 36, 30];
const sizeWidths = [120, 104, 90, 78, 66, 56, 46, 38];
const steps = 10;

/** A face seen by the camera: its plane and its outline on the canvas. */
interface Shown {
  face: Face;
  normal: Vec3;
  points: readonly Vec3[];
  /** Nearness over the canvas: [0]·x + [1]·y + [2]. */
  plane: Vec3;
  bounds: ReturnType<typeof boundsOf>;
}

/**
 * Puts a nameplate on the largest free flat spot that the camera sees: a wall, or a small plate on a top. Returns the
 * solids unchanged if there is none.
 */
export function placeNameplate(solids: readonly Solid[], camera: Camera): readonly Solid[] {
  const { shown, walls, tops } = showSides(solids, camera);
  const [large, small] = [widths.filter((width) => width >= 56), widths.filter((width) => width <= 98)];
  const spot =
    firstSpot(walls, shown, camera, "name", large) ??
    firstSpot(tops, shown, camera, "name", small) ??
    firstSpot(walls, shown, camera, "name", small);
  return spot ? mark(solids, spot) : solids;
}

/** Puts a nameplate on a wall that the camera sees at the rear, if there is space. */
export function placeRearPlate(solids: readonly Solid[], camera: Camera): readonly Solid[] {
  const { shown, walls } = showSides(solids, camera);
  const spot = firstSpot(walls, shown, camera, "name", widths);
  return spot ? mark(solids, spot) : solids;
}

/** Puts the machine's size in large digits on a free wall that the camera sees; few have no space for it. */
export function placeSize(solids: readonly Solid[], camera: Camera): readonly Solid[] {
  const { shown, walls } = showSides(solids, camera);
  const spot = firstSpot(walls, shown, camera, "size", sizeWidths);
  return spot ? mark(solids, spot) : solids;
}

/**
 * Finds a free flat spot on a wall for marks of a plate's shape.
 *
 * @returns its lower left, lower right and upper left corner on the canvas; undefined if there is none
 */
export function findSpot(
  solids: readonly Solid[],
  camera: Camera,
  kind: Kind,
): readonly [Vec2, Vec2, Vec2] | undefined {
  const { shown, walls } = showSides(solids, camera);
  const [low, right, , high] = firstSpot(walls, shown, camera, kind, [120, 90, 64])?.plate.points ?? [];
  if (!low || !right || !high) return undefined;
  const seen = (point: Vec3): Vec2 => {
    const [x, y] = project(camera, point);
    return [x, y];
  };
  return [seen(low), seen(right), seen(high)];
}

function showSides(solids: readonly Solid[], camera: Camera) {
  const shown = solids.flatMap((solid) => showFaces(solid, camera));
  return {
    shown,
    walls: shown.filter(({ normal }) => Math.abs(normal[2]) < 0.5),
    tops: shown.filter(({ normal }) => normal[2] >= 0.5),
  };
}

function mark(solids: readonly Solid[], { face, plate }: Spot): Solid[] {
  return solids.map((solid) =>
    solid.includes(face)
      ? solid.map((one) => (one === face ? { ...one, decals: [...one.decals, plate] } : one))
      : solid,
  );
}

type Kind = NonNullable<Decal["plate"]>;

function firstSpot(
  among: readonly Shown[],
  shown: readonly Shown[],
  camera: Camera,
  kind: Kind,
  wide: readonly number[],
): Spot | undefined {
  for (const width of wide) {
    const spot = bestSpot(among, shown, camera, { kind, width });
    if (spot) return spot;
  }
  return undefined;
}

function showFaces(solid: Solid, camera: Camera): Shown[] {
  return meshOf(solid).flatMap(({ face, normal }) => {
    const facing = dot(normal, camera.towards);
    if (facing < 0.02) return [];
    const points = face.points.map((point) => project(camera, point));
    const [slopeX, slopeY] = [-dot(camera.right, normal) / facing, dot(camera.up, normal) / facing];
    const [origin = [0, 0, 0]] = points;
    const plane: Vec3 = [slopeX, slopeY, origin[2] - slopeX * origin[0] - slopeY * origin[1]];
    return [{ face, normal, points, plane, bounds: boundsOf(points) }];
  });
}

interface Spot {
  face: Face;
  plate: Decal;
  /** How far from the best place of the best face. */
  cost: number;
}

function bestSpot(
  among: readonly Shown[],
  shown: readonly Shown[],
  camera: Camera,
  wanted: { kind: Kind; width: number },
): Spot | undefined {
  let best: Spot | undefined;
  for (const one of among) {
    const paint = hosts[one.face.paint];
    const facing = dot(one.normal, camera.towards);
    if (!paint || one.face.smooth > 0 || facing < 0.3) continue;
    // Digits on the body contrast with any of its colours.
    const own = wanted.kind === "size" && one.face.paint === "body" ? "body" : paint;
    for (const spot of spotsOn(one, camera, wanted, own)) {
      const [, down] = project(camera, spot.plate.points[0] ?? [0, 0, 0]);
      // On tops the lowest one is read best: a machine's foot, not its lid.
      const cost = spot.cost + (1 - facing) * 0.5 - (one.normal[2] < 0.5 ? 0 : down / 240);
      if ((best && best.cost <= cost) || !isFree(spot, one) || isHidden(spot.plate, one, shown, camera))
        continue;
      best = { face: one.face, plate: spot.plate, cost };
    }
  }
  return best;
}

interface Candidate {
  plate: Decal;
  low: Vec2;
  high: Vec2;
  axes: Axes;
  cost: number;
}

interface Axes {
  right: Vec3;
  up: Vec3;
}

/** The places of a plate on a face, upright, a little inside its outline. */
function* spotsOn(
  { face, normal }: Shown,
  camera: Camera,
  { kind, width }: { kind: Kind; width: number },
  paint: Paint,
): Generator<Candidate> {
  const right: Vec3 = Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : normalise(cross([0, 0, 1], normal));
  const axes = { right, up: cross(normal, right) };
  const shrunk = Math.hypot(dot(camera.right, right), dot(camera.up, right)) * camera.zoom;
  const wide = width / shrunk;
  const tall = wide / plateRatios[kind];
  const pad = tall * 0.16;
  const flat = face.points.map((point): Vec2 => [dot(point, axes.right), dot(point, axes.up)]);
  const [us, vs] = [flat.map(([u]) => u), flat.map(([, v]) => v)];
  const [left, low] = [Math.min(...us), Math.min(...vs)];
  const [roomU, roomV] = [Math.max(...us) - left - wide, Math.max(...vs) - low - tall];
  if (roomU < 0 || roomV < 0) return;
  const depth = dot(face.points[0] ?? [0, 0, 0], normal);
  const inSpace = ([u, v]: Vec2): Vec3 =>
    add(scale(normal, depth), add(scale(axes.right, u), scale(axes.up, v)));
  for (let row = 0; row <= steps; row++) {
    for (let column = 0; column <= steps; column++) {
      const [u, v] = [left + (roomU * column) / steps, low + (roomV * row) / steps];
      const [a, b]: [Vec2, Vec2] = [
        [u - pad, v - pad],
        [u + wide + pad, v + tall + pad],
      ];
      if (!rectangleOf(a, b).every((corner) => isInside(flat, corner))) continue;
      const points = rectangleOf([u, v], [u + wide, v + tall]).map(inSpace);
      const cost = Math.abs(column / steps - 0.5) * 0.5 + Math.abs(row / steps - 0.7) * 0.4;
      yield { plate: { points, paint, inked: kind === "name", plate: kind }, low: a, high: b, axes, cost };
    }
  }
}

function rectangleOf([left, low]: Vec2, [right, high]: Vec2): Vec2[] {
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** Every mark of the face is beside the place, or is a plain panel around it; another plate is no such panel. */
function isFree({ low, high, axes }: Candidate, { face }: Shown): boolean {
  return face.decals.every((decal) => {
    const flat = decal.points.map((point): Vec2 => [dot(point, axes.right), dot(point, axes.up)]);
    const [us, vs] = [flat.map(([u]) => u), flat.map(([, v]) => v)];
    const apart =
      Math.max(...us) < low[0] ||
      Math.min(...us) > high[0] ||
      Math.max(...vs) < low[1] ||
      Math.min(...vs) > high[1];
    return (
      apart ||
      (!decal.plate &&
        hosts[decal.paint] !== undefined &&
        rectangleOf(low, high).every((one) => isInside(flat, one)))
    );
  });
}

/** Tolerance on the canvas of a surface in front: a face that touches the plate's own does not hide it. */
const nearer = 0.6;
const clear = 1.18;

/** Whether a nearer surface covers a part of a plate, or of the space around it. */
function isHidden(plate: Decal, host: Shown, shown: readonly Shown[], camera: Camera): boolean {
  const corners = plate.points.map((point) => project(camera, point));
  const centre = middle(corners);
  const space = corners.map((corner) => add(centre, scale(subtract(corner, centre), clear)));
  const [bounds, window] = [boundsOf(space), windowOf(space)];
  return shown.some((one) => {
    if (one === host || !boundsMeet(one.bounds, bounds)) return false;
    const covered = clipConvex(windowOf(one.points), window);
    if (covered.length < 3 || Math.abs(doubleArea(covered)) < 1) return false;
    const [x, y] = middle(covered.map((point): Vec3 => [...point, 0]));
    return nearnessOf(one, x, y) > nearnessOf(host, x, y) + nearer;
  });
}

function nearnessOf({ plane }: Shown, x: number, y: number): number {
  return plane[0] * x + plane[1] * y + plane[2];
}

/** Whether a point is in a convex loop of either orientation. */
function isInside(loop: readonly Vec2[], [x, y]: Vec2): boolean {
  let sign = 0;
  let from = loop.at(-1) ?? [0, 0];
  for (const to of loop) {
    const turned = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    if (Math.abs(turned) > 1e-6) {
      if (sign !== 0 && Math.sign(turned) !== sign) return false;
      sign = Math.sign(turned);
    }
    from = to;
  }
  return true;
}
