import type { Paint } from "../drawing/paint.ts";
import { normalOf } from "../geometry/polygon.ts";
import type { Decal, Face, Solid } from "../geometry/solid.ts";
import { add, cross, dot, normalise, scale, type Vec2, type Vec3 } from "../geometry/vector.ts";

/** A flat mark on a face, measured from the face's lower left corner as seen by a viewer. */
export interface Mark {
  points: readonly Vec2[];
  paint: Paint;
  inked: boolean;
}

export type Side = "front" | "back" | "left" | "right" | "top" | Vec3;

const sides: Record<Exclude<Side, Vec3>, Vec3> = {
  front: [0, -1, 0],
  back: [0, 1, 0],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  top: [0, 0, 1],
};

/** Puts marks on the face that looks to the given side. Call it before turning the solid. */
export function decorate(
  solid: Solid,
  side: Side,
  marks: (width: number, height: number) => readonly Mark[],
): Solid {
  const direction = typeof side === "string" ? sides[side] : normalise(side);
  const best = solid.reduce<Face | undefined>((chosen, one) => {
    return !chosen || dot(normalOf(one.points), direction) > dot(normalOf(chosen.points), direction) + 1e-6
      ? one
      : chosen;
  }, undefined);
  return solid.map((one) => (one === best ? markFace(one, marks) : one));
}

function markFace(face: Face, marks: (width: number, height: number) => readonly Mark[]): Face {
  const normal = normalOf(face.points);
  const right: Vec3 = Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : normalise(cross([0, 0, 1], normal));
  const up = cross(normal, right);
  const across = face.points.map((point) => dot(point, right));
  const along = face.points.map((point) => dot(point, up));
  const [left, low] = [Math.min(...across), Math.min(...along)];
  const depth = dot(face.points[0] ?? [0, 0, 0], normal);
  const onFace = ([u, v]: Vec2): Vec3 =>
    add(scale(normal, depth), add(scale(right, left + u), scale(up, low + v)));
  const decals: Decal[] = marks(Math.max(...across) - left, Math.max(...along) - low).map((mark) => ({
    paint: mark.paint,
    inked: mark.inked,
    points: mark.points.map(onFace),
  }));
  return { ...face, decals: [...face.decals, ...decals] };
}
