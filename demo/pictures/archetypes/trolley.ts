import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { onBothSides } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { castor, wheel } from "../solids/wheel.ts";

export interface Chassis {
  width: number;
  /** From the front edge to the rear edge. */
  front: number;
  rear: number;
  /** Upper side of the floor plate. */
  floor: number;
  /** Radius of the two wheels at the rear. */
  wheels: number;
  ahead?: "castors" | "feet";
  paint?: Paint;
}

/** A floor plate on two wheels at the rear, outside its width. */
export function chassis({
  width,
  front,
  rear,
  floor,
  wheels,
  ahead = "castors",
  paint = "dark",
}: Chassis): Solid[] {
  const thick = 2.4;
  const below = floor - thick;
  const tyre = Math.max(2.4, wheels * 0.5);
  return [
    box([0, (front + rear) / 2, below], [width, rear - front, thick], paint),
    ...onBothSides((side) =>
      wheel([side * (width / 2 + tyre * 0.6), rear - wheels, wheels], [side, 0, 0], wheels, tyre),
    ),
    ...onBothSides((side) => {
      const [x, y] = [side * (width / 2 - below * 0.4), front + below * 0.5];
      return ahead === "castors" ? castor([x, y, below], below) : box([x, y, 0], [5, 5, below], "black");
    }),
  ];
}

/** A bow to push by: up from both sides of the rear, leaning back, with a grip across. */
export function pushBow(
  width: number,
  from: readonly [y: number, z: number],
  to: readonly [y: number, z: number],
  radius: number,
  paint: Paint = "dark",
): Solid[] {
  const [y, z] = from;
  const [back, top] = to;
  const half = width / 2;
  const bend = Math.min(6, half * 0.4);
  return [
    tube(
      [
        [-half, y, z],
        [-half, back, top - bend],
        [-half + bend * 0.7, back, top],
        [half - bend * 0.7, back, top],
        [half, back, top - bend],
        [half, y, z],
      ],
      radius,
      paint,
      8,
    ),
  ];
}
