import { turn } from "../geometry/place.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { buttons, display, rect, shape, vents } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import type { Machine } from "./machine.ts";

/** Type 0 sucks at the mouth of a bag in front of it; type 1 encloses the bag in its chamber under a clear lid. */
export const vacuumSealer: Machine = {
  family: "vacuum-sealer",
  turn: 30,
  build: (spec) => [...(spec.type === 0 ? barSealer(spec) : chamberSealer(spec)), ...feet(spec)],
};

function barSealer({ cm: { width, height, length }, display: shown, rank }: PictureSpec): Solid[] {
  const keys = Array.from({ length: 1 + rank }, () => "steel" as const);
  const tall = height * 0.72;
  const front = -length / 2;
  const body = roundedBox([0, length * 0.12, 1.4], [width, length * 0.76, tall - 1.4], 1.6, "x", "body");
  const lip = box([0, front + length * 0.12, 1.4], [width, length * 0.24, tall * 0.42], "dark");
  const lid = roundedBox(
    [0, length * 0.12, tall],
    [width * 0.98, length * 0.72, height - tall],
    1.4,
    "x",
    "steel",
  );
  const panel = (wide: number, tall2: number) => [
    rect(wide * 0.05, tall2 * 0.12, wide * 0.56, tall2 * 0.5, "dark", true, 1),
    ...display(wide * 0.08, tall2 * 0.2, wide * 0.18, tall2 * 0.34, shown.slice(0, 3)),
    ...buttons(wide * 0.34, tall2 * 0.37, tall2 * 0.08, wide * 0.05, [...keys, "go", "stop"]),
    rect(wide * 0.68, tall2 * 0.16, wide * 0.26, tall2 * 0.5, "glass", true, 1),
  ];
  return [
    lip,
    decorate(body, "right", (wide, high) =>
      vents(wide * 0.3, high * 0.2, wide * 0.4, high * 0.5, 3 + rank, "black"),
    ),
    decorate(lid, "top", panel),
    ...bag(width * 0.56, front, tall * 0.42 + 1.4, length * 0.6),
  ];
}

/** A filled bag whose mouth lies on the lip at `y`, `z`. */
function bag(width: number, y: number, z: number, long: number): Solid[] {
  const film = prism(
    [
      [y + long * 0.2, z],
      [y + long * 0.2, z + 0.3],
      [y - long * 0.1, z + 0.3],
      [y - long * 0.4, 0.4],
      [y - long * 0.4, 0],
      [y - long * 0.1, z * 0.9],
    ],
    "x",
    -width / 2,
    width / 2,
    "glass",
  );
  const filled = roundedBox([0, y - long * 0.8, 0], [width, long * 0.8, z * 0.9], z * 0.4, "x", "glass");
  return [
    film,
    decorate(filled, "top", (wide, high) => [
      shape(
        [
          [wide * 0.16, high * 0.2],
          [wide * 0.6, high * 0.1],
          [wide * 0.86, high * 0.4],
          [wide * 0.7, high * 0.86],
          [wide * 0.24, high * 0.8],
        ],
        "meat",
        true,
      ),
      shape(
        [
          [wide * 0.3, high * 0.36],
          [wide * 0.6, high * 0.3],
          [wide * 0.62, high * 0.42],
          [wide * 0.32, high * 0.48],
        ],
        "fat",
      ),
    ]),
  ];
}

function chamberSealer({ cm: { width, height, length }, display: shown, rank }: PictureSpec): Solid[] {
  const keys = Array.from({ length: 2 + rank }, () => "steel" as const);
  const tall = height * 0.56;
  const front = -length / 2;
  const profile = roundCorners(
    [
      [front, 1.4],
      [-front, 1.4],
      [-front, tall],
      [front + length * 0.2, tall],
      [front, tall * 0.72],
    ],
    [0.8, 0.8, 1.4, 1.4, 1.4],
  );
  const shell = decorate(
    prism(profile, "x", -width / 2, width / 2, "body"),
    [0, -0.28 * tall, 0.2 * length],
    (wide, high) => [
      rect(wide * 0.06, high * 0.12, wide * 0.88, high * 0.76, "dark", true, 1),
      ...display(wide * 0.12, high * 0.26, wide * 0.26, high * 0.46, shown.slice(0, 3)),
      ...buttons(wide * 0.46, high * 0.5, high * 0.14, (wide * 0.26) / (1 + rank), keys),
      ...buttons(wide * 0.8, high * 0.5, high * 0.22, wide * 0.1, ["go"]),
    ],
  );
  const plate = decorate(
    roundedBox([0, length * 0.1, tall], [width * 0.94, length * 0.76, 1], 1.4, "z", "steel"),
    "top",
    chamberMarks,
  );
  const hinge = -front - 3;
  const lid = roundedBox(
    [0, hinge - 1, tall + 1],
    [width * 0.9, height * 0.14, length * 0.66],
    3,
    "y",
    "glass",
  );
  const window = decorate(lid, "front", windowMarks);
  const grip = box([0, hinge - 1, tall + 1 + length * 0.66], [width * 0.3, height * 0.05, 1.6], "black");
  return [shell, plate, ...turn([window, grip], "x", -18, [0, hinge, tall + 1])];
}

function feet({ cm: { width, length } }: PictureSpec): Solid[] {
  return [-1, 1].flatMap((side) =>
    [-0.24, 0.4].map((end) =>
      cylinder({
        from: [side * width * 0.42, end * length, 0],
        to: [side * width * 0.42, end * length, 1.4],
        radius: 1.5,
        paint: "black",
      }),
    ),
  );
}

/** Seal, sealing bar and a bag with meat in it. */
function chamberMarks(wide: number, high: number): Mark[] {
  return [
    rect(wide * 0.05, high * 0.06, wide * 0.9, high * 0.88, "black", true, 3),
    rect(wide * 0.07, high * 0.09, wide * 0.86, high * 0.82, "bright", false, 2.6),
    rect(wide * 0.14, high * 0.2, wide * 0.72, high * 0.06, "stop", true),
    rect(wide * 0.2, high * 0.3, wide * 0.6, high * 0.5, "glass", true, 2),
    shape(
      [
        [wide * 0.3, high * 0.42],
        [wide * 0.6, high * 0.38],
        [wide * 0.72, high * 0.58],
        [wide * 0.52, high * 0.74],
        [wide * 0.3, high * 0.66],
      ],
      "meat",
      true,
    ),
    shape(
      [
        [wide * 0.36, high * 0.5],
        [wide * 0.6, high * 0.46],
        [wide * 0.62, high * 0.52],
        [wide * 0.38, high * 0.56],
      ],
      "fat",
    ),
  ];
}

function windowMarks(wide: number, high: number): Mark[] {
  return [
    rect(wide * 0.05, high * 0.05, wide * 0.9, high * 0.9, "water", true, 3),
    shape(
      [
        [wide * 0.2, high * 0.2],
        [wide * 0.32, high * 0.2],
        [wide * 0.62, high * 0.8],
        [wide * 0.5, high * 0.8],
      ],
      "bright",
    ),
  ];
}
