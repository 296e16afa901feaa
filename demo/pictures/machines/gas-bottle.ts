import type { Solid } from "../geometry/solid.ts";
import { dial } from "../solids/controls.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { box } from "../solids/prism.ts";

/** A shielding gas bottle with its regulator, standing on z = 0. */
export function gasBottle(radius: number, height: number): Solid[] {
  const shoulder = height - radius * 1.3;
  return [
    cylinder({ from: [0, 0, 0], to: [0, 0, shoulder], radius, paint: "iron", sides: 20 }),
    lathe({ from: [0, 0, shoulder], to: [0, 0, height], paint: "go", sides: 20 }, [
      [radius, 0],
      [radius * 0.86, 0.45],
      [radius * 0.5, 0.82],
      [radius * 0.3, 1],
    ]),
    cylinder({
      from: [0, 0, height],
      to: [0, 0, height + radius * 0.7],
      radius: radius * 0.2,
      paint: "brass",
    }),
    box([0, -radius * 0.3, height + radius * 0.7], [radius * 0.7, radius * 0.9, radius * 0.5], "brass"),
    dial([0, -radius * 0.75, height + radius * 0.95], [0, -1, 0], radius * 0.42),
  ];
}
