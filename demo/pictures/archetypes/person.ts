import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { lathe, type Turned } from "../solids/lathe.ts";
import { onBothSides } from "../solids/pole.ts";
import { roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";

export interface Person {
  /** Arms hang, or reach ahead to what the hands work on. */
  arms?: "down" | "ahead";
  coat?: Paint;
  trousers?: Paint;
  /** Paint of a cap or helmet; none by default. */
  hat?: Paint;
}

const skin = "cream";

/** A person of 175 cm on z = 0, facing −y. */
export function person({ arms = "down", coat = "iron", trousers = "blue", hat }: Person = {}): Solid[] {
  const upright: Pick<Turned, "sides" | "from" | "to"> = { sides: 16, from: [0, 0, 150], to: [0, 0, 175] };
  return [
    ...onBothSides((side) => [
      roundedBox([side * 10, -4, 0], [10, 26, 8], 3, "z", "black"),
      tube(
        [
          [side * 10, 0, 8],
          [side * 9, 0, 84],
        ],
        8,
        trousers,
        10,
      ),
      ...arm(side, arms, coat),
    ]),
    roundedBox([0, 0, 84], [34, 21, 62], 7, "z", coat),
    tube(
      [
        [0, 0, 146],
        [0, 0, 151],
      ],
      5,
      skin,
      8,
    ),
    lathe({ ...upright, paint: skin }, [
      [6, 0],
      [10, 0.3],
      [10.4, 0.62],
      [7, 0.94],
      [3, 1],
    ]),
    ...(hat
      ? [
          lathe({ ...upright, from: [0, 0, 167], to: [0, 0, 179], paint: hat }, [
            [12.4, 0],
            [11, 0.4],
            [5, 1],
          ]),
        ]
      : []),
  ];
}

function arm(side: 1 | -1, arms: "down" | "ahead", coat: Paint): Solid[] {
  const [elbow, wrist, hand]: [Vec3, Vec3, Vec3] =
    arms === "down"
      ? [
          [side * 25, 0, 112],
          [side * 25, -8, 86],
          [side * 24.6, -10, 76],
        ]
      : [
          [side * 25, -5, 114],
          [side * 18, -32, 108],
          [side * 15, -42, 106],
        ];
  return [tube([[side * 20, 0, 139], elbow, wrist], 5, coat, 8), tube([wrist, hand], 4.4, skin, 8)];
}
