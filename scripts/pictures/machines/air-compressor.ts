import type { Solid } from "../geometry/solid.ts";
import { bow, dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { bySize, stretchMachine } from "./machine.ts";

export const airCompressor = stretchMachine({
  family: "air-compressor",
  turn: 28,
  build: (size) => {
    const radius = bySize(size, 12, 15, 18);
    const half = bySize(size, 24, 36, 48);
    const deck = 9 + radius * 2;
    return [
      ...tank(radius, half),
      ...bed(half, deck),
      ...pump(half, deck, bySize(size, 1, 1, 2)),
      ...motor(half, deck),
      ...fittings(radius, half, deck),
    ];
  },
});

function tank(radius: number, half: number): Solid[] {
  const z = 9 + radius;
  const shell = lathe({ from: [-half - 7, 0, z], to: [half + 7, 0, z], paint: "body", sides: 28 }, [
    [radius * 0.62, 0],
    [radius, 9 / (half * 2 + 14)],
    [radius, 1 - 9 / (half * 2 + 14)],
    [radius * 0.62, 1],
  ]);
  return [
    shell,
    ...[-1, 1].map((side) => wheel([-half * 0.7, side * (radius * 0.8 + 3), 9], [0, side, 0], 9, 5)),
    box([half * 0.72, 0, 0], [6, radius * 1.2, 3], "black"),
    box([half * 0.72, 0, 3], [4, radius * 0.7, 9 + radius * 0.1], "iron"),
    box([-half * 0.7, 0, 7], [3, radius * 1.5, 3.4], "iron"),
  ];
}

function bed(half: number, deck: number): Solid[] {
  return [
    box([0, 0, deck], [half * 1.8, 20, 2], "dark"),
    ...[-1, 1].map((side) => box([side * half * 0.6, 0, deck - 0.9], [4, 14, 0.9], "dark")),
  ];
}

/** Finned cylinders, crankcase and the belt guard before them. */
function pump(half: number, deck: number, cylinders: number): Solid[] {
  const x = -half * 0.4;
  const low = deck + 2;
  const spread = cylinders === 1 ? [0] : [-6.4, 6.4];
  const fins = (at: number): Solid[] => [
    ...finned({
      from: [at, 2, low + 13],
      to: [at, 2, low + 29],
      radius: 4,
      fin: 5.8,
      count: 3,
      paint: "steel",
      sides: 16,
    }),
    box([at, 2, low + 29], [10, 10, 3.4], "iron"),
    cylinder({ from: [at, -3, low + 30.6], to: [at, -8, low + 30.6], radius: 3.4, paint: "black" }),
  ];
  return [
    roundedBox([x, 2, low], [cylinders * 12 + 4, 12, 13], 3, "y", "iron"),
    ...spread.flatMap((shift) => fins(x + shift)),
  ];
}

function motor(half: number, deck: number): Solid[] {
  const x = half * 0.42;
  const low = deck + 2;
  const guard = decorate(
    roundedBox([0, 10, low], [half * 1.5, 3, 23], 11, "y", "black"),
    "back",
    (wide, tall) => [...vents(wide * 0.12, tall * 0.15, wide * 0.76, tall * 0.7, 6, "dark")],
  );
  return [
    guard,
    box([x, 0, low], [13, 12, 3], "dark"),
    ...finned({
      from: [x, 8, low + 11],
      to: [x, -6, low + 11],
      radius: 7,
      fin: 8,
      count: 2,
      paint: "steel",
      sides: 18,
    }),
    cylinder({
      from: [x, -6, low + 11],
      to: [x, -9, low + 11],
      radius: 8,
      endRadius: 6,
      paint: "dark",
      sides: 18,
    }),
    decorate(box([x, 0, low + 19], [7, 7, 5], "black"), "front", (wide, tall) => [
      rect(1, 1, wide - 2, tall - 2, "stop", true),
      disc(wide / 2, tall / 2, 0.8, "white"),
    ]),
  ];
}

function fittings(radius: number, half: number, deck: number): Solid[] {
  const low = deck + 2;
  const x = half * 0.8;
  return [
    tube(
      [
        [x, 0, low],
        [x, 0, low + 10],
      ],
      1.2,
      "brass",
    ),
    box([x, 0, low + 10], [6, 6, 6], "black"),
    dial([x + 0.4, -3, low + 13], [0, -1, 0], 3.6),
    turnKnob([x + 3, 0, low + 13], [1, 0, 0], 2.2, "stop"),
    tube(
      smoothPath(
        [
          [-half * 0.4, -3, low + 26],
          [-half * 0.12, -7, low + 24],
          [-half * 0.04, -8, low + 8],
          [-half * 0.04, -radius * 0.5, deck - 2],
        ],
        2,
      ),
      1,
      "brass",
      6,
    ),
    bow([half + 3, -8, deck - 6], [half + 3, 8, deck - 6], [0.75, 0, 0.66], 17, 1.4, "black"),
  ];
}
