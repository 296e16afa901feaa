import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, normalise, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";

/** A finned motor from its flange to its fan cover, with the terminal box above. */
export function electricMotor({
  from,
  to,
  radius,
  paint = "dark",
  fins = 4,
}: {
  from: Vec3;
  to: Vec3;
  radius: number;
  paint?: Paint;
  /** Cooling fins: more on a stronger motor. */
  fins?: number;
}): Solid[] {
  const way = subtract(to, from);
  const at = (share: number) => add(from, scale(way, share));
  const out = normalise(way);
  const cover = lathe({ from: at(0.72), to, paint: "black", sides: 18 }, [
    [radius, 0],
    [radius, 0.7],
    [radius * 0.8, 1],
  ]);
  const middle = at(0.36);
  return [
    cylinder({ from, to: at(0.08), radius: radius * 1.1, paint, sides: 18 }),
    ...finned({
      from: at(0.08),
      to: at(0.72),
      radius: radius * 0.9,
      fin: radius,
      count: fins,
      paint,
      sides: 18,
    }),
    decorate(cover, out, (wide) => [
      disc(wide / 2, wide / 2, radius * 0.6, "dark"),
      disc(wide / 2, wide / 2, radius * 0.36, "black"),
    ]),
    box(
      [middle[0], middle[1], middle[2] + radius],
      [radius * 0.9, radius * 0.9, radius * 0.42],
      paint === "dark" ? "iron" : "dark",
    ),
  ];
}
