import { person } from "../archetypes/person.ts";
import type { Solid } from "../geometry/solid.ts";
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
