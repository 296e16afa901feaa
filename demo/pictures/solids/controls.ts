import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, scale, type Vec3 } from "../geometry/vector.ts";
import { decorate } from "./decorate.ts";
import { cylinder, lathe } from "./lathe.ts";
import { bar, disc } from "./marks.ts";
import { smoothPath, tube } from "./tube.ts";

/** A turning knob that stands out from a surface; `out` is a unit direction. */
export function turnKnob(at: Vec3, out: Vec3, radius: number, paint: Paint = "black"): Solid {
  const body = lathe({ from: at, to: add(at, scale(out, radius * 0.8)), paint, sides: 16 }, [
    [radius, 0],
    [radius * 0.88, 1],
  ]);
  return decorate(body, out, (size) => [
    disc(size / 2, size / 2, radius * 0.6, paint === "black" ? "dark" : paint),
    bar([size / 2, size / 2], [size / 2 + radius * 0.35, size / 2 + radius * 0.6], radius * 0.2, "white"),
  ]);
}

/** A round dial that stands out from a surface, with a needle. */
export function dial(at: Vec3, out: Vec3, radius: number): Solid {
  const body = cylinder({
    from: at,
    to: add(at, scale(out, radius * 0.55)),
    radius,
    paint: "iron",
    sides: 18,
  });
  return decorate(body, out, (size) => [
    disc(size / 2, size / 2, radius * 0.84, "white", true, 20),
    bar(
      [size / 2 + radius * 0.2, size / 2 - radius * 0.2],
      [size / 2 - radius * 0.45, size / 2 + radius * 0.5],
      radius * 0.16,
      "stop",
    ),
    disc(size / 2, size / 2, radius * 0.14, "black", false, 8),
  ]);
}

/** A carrying bow between two points, risen by `rise` along `up`. */
export function bow(from: Vec3, to: Vec3, up: Vec3, rise: number, radius: number, paint: Paint): Solid {
  const lift = (point: Vec3, share: number) => add(point, scale(up, rise * share));
  const inner = (share: number): Vec3 => add(scale(from, 1 - share), scale(to, share));
  return tube(
    [from, lift(from, 0.7), lift(inner(0.14), 1), lift(inner(0.86), 1), lift(to, 0.7), to],
    radius,
    paint,
    8,
  );
}

/** A crane hook hanging from a point. */
export function hook(at: Vec3, size: number, thickness: number, paint: Paint): Solid {
  const [x, y, z] = at;
  const point = (across: number, down: number): Vec3 => [x + across * size, y, z - down * size];
  const bend = [
    point(0, 0),
    point(0, 0.35),
    point(0.28, 0.62),
    point(0.3, 0.95),
    point(0, 1.2),
    point(-0.32, 1),
    point(-0.36, 0.72),
  ];
  return tube(smoothPath(bend, 3), thickness, paint, 8);
}
