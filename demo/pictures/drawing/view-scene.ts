import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { type Camera, placeCamera, project } from "./camera.ts";
import { compareDepth } from "./compare-depth.ts";
import { drawPieces, type Stroke } from "./draw-pieces.ts";
import { dropHidden } from "./drop-hidden.ts";
import { orderPieces } from "./order-pieces.ts";
import { type Bounds, boundsOf, type Piece, toPiece } from "./piece.ts";
import { seeSolid } from "./see-solid.ts";
import { contactsOf, type Shadow, shadowOf } from "./shadow.ts";

/** The part of the canvas that a machine is fitted into. */
export interface Frame {
  width: number;
  height: number;
  /** Free space on each side. */
  margin: number;
  /** 1 fills the frame. */
  fill: number;
}

export interface View {
  shadow: Shadow;
  /** Path data of what touches the ground. */
  contacts: string;
  strokes: readonly Stroke[];
}

/** Converts solids to strokes on a canvas, sorted in depth, with their shadow on the ground; the camera is fitted. */
export function viewScene(solids: readonly Solid[], camera: Camera): View {
  return {
    shadow: shadowOf(solids, camera),
    contacts: contactsOf(solids, camera),
    strokes: strokesOf(solids, camera),
  };
}

/** The same with a camera that is fitted to the solids. */
export function viewFitted(solids: readonly Solid[], camera: Camera, frame: Frame): View {
  return viewScene(solids, fitCamera(solids, camera, frame));
}

/** Converts solids to strokes, sorted in depth, with a fitted camera. */
export function strokesOf(solids: readonly Solid[], camera: Camera): Stroke[] {
  const pieces = solids.flatMap((solid) => seeSolid(solid, camera));
  return drawPieces(joinPieces(dropHidden(orderPieces(pieces))));
}

/** Zooms and shifts the camera so that the solids fill the frame. */
export function fitCamera(solids: readonly Solid[], camera: Camera, frame: Frame): Camera {
  const seen = seenBounds(solids, camera);
  const [width, height] = [seen.right - seen.left, seen.low - seen.high];
  const space = { width: frame.width - 2 * frame.margin, height: frame.height - 2 * frame.margin };
  const zoom = frame.fill * Math.min(space.width / width, space.height / height);
  const middleX = (seen.left + seen.right) / 2;
  const middleY = (seen.high + seen.low) / 2;
  // Solids that do not fill the height are a little below the centre, as on a floor.
  const sink = (space.height - height * zoom) * 0.12;
  return {
    ...camera,
    zoom,
    shift: [frame.width / 2 - middleX * zoom, frame.height / 2 + sink - middleY * zoom],
  };
}

function seenBounds(solids: readonly Solid[], camera: Camera): Bounds {
  const points: Vec3[] = [];
  for (const solid of solids) {
    for (const face of solid) {
      for (const point of face.points) points.push(project(camera, point));
    }
  }
  return boundsOf(points);
}

/**
 * Places cameras around solids, evenly from a first angle on.
 * All have one zoom and one axis, so that the turn is smooth.
 */
export function placeTurntable(
  solids: readonly Solid[],
  first: number,
  frames: number,
  frame: Frame,
): Camera[] {
  const cameras = Array.from({ length: frames }, (_, index) => placeCamera(first + (index * 360) / frames));
  const seen = cameras.map((camera) => seenBounds(solids, camera));
  const reach = Math.max(...seen.flatMap(({ left, right }) => [-left, right]));
  const [high, low] = [Math.min(...seen.map((one) => one.high)), Math.max(...seen.map((one) => one.low))];
  const space = [frame.width / 2 - frame.margin, frame.height - 2 * frame.margin] as const;
  const zoom = frame.fill * Math.min(space[0] / reach, space[1] / (low - high));
  const shift = [frame.width / 2, frame.height / 2 - ((high + low) / 2) * zoom] as const;
  return cameras.map((camera) => ({ ...camera, zoom, shift }));
}

// Mitred joints of one tube may overlap by this much of the canvas without being visible.
const jointArea = 5;

/** Merges consecutive pieces that do not cover each other, so that they share paths. */
function joinPieces(ordered: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let run: Piece[] = [];
  const close = () => {
    if (run.length > 0) joined.push(toPiece(run.flatMap((piece) => piece.faces)));
    run = [];
  };
  for (const piece of ordered) {
    if (!run.every((other) => areApart(other, piece))) close();
    run.push(piece);
  }
  close();
  return joined;
}

function areApart(a: Piece, b: Piece): boolean {
  const { area } = compareDepth(a, b);
  return area <= (a.solid !== undefined && a.solid === b.solid ? jointArea : 0.01);
}
