import type { Vec2, Vec3 } from "../geometry/vector.ts";
import type { Paint } from "./paint.ts";
import type { Shade } from "./round-shade.ts";

/** A flat mark in camera space. */
export interface SeenDecal {
  points: readonly Vec3[];
  paint: Paint;
  tone: number;
  inked: boolean;
  /** Of a mark that is cut in two: whether an ink line is drawn on each edge. */
  edges?: readonly boolean[] | undefined;
  /** Corners of a nameplate on the canvas, as far as its text can be read. */
  plate?: Plate | undefined;
}

/** What is written between the lower left, the lower right and the upper left corner on the canvas. */
export interface Plate {
  kind: "name" | "size";
  corners: readonly [Vec2, Vec2, Vec2];
}

/** A face that looks at the camera. Points are screen x, screen y, nearness. */
export interface SeenFace {
  points: readonly Vec3[];
  /** Its outline on the screen, oriented so that clipping finds the inside. */
  window: readonly Vec2[];
  /** Nearness over the screen: [0]·x + [1]·y + [2]. */
  plane: Vec3;
  bounds: Bounds;
  paint: Paint;
  tone: number;
  /** Of a strip of a round wall that is drawn as a gradient. */
  shade?: Shade | undefined;
  /** For each edge (point i to i+1): whether an ink line is drawn on it. */
  inked: readonly boolean[];
  decals: readonly SeenDecal[];
}

/** Faces that are painted together because none of them can hide another. */
export interface Piece {
  faces: readonly SeenFace[];
  bounds: Bounds;
  /** Its solid. */
  solid?: object | undefined;
}

export interface Bounds {
  left: number;
  right: number;
  high: number;
  low: number;
}

export function boundsOf(points: readonly Vec3[]): Bounds {
  const bounds = { left: Infinity, right: -Infinity, high: Infinity, low: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.high = Math.min(bounds.high, y);
    bounds.low = Math.max(bounds.low, y);
  }
  return bounds;
}

function joinBounds(faces: readonly { bounds: Bounds }[]): Bounds {
  const joined = { left: Infinity, right: -Infinity, high: Infinity, low: -Infinity };
  for (const { bounds } of faces) {
    if (bounds.left < joined.left) joined.left = bounds.left;
    if (bounds.right > joined.right) joined.right = bounds.right;
    if (bounds.high < joined.high) joined.high = bounds.high;
    if (bounds.low > joined.low) joined.low = bounds.low;
  }
  return joined;
}

export function boundsMeet(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.high < b.low && b.high < a.low;
}

/** A loop that looks at the camera is reversed on the screen, where y grows downwards. */
export function windowOf(points: readonly Vec3[]): Vec2[] {
  const window: Vec2[] = [];
  for (let index = points.length - 1; index >= 0; index--) {
    const point = points[index];
    if (point) window.push([point[0], point[1]]);
  }
  return window;
}

export function toPiece(faces: readonly SeenFace[], solid?: object): Piece {
  return { faces, solid, bounds: joinBounds(faces) };
}
