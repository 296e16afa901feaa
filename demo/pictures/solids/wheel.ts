import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, scale, type Vec3 } from "../geometry/vector.ts";
import { decorate } from "./decorate.ts";
import { cylinder } from "./lathe.ts";
import { disc } from "./marks.ts";
import { box } from "./prism.ts";

/** A wheel about its centre, its axle along `axle` (a unit direction). */
export function wheel(centre: Vec3, axle: Vec3, radius: number, width: number, hub: Paint = "steel"): Solid {
  const from = add(centre, scale(axle, -width / 2));
  const to = add(centre, scale(axle, width / 2));
  const tyre = cylinder({ from, to, radius, paint: "black", sides: 20 });
  const hubOf = (size: number) => [
    disc(size / 2, size / 2, radius * 0.58, hub, true, 16),
    disc(size / 2, size / 2, radius * 0.16, "dark", false, 8),
  ];
  return decorate(decorate(tyre, axle, hubOf), scale(axle, -1), hubOf);
}

/** A swivel castor; `at` is its mounting point, the ground is `height` below. */
export function castor(at: Vec3, height: number): Solid[] {
  const [x, y, z] = at;
  const radius = height * 0.38;
  const width = height * 0.3;
  const axleHeight = z - height + radius;
  const cheek = (side: 1 | -1) =>
    box([x + side * width * 0.75, y, axleHeight], [width * 0.3, radius * 1.1, height - radius], "iron");
  return [
    cheek(-1),
    cheek(1),
    cylinder({
      from: [x - width * 0.55, y, axleHeight],
      to: [x + width * 0.55, y, axleHeight],
      radius,
      paint: "black",
      sides: 14,
    }),
  ];
}
