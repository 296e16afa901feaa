import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { lathe } from "../solids/lathe.ts";
import { onBothSides } from "../solids/pole.ts";
import { roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";

// Machines up to this height and width, in centimetres, are compared with a hand.
const handReach = 76;

/** Something of known size beside a machine, in centimetres on z = 0, facing −y: a hand 19 high, or a person of 175. */
export function scaleFigure(cm: { width: number; height: number; length: number }): Solid[] {
  return Math.max(cm.width, cm.height, cm.length) <= handReach ? hand() : person();
}

const skin = "cream";

function hand(): Solid[] {
  const fingers = [
    [-3, 17.2],
    [-1, 18.6],
    [1.1, 19],
    [3.1, 18],
  ] as const;
  return [
    roundedBox([0, 0, 0], [6, 2.8, 3], 1, "y", "blue"),
    roundedBox([0, 0, 3], [8.4, 2.4, 8], 1.6, "y", skin),
    ...fingers.map(([x, top]) =>
      tube(
        [
          [x, 0, 11],
          [x * 1.06, 0, top],
        ],
        0.95,
        skin,
        8,
      ),
    ),
    tube(
      [
        [4, 0, 5],
        [6.2, -0.4, 8.4],
        [6.6, -0.6, 11.2],
      ],
      1.1,
      skin,
      8,
    ),
  ];
}

function person(): Solid[] {
  const head = { from: [0, 0, 150] as Vec3, to: [0, 0, 175] as Vec3, paint: skin, sides: 16 } as const;
  return [
    ...onBothSides((side) => [
      roundedBox([side * 10, -4, 0], [10, 26, 8], 3, "z", "black"),
      tube(
        [
          [side * 10, 0, 8],
          [side * 9, 0, 84],
        ],
        8,
        "blue",
        10,
      ),
      tube(
        [
          [side * 20, 0, 139],
          [side * 25, 0, 112],
          [side * 25, -8, 86],
        ],
        5,
        "iron",
        8,
      ),
      tube(
        [
          [side * 25, -8, 86],
          [side * 24.6, -10, 76],
        ],
        4.4,
        skin,
        8,
      ),
    ]),
    roundedBox([0, 0, 84], [34, 21, 62], 7, "z", "iron"),
    tube(
      [
        [0, 0, 146],
        [0, 0, 151],
      ],
      5,
      skin,
      8,
    ),
    lathe(head, [
      [6, 0],
      [10, 0.3],
      [10.4, 0.62],
      [7, 0.94],
      [3, 1],
    ]),
  ];
}
