import { placeCamera } from "../drawing/camera.ts";
import { viewScene } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { accessoryFile, serviceFile } from "../picture-spec.ts";
import { hook } from "../solids/controls.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect, shape } from "../solids/marks.ts";
import { atCorners, onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import { castor } from "../solids/wheel.ts";
import { type AccessoryKind, accessoryKinds, type ServiceKind, serviceKinds } from "./accessory-kinds.ts";

const side = 480;

/** One drawing for each kind of accessory and of service, in the hand of the machines. */
export function* accessoryPictures(): Generator<[name: string, content: string]> {
  for (const kind of accessoryKinds) yield [accessoryFile(kind), draw(accessories[kind]())];
  for (const kind of serviceKinds) yield [serviceFile(kind), draw(services[kind]())];
}

function draw(solids: readonly Solid[]): string {
  const view = viewScene(solids, placeCamera(30), { width: side, height: side, margin: 36, fill: 0.74 });
  return writeSvg(side, side, writeShadows([view.shadow]) + writeStrokes(view.strokes, "orange"));
}

const accessories: Readonly<Record<AccessoryKind, () => Solid[]>> = {
  basket: () => {
    const rim = tube(
      [
        [-20, -14, 14],
        [20, -14, 14],
        [20, 14, 14],
        [-20, 14, 14],
        [-20, -14, 14],
      ],
      0.9,
      "iron",
    );
    const wires = [-15, -10, -5, 0, 5, 10, 15].map((x) =>
      tube(
        [
          [x, -14, 14],
          [x, -12, 1],
          [x, 12, 1],
          [x, 14, 14],
        ],
        0.4,
        "steel",
        5,
      ),
    );
    const along = [-8, 0, 8].map((y) =>
      tube(
        [
          [-20, y * 1.1, 14],
          [-17, y, 1.4],
          [17, y, 1.4],
          [20, y * 1.1, 14],
        ],
        0.4,
        "steel",
        5,
      ),
    );
    return [rim, ...wires, ...along];
  },
  blade: () => {
    const plate = decorate(
      cylinder({ from: [0, -0.6, 20], to: [0, 0.6, 20], radius: 19, paint: "steel", sides: 36 }),
      "front",
      (wide) => [
        disc(wide / 2, wide / 2, 17.4, "bright", true, 36),
        disc(wide / 2, wide / 2, 7, "steel", true, 24),
        disc(wide / 2, wide / 2, 2.6, "black", false, 14),
        ...[0, 90, 180, 270].map((degrees) =>
          disc(
            wide / 2 + Math.cos((degrees * Math.PI) / 180) * 5,
            wide / 2 + Math.sin((degrees * Math.PI) / 180) * 5,
            0.8,
            "black",
            false,
            8,
          ),
        ),
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
      ...pleats(14.6, 4, 30),
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
      ...onBothSides((end) =>
        end < 0
          ? cylinder({ from: [17, -1, 2.2], to: [17, -8, 2.2], radius: 2.4, paint: "brass" })
          : cylinder({ from: [19, 0, 12.4], to: [19, 8, 13], radius: 2.4, paint: "brass" }),
      ),
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
    return [
      body,
      box([0, -16, 0], [44, 16, 0.5], "white"),
      box([0, -9.9, 10], [0.1, 0.1, 0.1], "white"),
    ].slice(0, 2);
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
};

/** A folded filter: light and dark strips around it. */
function pleats(radius: number, low: number, high: number): Solid[] {
  return [cylinder({ from: [0, 0, low], to: [0, 0, high], radius, paint: "paper", sides: 12 })];
}

const services: Readonly<Record<ServiceKind, () => Solid[]>> = {
  document: () =>
    sheets((wide, tall) => [
      ...heading(wide, tall),
      ...lines(wide, tall, [0.66, 0.58, 0.5, 0.42, 0.34]),
      rect(wide * 0.58, tall * 0.12, wide * 0.28, 0.6, "black"),
    ]),
  seal: () =>
    sheets((wide, tall) => [
      ...heading(wide, tall),
      ...lines(wide, tall, [0.66, 0.58, 0.5]),
      disc(wide * 0.68, tall * 0.26, 6.4, "signal", true, 24),
      disc(wide * 0.68, tall * 0.26, 4.6, "white", false, 24),
      shape(
        [
          [wide * 0.6, tall * 0.26],
          [wide * 0.63, tall * 0.29],
          [wide * 0.67, tall * 0.24],
          [wide * 0.75, tall * 0.33],
          [wide * 0.77, tall * 0.31],
          [wide * 0.67, tall * 0.19],
        ],
        "signal",
      ),
    ]),
  wrench: () => [
    ...sheets((wide, tall) => [...heading(wide, tall), ...lines(wide, tall, [0.66, 0.58, 0.5])]),
    ...spanner(),
  ],
  parcel: () => [
    ...move(accessories.box(), [0, 0, 10]),
    box([0, 0, 8], [46, 36, 2], "wood"),
    ...[-19, 0, 19].map((x) => box([x, 0, 2], [8, 36, 6], "wood")),
    box([0, 0, 0], [46, 36, 2], "wood"),
  ],
};

/** Two sheets that lean on a clip board. */
function sheets(marks: (wide: number, tall: number) => Mark[]): Solid[] {
  const board = roundedBox([0, 0, 0], [36, 1.4, 48], 2, "y", "oak");
  const paper = decorate(box([0, -1, 2], [32, 0.5, 42], "white"), "front", marks);
  return turn(
    [
      board,
      paper,
      roundedBox([0, -1.4, 43.6], [12, 1.4, 4.6], 1, "y", "iron"),
      box([0, 8, 0], [3, 15, 1.2], "oak"),
    ],
    "x",
    -16,
    [0, 0, 0],
  );
}

function heading(wide: number, tall: number): Mark[] {
  return [
    rect(wide * 0.12, tall * 0.82, wide * 0.5, tall * 0.05, "signal"),
    rect(wide * 0.12, tall * 0.75, wide * 0.3, tall * 0.024, "dark"),
  ];
}

function lines(wide: number, tall: number, rows: readonly number[]): Mark[] {
  return rows.map((row, index) =>
    rect(wide * 0.12, tall * row, wide * (index % 2 ? 0.62 : 0.74), tall * 0.018, "iron"),
  );
}

function spanner(): Solid[] {
  const y = -9;
  return turn(
    [
      box([0, y, 12], [3.4, 1.6, 22], "steel"),
      decorate(
        cylinder({ from: [0, y - 1.1, 36], to: [0, y + 1.1, 36], radius: 6, paint: "steel", sides: 24 }),
        "front",
        (wide) => [rect(wide / 2 - 2.4, wide / 2 - 1, 4.8, wide / 2 + 1, "white")],
      ),
      decorate(
        cylinder({ from: [0, y - 1.1, 9], to: [0, y + 1.1, 9], radius: 5, paint: "steel", sides: 20 }),
        "front",
        (wide) => [disc(wide / 2, wide / 2, 2.8, "white", true, 6)],
      ),
    ],
    "y",
    24,
    [0, y, 9],
  );
}
