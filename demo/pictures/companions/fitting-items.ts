import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { lathe } from "../solids/lathe.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box, prism } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";

export function chuck(): Solid[] {
  return [
    lathe({ from: [0, 0, 0], to: [0, 0, 12], paint: "steel", sides: 20 }, [
      [1.4, 0],
      [3, 0.16],
      [5, 0.3],
      [5, 0.95],
      [4.4, 1],
    ]),
    pole([0, 0, 12], 6, 1.5, "iron", 1.1),
  ];
}

/** The clear guard of a drill chuck. */
export function guard(): Solid[] {
  return [
    vessel(
      { from: [0, 0, 0], to: [0, 0, 14], paint: "glass", inside: "bright", content: "glass", sides: 18 },
      [
        [7.4, 0],
        [8, 1],
      ],
      0.1,
    ),
    box([0, 9.6, 11], [5, 4, 2.4], "stop"),
  ];
}

export function drift(): Solid[] {
  return [
    prism(
      [
        [-9, 0],
        [9, 0],
        [9, 3.4],
        [-9, 1],
      ],
      "y",
      -0.7,
      0.7,
      "iron",
    ),
  ];
}

export function fittings(): Solid[] {
  return [0, 9].flatMap((x, index) => [
    pole([x, 0, 0], 4, 3 - index * 0.6, "brass"),
    pole([x, 0, 4], 1.6, 3.8 - index * 0.6, "brass"),
    pole([x, 0, 5.6], 5, 1.9 - index * 0.4, "brass"),
  ]);
}

export function coupling(): Solid[] {
  return [
    peg([-6, 0, 2.4], [1, 0, 0], 5, 2.4, "brass"),
    peg([-1, 0, 2.4], [1, 0, 0], 6, 2, "steel"),
    peg([5, 0, 2.4], [1, 0, 0], 4, 1.2, "brass"),
  ];
}

/** A wire shelf, standing. */
export function shelf(): Solid[] {
  const wires = [-15, -10, -5, 0, 5, 10, 15].map((x) => box([x, 0, 1.2], [0.8, 0.8, 23], "steel"));
  return turn(
    [
      ...[0, 24].map((z) => box([0, 0, z], [36, 1.4, 1.4], "bright")),
      ...onBothSides((side) => box([side * 17.4, 0, 1.4], [1.2, 1.2, 22.6], "bright")),
      ...wires,
    ],
    "x",
    -22,
  );
}

export function support(): Solid[] {
  return [
    box([0, 0, 0], [26, 16, 1.2], "body"),
    ...onBothSides((side) => box([side * 12.4, 0, 1.2], [1.2, 16, 5], "body")),
  ];
}

/** A tube that bends twice, on the ground. */
export function suctionHose(): Solid[] {
  return [
    tube(
      smoothPath(
        [
          [-20, 6, 2.4],
          [-8, -6, 2.4],
          [8, 6, 2.4],
          [20, -6, 2.4],
        ],
        5,
      ),
      2.4,
      "black",
      8,
    ),
    peg([20, -6, 2.4], [1, -0.5, 0], 5, 2.8, "iron"),
  ];
}
