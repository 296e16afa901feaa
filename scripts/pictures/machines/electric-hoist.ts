import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { hook } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

const deck = 92;

export const electricHoist = stretchMachine({
  family: "electric-hoist",
  turn: 28,
  build: (size) => {
    const reach = bySize(size, 30, 38, 48);
    return [...beam(reach), ...hanger(size), ...hoistBody(size), ...hookBlock(size), ...pendant(size)];
  },
});

function beam(reach: number): Solid[] {
  return [
    box([0, 0, deck + 18], [reach * 2, 15, 2.6], "iron"),
    box([0, 0, deck + 4.6], [reach * 2, 3, 13.4], "iron"),
    box([0, 0, deck + 2], [reach * 2, 15, 2.6], "iron"),
  ];
}

/** Clamps for a fixed hoist, a trolley with wheels for the larger ones. */
function hanger(size: Size): Solid[] {
  const half = bySize(size, 8, 12, 16);
  return [-1, 1].flatMap((side) => {
    const plate = decorate(
      box([0, side * 9.6, deck - 9], [half * 2, 1.6, size === "s" ? 13.4 : 19], "dark"),
      side < 0 ? "front" : "back",
      (wide) =>
        size === "s" ? [disc(3, 9, 1.3, "steel", true, 8), disc(wide - 3, 9, 1.3, "steel", true, 8)] : [],
    );
    const wheels = [-1, 1].map((end) =>
      cylinder({
        from: [end * half * 0.58, side * 10.4, deck + 6],
        to: [end * half * 0.58, side * 12.4, deck + 6],
        radius: 3,
        paint: "steel",
        sides: 16,
      }),
    );
    return size === "s" ? [plate] : [plate, ...wheels];
  });
}

function hoistBody(size: Size): Solid[] {
  const half = bySize(size, 12, 14, 18);
  const tall = bySize(size, 20, 24, 28);
  const low = deck - 9 - tall;
  const mid = low + tall / 2;
  const radius = tall * 0.42;
  const housing = decorate(
    decorate(roundedBox([0, 0, low], [half * 2, 22, tall], 4, "x", "body"), "front", (wide, high) => [
      rect(wide * 0.1, high * 0.3, wide * 0.34, high * 0.34, "white", true),
      rect(wide * 0.14, high * 0.42, wide * 0.2, high * 0.1, "black"),
    ]),
    "back",
    (wide, high) => vents(wide * 0.2, high * 0.2, wide * 0.6, high * 0.6, 5),
  );
  const motor = [
    ...finned({
      from: [half, 0, mid],
      to: [half + 16, 0, mid],
      radius: radius * 0.94,
      fin: radius * 1.04,
      count: 4,
      paint: "dark",
      sides: 18,
    }),
    cylinder({
      from: [half + 16, 0, mid],
      to: [half + 21, 0, mid],
      radius,
      endRadius: radius * 0.8,
      paint: "dark",
      sides: 18,
    }),
  ];
  const gear = lathe({ from: [-half - 13, 0, mid], to: [-half, 0, mid], paint: "steel", sides: 20 }, [
    [radius * 0.72, 0],
    [radius * 1.05, 0.3],
    [radius * 1.05, 1],
  ]);
  return [housing, ...motor, gear];
}

function hookBlock(size: Size): Solid[] {
  const from = deck - 9 - bySize(size, 20, 24, 28);
  const block = bySize(size, 34, 30, 26);
  const falls = size === "s" ? [0] : [-2.6, 2.6];
  const cheek = decorate(roundedBox([0, 0, block], [10, 7, 12], 3, "y", "body"), "front", (wide, high) => [
    disc(wide / 2, high / 2, 3, "steel", true),
    disc(wide / 2, high / 2, 1, "black"),
    rect(0, 0.4, wide, 1.8, "caution"),
  ]);
  return [
    ...falls.map((x) =>
      tube(
        [
          [x, 0, from],
          [x, 0, block + 12],
        ],
        0.7,
        "black",
        6,
      ),
    ),
    cheek,
    cylinder({ from: [0, 0, block], to: [0, 0, block - 3], radius: 2.2, paint: "iron" }),
    hook([0, 0, block - 3], 10, 1.5, "steel"),
  ];
}

/** The hand control on its cable. */
function pendant(size: Size): Solid[] {
  const x = bySize(size, 12, 14, 18) - 4;
  const low = deck - 9 - bySize(size, 20, 24, 28);
  const handset = decorate(roundedBox([0, 0, 0], [7, 5, 17], 1.8, "y", "caution"), "front", (wide, high) => [
    disc(wide / 2, high * 0.8, 1.9, "stop", true),
    disc(wide / 2, high * 0.5, 1.7, "black", true),
    disc(wide / 2, high * 0.24, 1.7, "black", true),
  ]);
  return [
    tube(
      smoothPath(
        [
          [x, -8, low],
          [x + 2, -9, low - 8],
          [x + 6, -9, low - 18],
          [x + 6, -9, low - 26],
        ],
        3,
      ),
      0.8,
      "black",
      6,
    ),
    ...move([handset], [x + 6, -9, low - 43]),
  ];
}
