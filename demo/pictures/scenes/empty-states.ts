import { placeCamera } from "../drawing/camera.ts";
import { viewFitted } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { emptyFile } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect, shape } from "../solids/marks.ts";
import { atCorners, onBothSides, pole } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";

const [width, height] = [320, 240];

/** Drawings for pages without content, which show what is missing. */
export const emptyStates: Readonly<Record<string, () => Solid[]>> = {
  cart: emptyTrolley,
  results: emptyShelf,
  orders: openBox,
  "not-found": signpost,
  offline: pulledPlug,
};

export function* emptyPictures(): Generator<[name: string, content: string]> {
  for (const [name, build] of Object.entries(emptyStates)) {
    const view = viewFitted(build(), placeCamera(30), { width, height, margin: 16, fill: 1 });
    yield [
      emptyFile(name),
      writeSvg(
        width,
        height,
        writeShadows([view.shadow], view.contacts) + writeStrokes(view.strokes, { colour: "orange" }),
      ),
    ];
  }
}

/** A platform trolley with nothing on it. */
function emptyTrolley(): Solid[] {
  const deck = decorate(roundedBox([0, 0, 16], [86, 50, 5], 2, "z", "wood"), "top", (wide, long) =>
    [1, 2, 3, 4].map((row) => rect(3, (long / 5) * row, wide - 6, 0.5, "oak")),
  );
  const bow = tube(
    [
      [40, -20, 21],
      [40, -20, 76],
      [42, -16, 84],
      [42, 16, 84],
      [40, 20, 76],
      [40, 20, 21],
    ],
    1.8,
    "signal",
    8,
  );
  return [
    deck,
    bow,
    tube(
      [
        [40, -20, 46],
        [40, 20, 46],
      ],
      1.3,
      "signal",
      8,
    ),
    ...atCorners(86, 50, 8, (x, y) => castor([x, y, 16], 16)),
  ];
}

/** A rack without goods, a magnifying glass before it. */
function emptyShelf(): Solid[] {
  const posts = atCorners(96, 34, 2, (x, y) => box([x, y, 0], [4, 4, 96], "blue"));
  const boards = [8, 48, 88].map((z) => box([0, 0, z], [92, 32, 3], "signal"));
  const y = -40;
  const glass = decorate(
    cylinder({ from: [16, y - 1.4, 42], to: [16, y + 1.4, 42], radius: 21, paint: "dark", sides: 36 }),
    "front",
    (wide) => [
      disc(wide / 2, wide / 2, 17.6, "water", true, 32),
      shape(
        [
          [wide * 0.28, wide * 0.5],
          [wide * 0.36, wide * 0.5],
          [wide * 0.58, wide * 0.76],
          [wide * 0.5, wide * 0.78],
        ],
        "white",
      ),
    ],
  );
  const handle = tube(
    [
      [31, y, 27],
      [36, y, 22],
    ],
    2,
    "steel",
    8,
  );
  return [
    ...posts,
    ...boards,
    glass,
    handle,
    tube(
      [
        [36, y, 22],
        [52, y, 5],
      ],
      3.4,
      "signal",
      10,
    ),
  ];
}

/** A carton with its flaps up and nothing in it. */
function openBox(): Solid[] {
  const [wide, deep, tall, wall] = [70, 52, 42, 1.6];
  const flap = (solid: Solid, axis: "x" | "y", degrees: number, about: Vec3): Solid[] =>
    turn([solid], axis, degrees, about);
  const front = decorate(box([0, -deep / 2, 0], [wide, wall, tall], "cardboard"), "front", (across, high) => [
    rect(across * 0.42, 0, across * 0.16, high, "paper"),
    rect(across * 0.08, high * 0.14, across * 0.24, high * 0.3, "white", true),
  ]);
  return [
    box([0, 0, 0], [wide - wall, deep - wall, 1], "bark"),
    box([0, deep / 2, 0], [wide, wall, tall], "cardboard"),
    front,
    ...onBothSides((side) =>
      box([side * (wide / 2 - wall / 2), 0, 0], [wall, deep - wall, tall], "cardboard"),
    ),
    ...flap(box([0, -deep / 2, tall], [wide, wall, 22], "cardboard"), "x", 125, [0, -deep / 2, tall]),
    ...flap(box([0, deep / 2, tall], [wide, wall, 22], "cardboard"), "x", -40, [0, deep / 2, tall]),
    ...onBothSides((side) =>
      flap(box([(side * wide) / 2, 0, tall], [wall, deep - 2, 22], "cardboard"), "y", side * 65, [
        (side * wide) / 2,
        0,
        tall,
      ]),
    ),
  ];
}

/** Two boards that point in different directions. */
function signpost(): Solid[] {
  const arm = (z: number, to: 1 | -1, paint: "signal" | "blue"): Solid => {
    const board = box([to * 12, -4.6, z], [66, 3, 16], paint);
    return decorate(board, "front", (wide, tall) => {
      const tip = to > 0 ? wide : 0;
      return [
        rect(wide * 0.2, tall * 0.4, wide * 0.46, tall * 0.2, "white"),
        shape(
          [
            [tip - to * 12, tall * 0.2],
            [tip - to * 3, tall * 0.5],
            [tip - to * 12, tall * 0.8],
          ],
          "white",
        ),
      ];
    });
  };
  return [
    box([0, 0, 0], [34, 34, 4], "iron"),
    pole([0, 0, 4], 108, 3, "wood"),
    arm(84, 1, "signal"),
    arm(60, -1, "blue"),
    pole([0, 0, 112], 3, 4, "oak"),
  ];
}

/** An unplugged plug in front of its socket. */
function pulledPlug(): Solid[] {
  const socket = decorate(roundedBox([26, 20, 10], [46, 6, 46], 4, "y", "white"), "front", (wide, tall) => [
    disc(wide / 2, tall / 2, 15, "paper", true, 30),
    disc(wide / 2 - 7, tall / 2, 2.2, "black", false, 12),
    disc(wide / 2 + 7, tall / 2, 2.2, "black", false, 12),
  ]);
  const wall = box([26, 26, 0], [92, 6, 78], "bright");
  const y = -24;
  const plug = [
    cylinder({ from: [-16, y, 9], to: [4, y, 9], radius: 9, endRadius: 8, paint: "signal", sides: 20 }),
    ...onBothSides((side) =>
      cylinder({ from: [4, y + side * 4, 9], to: [15, y + side * 4, 9], radius: 1.5, paint: "brass" }),
    ),
  ];
  const cable = tube(
    smoothPath(
      [
        [-16, y, 9],
        [-28, y, 5],
        [-44, y + 6, 2.2],
        [-50, y + 26, 2.2],
        [-32, y + 40, 2.2],
        [-46, y + 52, 2.2],
      ],
      4,
    ),
    2,
    "black",
    8,
  );
  return [wall, socket, ...plug, cable];
}
