import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { hook } from "../solids/controls.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect } from "../solids/marks.ts";
import { atCorners, onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import { castor } from "../solids/wheel.ts";
import type { AccessoryKind } from "./accessory-kinds.ts";
import { doughHook, whisk } from "./mixer-tools.ts";

/** Each kind of accessory, in centimetres. */
export const accessories: Readonly<Record<AccessoryKind, () => Solid[]>> = {
  basket: () => {
    const rim = [-14, 14].flatMap((y) => [
      box([0, y, 13], [41, 1.6, 1.6], "iron"),
      box([(y / 14) * 20, 0, 13], [1.6, 26.4, 1.6], "iron"),
    ]);
    const bow = ([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): Solid =>
      tube(
        [
          [x - dx, y - dy, 13],
          [x - dx * 0.86, y - dy * 0.86, 1],
          [x + dx * 0.86, y + dy * 0.86, 1],
          [x + dx, y + dy, 13],
        ],
        0.4,
        "steel",
        5,
      );
    const wires = [-15, -10, -5, 0, 5, 10, 15].map((x) => bow([x, 0], [0, 14]));
    return [...rim, ...wires, ...[-8, 0, 8].map((y) => bow([0, y], [20, 0]))];
  },
  blade: () => {
    const plate = decorate(
      cylinder({ from: [0, -0.6, 20], to: [0, 0.6, 20], radius: 19, paint: "steel", sides: 36 }),
      "front",
      (wide) => [
        disc(wide / 2, wide / 2, 17.4, "bright", true, 36),
        disc(wide / 2, wide / 2, 7, "steel", true, 24),
        disc(wide / 2, wide / 2, 2.6, "black", false, 14),
        ...[-5, 5].flatMap((off) => [
          disc(wide / 2 + off, wide / 2, 0.8, "black", false, 8),
          disc(wide / 2, wide / 2 + off, 0.8, "black", false, 8),
        ]),
      ],
    );
    return [
      ...turn([plate], "x", -14, [0, 0, 1]),
      roundedBox([0, 6, 0], [16, 8, 10], 2, "y", "body"),
      roundedBox([0, -4, 0], [12, 4, 3], 1, "y", "body"),
    ];
  },
  bottle: () => {
    const can = decorate(
      decorate(roundedBox([0, 0, 0], [24, 15, 30], 3, "z", "white"), "front", (wide, tall) => [
        rect(wide * 0.06, tall * 0.16, wide * 0.88, tall * 0.56, "signal"),
        rect(wide * 0.16, tall * 0.52, wide * 0.6, tall * 0.08, "white"),
        rect(wide * 0.16, tall * 0.38, wide * 0.4, tall * 0.05, "white"),
      ]),
      "right",
      (wide, tall) => [rect(0, tall * 0.16, wide, tall * 0.56, "signal")],
    );
    return [
      can,
      cylinder({ from: [-6, 0, 30], to: [-6, 0, 35], radius: 3.4, paint: "black" }),
      tube(
        [
          [0, 0, 30],
          [1, 0, 34],
          [9, 0, 34],
          [10, 0, 30],
        ],
        1.5,
        "white",
        8,
      ),
    ];
  },
  bowl: () => [
    vessel(
      { from: [0, 0, 0], to: [0, 0, 26], paint: "steel", inside: "bright", content: "steel" },
      [
        [9, 0],
        [15, 0.14],
        [19, 0.6],
        [20.4, 1],
      ],
      0.3,
    ),
    cylinder({ from: [0, 0, -1.6], to: [0, 0, 0], radius: 10, paint: "iron" }),
    ...onBothSides((end) => roundedBox([end * 22.4, 0, 18], [4, 9, 3], 1, "z", "black")),
  ],
  box: () => {
    const label = (wide: number, tall: number): Mark[] => [
      rect(wide * 0.42, 0, wide * 0.16, tall, "paper"),
      rect(wide * 0.08, tall * 0.14, wide * 0.28, tall * 0.3, "white", true),
      rect(wide * 0.11, tall * 0.2, wide * 0.2, tall * 0.04, "black"),
      rect(wide * 0.11, tall * 0.3, wide * 0.14, tall * 0.04, "black"),
    ];
    return [
      decorate(decorate(box([0, 0, 0], [38, 30, 26], "cardboard"), "front", label), "top", (wide, long) => [
        rect(wide * 0.42, 0, wide * 0.16, long, "paper"),
        rect(0, long * 0.495, wide, long * 0.012, "bark"),
      ]),
    ];
  },
  case: () => {
    const shell = decorate(roundedBox([0, 0, 0], [44, 14, 30], 3, "y", "body"), "front", (wide, tall) => [
      rect(wide * 0.08, tall * 0.1, wide * 0.84, tall * 0.32, "dark", true, 2),
      rect(wide * 0.08, tall * 0.56, wide * 0.84, tall * 0.34, "dark", true, 2),
      rect(0, tall * 0.48, wide, 0.7, "black"),
      rect(wide * 0.36, tall * 0.64, wide * 0.28, tall * 0.16, "white", true),
    ]);
    return [
      shell,
      ...onBothSides((end) => box([end * 13, -7.8, 12], [5, 1.6, 6], "steel")),
      tube(
        [
          [-8, 0, 30],
          [-8, 0, 33],
          [-6, 0, 35],
          [6, 0, 35],
          [8, 0, 33],
          [8, 0, 30],
        ],
        1.3,
        "black",
        8,
      ),
    ];
  },
  cover: () => {
    const fold = (z: number, size: number): Solid =>
      roundedBox([0, 0, z], [size, size * 0.7, 3.4], 1.6, "y", z > 6 ? "body" : "dark");
    return [
      fold(0, 42),
      fold(3.4, 41),
      fold(6.8, 40),
      decorate(roundedBox([0, 0, 10.2], [38, 26, 3], 1.4, "y", "body"), "top", (wide, long) => [
        rect(wide * 0.62, long * 0.14, wide * 0.26, long * 0.26, "white", true),
      ]),
    ];
  },
  filter: () => {
    const at = (z: number): Vec3 => [0, 0, z];
    return [
      cylinder({ from: at(0), to: at(4), radius: 16, paint: "black", sides: 26 }),
      cylinder({ from: at(4), to: at(30), radius: 14.6, paint: "paper", sides: 12 }),
      cylinder({ from: at(30), to: at(34), radius: 16, paint: "signal", ends: "dark", sides: 26 }),
      cylinder({ from: at(34), to: at(36), radius: 6, paint: "black" }),
    ];
  },
  hose: () => {
    const coil = Array.from({ length: 66 }, (_, index): Vec3 => {
      const angle = (index / 22) * Math.PI * 2;
      const reach = 17 + (index / 66) * 2;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach, 2.2 + (index / 66) * 10];
    });
    return [
      tube(coil, 1.9, "body", 8),
      cylinder({ from: [17, -1, 2.2], to: [17, -8, 2.2], radius: 2.4, paint: "brass" }),
      cylinder({ from: [19, 0, 12.4], to: [19, 8, 13], radius: 2.4, paint: "brass" }),
    ];
  },
  roll: () => {
    const body = decorate(
      cylinder({ from: [-22, 0, 10], to: [22, 0, 10], radius: 10, paint: "white", sides: 28 }),
      "right",
      (wide) => [
        disc(wide / 2, wide / 2, 7, "paper", true, 24),
        disc(wide / 2, wide / 2, 3.4, "cardboard", true, 18),
        disc(wide / 2, wide / 2, 2.4, "bark", false, 16),
      ],
    );
    return [body, box([0, -16, 0], [44, 16, 0.5], "white")];
  },
  stand: () => [
    box([0, 0, 44], [46, 34, 2.4], "steel"),
    ...atCorners(46, 34, 3, (x, y) => [box([x, y, 6], [3, 3, 38], "body"), ...castor([x, y, 6], 6)]),
    box([0, 0, 18], [40, 28, 2], "steel"),
  ],
  tool: () => [
    hook([0, 0, 34], 20, 2.6, "steel"),
    cylinder({ from: [0, 0, 34], to: [0, 0, 40], radius: 4, paint: "iron" }),
    cylinder({ from: [0, 0, 40], to: [0, 0, 44], radius: 6, paint: "signal", sides: 6 }),
  ],
  doughhook: doughHook,
  whisk,
  device: () => {
    const shell = decorate(roundedBox([0, 0, 1], [30, 18, 20], 2.6, "y", "body"), "front", (wide, tall) => [
      rect(wide * 0.08, tall * 0.12, wide * 0.84, tall * 0.76, "dark", true, 1.6),
      ...display(wide * 0.14, tall * 0.46, wide * 0.72, tall * 0.34, "24-5", "screen"),
      ...buttons(wide * 0.26, tall * 0.28, tall * 0.07, wide * 0.16, ["go", "steel", "steel", "stop"]),
    ]);
    return [
      shell,
      ...atCorners(30, 18, 3, (x, y) =>
        cylinder({ from: [x, y, 0], to: [x, y, 1], radius: 1.6, paint: "black" }),
      ),
    ];
  },
  helmet: () => {
    const shell = lathe({ from: [0, 0, 0], to: [0, 0, 34], paint: "dark", sides: 20 }, [
      [13, 0],
      [15, 0.3],
      [15.6, 0.6],
      [11, 0.9],
      [5, 1],
    ]);
    const frame = decorate(
      roundedBox([0, -15.4, 12], [20, 3, 13], 1.4, "y", "body"),
      "front",
      (wide, tall) => [
        rect(wide * 0.12, tall * 0.18, wide * 0.76, tall * 0.64, "screen", true, 0.8),
        rect(wide * 0.2, tall * 0.56, wide * 0.2, tall * 0.12, "lit"),
      ],
    );
    return [shell, frame, cylinder({ from: [15.2, 0, 18], to: [18, 0, 18], radius: 3.2, paint: "black" })];
  },
  panel: () => {
    const holes = (wide: number, tall: number): Mark[] =>
      Array.from({ length: 60 }, (_, index) =>
        rect(
          wide * (0.07 + (index % 10) * 0.095),
          tall * (0.1 + Math.floor(index / 10) * 0.15),
          1.6,
          1.6,
          "dark",
        ),
      );
    return turn(
      [
        decorate(box([0, 0, 0], [52, 2, 36], "body"), "front", (wide, tall) => [
          rect(1.4, 1.4, wide - 2.8, tall - 2.8, "steel", true, 1),
          ...holes(wide, tall),
        ]),
        box([0, 8, 0], [3, 14, 1.4], "iron"),
      ],
      "x",
      -14,
    );
  },
  tray: () => [
    box([0, 0, 0], [44, 30, 1], "steel", "bright"),
    ...[-14.3, 14.3].map((y) => box([0, y, 1], [44, 1.4, 2.4], "steel")),
    ...[-21.3, 21.3].map((x) => box([x, 0, 1], [1.4, 27.2, 2.4], "steel")),
  ],
  vice: () => [
    box([0, 0, 0], [26, 30, 4], "dark"),
    box([0, 2, 4], [12, 34, 7], "body"),
    box([0, 8, 11], [22, 7, 9], "body"),
    box([0, -8, 11], [22, 6, 9], "body"),
    box([0, 4, 12.4], [21, 1, 6], "steel"),
    box([0, -4.5, 12.4], [21, 1, 6], "steel"),
    cylinder({ from: [0, -15, 7.5], to: [0, -24, 7.5], radius: 2.2, paint: "steel" }),
    tube(
      [
        [-9, -24, 7.5],
        [9, -24, 7.5],
      ],
      0.9,
      "bright",
      8,
    ),
  ],
  weight: () =>
    [-14, 2, 15].map((x, index) => {
      const size = [1, 0.72, 0.5][index] ?? 1;
      return lathe({ from: [x, 0, 0], to: [x, 0, 26 * size], paint: "brass", sides: 22 }, [
        [9 * size, 0],
        [9 * size, 0.58],
        [3 * size, 0.66],
        [3 * size, 0.78],
        [5 * size, 0.8],
        [5 * size, 1],
      ]);
    }),
  wheels: () =>
    [-15, 15].flatMap((x) => [
      ...castor([x, 0, 22], 22),
      box([x, 0, 22], [17, 14, 1.8], "steel"),
      cylinder({ from: [x, 0, 23.8], to: [x, 0, 25], radius: 3, paint: "iron" }),
    ]),
};
