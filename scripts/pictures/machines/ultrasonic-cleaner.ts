import { turn } from "../geometry/place.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { rectangle, roundCorners } from "../geometry/round-corners.ts";
import { face, type Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, display, rect, shape, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const ultrasonicCleaner = stretchMachine({
  family: "ultrasonic-cleaner",
  build: (size) => {
    const half = bySize(size, 13, 18, 26);
    const deep = bySize(size, 12, 14, 17);
    const height = bySize(size, 20, 25, 30);
    return [
      ...tank(half, deep, height, size),
      ...basket(half, deep, height),
      ...lid(half, deep, height),
      ...drain(half, deep),
    ];
  },
});

function tank(half: number, deep: number, height: number, size: Size): Solid[] {
  const shell = decorate(
    decorate(box([0, 0, 2], [half * 2, deep * 2, height - 7.2], "steel"), "right", (wide, tall) => [
      rect(wide * 0.3, tall * 0.74, wide * 0.4, 3, "black", true, 1),
      ...vents(wide * 0.25, tall * 0.1, wide * 0.5, tall * 0.3, 4, "iron"),
    ]),
    "back",
    (wide, tall) => [
      ...vents(wide * 0.2, tall * 0.2, wide * 0.4, tall * 0.4, 5, "iron"),
      rect(wide * 0.72, tall * 0.24, 5, 4, "black", true),
    ],
  );
  const panel = decorate(
    box([0, -deep - 0.7, 4], [half * 2 - 3, 1.4, height - 9], "body"),
    "front",
    (wide, tall) => [
      ...display(wide * 0.06, tall * 0.4, wide * 0.36, tall * 0.44, bySize(size, "05", "30", "60"), "screen"),
      disc(wide * 0.1, tall * 0.2, 1, "go", true, 10),
      disc(wide * 0.1 + 4, tall * 0.2, 1, "caution", true, 10),
      disc(wide * 0.1 + 8, tall * 0.2, 1, "stop", true, 10),
    ],
  );
  const y = -deep - 1.4;
  const knobs = [0.2, 0.62].map((x) =>
    turnKnob([half * x, y, 4 + (height - 9) * 0.5], [0, -1, 0], height * 0.13),
  );
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      cylinder({
        from: [side * (half - 3), end * (deep - 3), 0],
        to: [side * (half - 3), end * (deep - 3), 2],
        radius: 2,
        paint: "black",
      }),
    ),
  );
  return [shell, panel, ...knobs, ...feet, rim(half, deep, height), basin(half, deep, height)];
}

/** The rolled edge around the opening: four bars. */
function rim(half: number, deep: number, height: number): Solid {
  const bars = [
    box([0, -deep + 1.2, height - 5.2], [half * 2 + 1.6, 4, 5.2], "bright"),
    box([0, deep - 1.2, height - 5.2], [half * 2 + 1.6, 4, 5.2], "bright"),
    box([-half + 1.2, 0, height - 5.2], [4, deep * 2 - 6.4, 5.2], "bright"),
    box([half - 1.2, 0, height - 5.2], [4, deep * 2 - 6.4, 5.2], "bright"),
  ];
  return bars.flatMap((bar, part) => bar.map((one) => ({ ...one, part })));
}

/** The inside walls and the water, seen through the opening. */
function basin(half: number, deep: number, height: number): Solid {
  const loop = roundCorners(rectangle(-half + 3.2, -deep + 3.2, half - 3.2, deep - 3.2), 1.5);
  const level = height - 5;
  const at = ([x, y]: readonly [number, number], z: number): Vec3 => [x, y, z];
  const walls = pairsOf(loop).map(([a, b]) =>
    face([at(b, level), at(a, level), at(a, height), at(b, height)], "steel"),
  );
  const water = decorate(
    [
      face(
        loop.map((point) => at(point, level)),
        "water",
      ),
    ],
    "top",
    (wide, long) => [
      shape(
        [
          [wide * 0.12, long * 0.3],
          [wide * 0.3, long * 0.3],
          [wide * 0.52, long * 0.8],
          [wide * 0.34, long * 0.8],
        ],
        "bright",
      ),
      shape(
        [
          [wide * 0.36, long * 0.3],
          [wide * 0.41, long * 0.3],
          [wide * 0.63, long * 0.8],
          [wide * 0.58, long * 0.8],
        ],
        "bright",
      ),
    ],
  );
  return [...walls, ...water];
}

function basket(half: number, deep: number, height: number): Solid[] {
  return [-1, 1].map((side) => {
    const x = side * half * 0.62;
    return tube(
      [
        [x, -deep * 0.36, height - 4.9],
        [x, -deep * 0.36, height + 5],
        [x, deep * 0.36, height + 5],
        [x, deep * 0.36, height - 4.9],
      ],
      0.7,
      "iron",
    );
  });
}

/** The lid stands open behind the tank. */
function lid(half: number, deep: number, height: number): Solid[] {
  const plate = decorate(
    roundedBox([0, deep + 0.6, height], [half * 2, 1.2, deep * 1.7], 2, "y", "bright"),
    "front",
    (wide, tall) => [rect(2, 2, wide - 4, tall - 4, "steel", true, 1.5)],
  );
  const grip = box([0, deep + 2, height + deep * 1.1], [9, 1.6, 2], "black");
  return turn([plate, grip], "x", -14, [0, deep, height]);
}

function drain(half: number, deep: number): Solid[] {
  return [
    cylinder({ from: [half, deep * 0.4, 6], to: [half + 3, deep * 0.4, 6], radius: 1.6, paint: "brass" }),
    cylinder({
      from: [half + 3, deep * 0.4, 8.4],
      to: [half + 3, deep * 0.4, 3],
      radius: 1.3,
      paint: "brass",
    }),
    box([half + 3, deep * 0.4, 8.4], [2, 6, 1.2], "stop"),
  ];
}
