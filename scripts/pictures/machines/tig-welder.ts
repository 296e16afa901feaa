import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";
import { gasBottle } from "./gas-bottle.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const tigWelder = stretchMachine({
  family: "tig-welder",
  build: (size) => {
    const base = bySize(size, 2, 26, 42);
    const source = move(powerSource(size), [0, 0, base]);
    const below = bySize<Solid[]>(size, rubberFeet(), coolerOnFeet(), trolley());
    return [...source, ...below, ...torch(base)];
  },
});

const width = 27;
const depth = 54;
const height = 40;

function powerSource(size: Size): Solid[] {
  const shell = decorate(
    decorate(roundedBox([0, 0, 0], [width, depth - 8, height], 2, "y", "body"), "right", (wide, tall) => [
      ...vents(wide * 0.52, tall * 0.2, wide * 0.36, tall * 0.5, 7),
      rect(4, tall * 0.62, 15, 5, "white"),
    ]),
    "left",
    (wide, tall) => vents(wide * 0.12, tall * 0.2, wide * 0.36, tall * 0.5, 7),
  );
  const front = decorate(
    roundedBox([0, -depth / 2 + 2, -1], [width + 2, 4, height + 2.4], 3, "y", "black"),
    "front",
    (wide, tall) => [
      rect(2.4, tall * 0.34, wide - 4.8, tall * 0.58, "dark", true, 1.5),
      ...display(4.4, tall * 0.66, wide - 8.8, tall * 0.2, bySize(size, "160", "200", "315"), "blueprint"),
      disc(6.6, tall * 0.47, 1, "go"),
      disc(6.6, tall * 0.41, 1, "caution"),
    ],
  );
  const rear = decorate(
    roundedBox([0, depth / 2 - 2, -1], [width + 2, 4, height + 2.4], 3, "y", "black"),
    "back",
    (wide, tall) => [
      disc(wide / 2, tall * 0.56, 9, "dark", true, 24),
      ...vents(wide / 2 - 6, tall * 0.4, 12, tall * 0.32, 5),
      disc(wide * 0.25, tall * 0.16, 2, "brass", true),
    ],
  );
  const y = -depth / 2;
  const sockets = [-7.5, 7.5].map((x, index) =>
    cylinder({
      from: [x, y, 6.5],
      to: [x, y - 2.4, 6.5],
      radius: 3,
      paint: index ? "stop" : "iron",
      sides: 16,
    }),
  );
  return [
    shell,
    front,
    rear,
    turnKnob([6, y, 18], [0, -1, 0], 3.6, "steel"),
    turnKnob([-1, y, 17], [0, -1, 0], 2.2),
    ...sockets,
    grip(),
  ];
}

function grip(): Solid {
  return tube(
    [
      [0, -18, height],
      [0, -18, height + 6],
      [0, -14, height + 9],
      [0, 14, height + 9],
      [0, 18, height + 6],
      [0, 18, height],
    ],
    1.9,
    "black",
  );
}

function rubberFeet(): Solid[] {
  return [-9, 9].flatMap((x) =>
    [-18, 18].map((y) => cylinder({ from: [x, y, 0], to: [x, y, 2], radius: 2.4, paint: "black" })),
  );
}

function coolerOnFeet(): Solid[] {
  const tank = decorate(
    roundedBox([0, 0, 2], [width, depth - 4, 22], 2, "y", "dark"),
    "front",
    (wide, tall) => [
      rect(4, tall * 0.3, 3, tall * 0.5, "water", true),
      ...vents(wide * 0.36, tall * 0.2, wide * 0.54, tall * 0.6, 5),
    ],
  );
  return [tank, ...rubberFeet()];
}

function trolley(): Solid[] {
  const cooler = move(coolerOnFeet().slice(0, 1), [0, 0, 16]);
  const bottle = move(gasBottle(8.5, 92), [0, depth / 2 + 12, 14]);
  const spots = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * 10, end > 0 ? depth / 2 + 14 : -depth / 2 + 7] as const),
  );
  return [
    box([0, 10, 12], [width + 4, depth + 26, 2.5], "iron"),
    ...cooler,
    ...bottle,
    ...spots.flatMap(([x, y]) => castor([x, y, 12], 12)),
    box([0, depth / 2 + 2.2, 14.5], [3, 1.2, 70], "iron"),
  ];
}

/** The hose from the right socket to a torch that lies on the ground in front. */
function torch(base: number): Solid[] {
  const y = -depth / 2 - 2.4;
  const hose = smoothPath(
    [
      [-7.5, y, base + 6.5],
      [-7.5, y - 6, base + 5],
      [-9, y - 11, base * 0.4 + 1.4],
      [-2, y - 16, 1.4],
      [10, y - 12, 1.4],
      [17, y - 6, 1.6],
    ],
    4,
  );
  return [
    tube(hose, 1.1, "black"),
    tube(
      [
        [17, y - 6, 1.6],
        [27, y - 1, 1.9],
      ],
      1.7,
      "body",
    ),
    tube(
      [
        [27, y - 1, 1.9],
        [31, y + 1, 3.4],
        [33, y - 1, 6],
      ],
      1.5,
      "black",
    ),
    cylinder({ from: [33, y - 1, 6], to: [34, y - 2, 8.4], radius: 1.2, endRadius: 0.8, paint: "white" }),
  ];
}
