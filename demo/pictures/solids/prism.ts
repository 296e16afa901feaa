import type { Paint } from "../drawing/paint.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { rectangle, roundCorners } from "../geometry/round-corners.ts";
import { type Face, face, faceOutwards, type Solid } from "../geometry/solid.ts";
import type { Axis, Vec2, Vec3 } from "../geometry/vector.ts";

/** A convex profile drawn out along an axis. Profile: (x,y) for z, (y,z) for x, (x,z) for y. */
export function prism(
  profile: readonly Vec2[],
  along: Axis,
  from: number,
  to: number,
  paint: Paint,
  ends: Paint = paint,
): Solid {
  const at = (point: Vec2, depth: number): Vec3 => {
    if (along === "x") return [depth, point[0], point[1]];
    if (along === "y") return [point[0], depth, point[1]];
    return [point[0], point[1], depth];
  };
  const faces: Face[] = [
    face(
      profile.map((point) => at(point, from)),
      ends,
    ),
    face(
      profile.map((point) => at(point, to)),
      ends,
    ),
  ];
  for (const [a, b] of pairsOf(profile)) {
    faces.push(face([at(a, from), at(b, from), at(b, to), at(a, to)], paint));
  }
  return faceOutwards(faces);
}

/** A box; `at` is the centre of its bottom, `size` is width (x), depth (y), height (z). */
export function box(at: Vec3, size: Vec3, paint: Paint, top: Paint = paint): Solid {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  return prism(
    rectangle(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2),
    "z",
    z,
    z + height,
    paint,
    top,
  );
}

/** A box whose edges along one axis are rounded. */
export function roundedBox(
  at: Vec3,
  size: Vec3,
  radius: number,
  along: Axis,
  paint: Paint,
  ends: Paint = paint,
): Solid {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const [left, right, near, far, low, high] = [
    x - width / 2,
    x + width / 2,
    y - depth / 2,
    y + depth / 2,
    z,
    z + height,
  ];
  if (along === "x")
    return prism(roundCorners(rectangle(near, low, far, high), radius), "x", left, right, paint, ends);
  if (along === "y")
    return prism(roundCorners(rectangle(left, low, right, high), radius), "y", near, far, paint, ends);
  return prism(roundCorners(rectangle(left, near, right, far), radius), "z", low, high, paint, ends);
}
