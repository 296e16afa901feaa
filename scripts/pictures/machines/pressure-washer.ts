import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { box, prism } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const pressureWasher = stretchMachine({
  family: "pressure-washer",
  build: (size) => {
    const half = bySize(size, 15, 20, 24);
    const height = bySize(size, 42, 46, 50);
    return [
      ...chassis(half),
      ...hood(half, height, size),
      ...frame(half, height),
      ...hose(half, height),
      ...lance(half, height),
      ...(size === "l" ? boiler(height) : []),
    ];
  },
});

function chassis(half: number): Solid[] {
  return [
    box([0, 0, 9], [half * 2 + 2, 62, 4], "dark"),
    ...[-1, 1].map((side) => box([side * half * 0.7, -25, 0], [5, 7, 9], "black")),
    wheel([half + 5, 20, 13], [1, 0, 0], 13, 7),
    wheel([-half - 5, 20, 13], [-1, 0, 0], 13, 7),
  ];
}

function hood(half: number, height: number, size: Size): Solid[] {
  const profile = roundCorners(
    [
      [-29, 13],
      [12, 13],
      [12, height],
      [-13, height],
      [-29, height - 16],
    ],
    [2, 1, 5, 5, 4],
    3,
  );
  const shell = decorate(prism(profile, "x", -half, half, "body"), "right", (wide, tall) => [
    ...vents(wide * 0.5, tall * 0.18, wide * 0.36, tall * 0.42, 5),
    rect(wide * 0.14, tall * 0.24, 9, 6, "caution", true),
  ]);
  const nose = decorate(shell, "front", (wide, tall) => [
    rect(wide * 0.1, tall * 0.16, wide * 0.8, tall * 0.7, "black", true, 2),
    disc(wide * 0.7, tall * 0.48, 3.4, "brass", true),
    disc(wide * 0.7, tall * 0.48, 1.7, "black"),
  ]);
  const slope: Vec3 = [0, -Math.SQRT1_2, Math.SQRT1_2];
  const controls: Solid[] = [
    dial([-half * 0.42, -21, height - 8], slope, half * 0.3),
    turnKnob([half * 0.45, -21, height - 8], slope, half * 0.26, size === "s" ? "black" : "stop"),
  ];
  return [nose, ...controls];
}

function frame(half: number, height: number): Solid[] {
  const top = height + 48;
  const x = half - 2;
  return [
    tube(
      [
        [-x, 16, 13],
        [-x, 16, height - 4],
        [-x, 30, top - 6],
        [-x, 33, top],
        [-x + 4, 34, top + 3],
        [x - 4, 34, top + 3],
        [x, 33, top],
        [x, 30, top - 6],
        [x, 16, height - 4],
        [x, 16, 13],
      ],
      1.8,
      "steel",
    ),
    tube(
      [
        [-x + 6, 34, top + 3],
        [x - 6, 34, top + 3],
      ],
      2.6,
      "black",
    ),
  ];
}

/** The hose, coiled on the frame behind the hood. */
function hose(half: number, height: number): Solid[] {
  const centre: Vec3 = [0, 20.5, height + 20];
  const reach = half * 0.82;
  const coil = Array.from({ length: 45 }, (_, index): Vec3 => {
    const angle = (index / 20) * Math.PI * 2;
    const out = reach - (index / 44) * 2.4;
    return [
      centre[0] + Math.cos(angle) * out,
      centre[1] - (index / 44) * 5,
      centre[2] + Math.sin(angle) * out,
    ];
  });
  return [tube(coil, 1.3, "black", 6), box([0, 24, height + 20], [half * 2 - 8, 2.4, 3], "iron")];
}

function lance(half: number, height: number): Solid[] {
  const x = -half - 2.4;
  return [
    tube(
      [
        [x, -8, 16],
        [x, 6, height + 30],
      ],
      0.9,
      "steel",
    ),
    tube(
      [
        [x, 6, height + 30],
        [x, 8.6, height + 42],
      ],
      1.9,
      "black",
    ),
    tube(
      [
        [x, 8.6, height + 42],
        [x, 3, height + 48],
      ],
      1.7,
      "body",
    ),
    box([x + 1, -4, 30], [3, 3, 3], "black"),
  ];
}

function boiler(height: number): Solid[] {
  const top = height + 16;
  return [
    lathe({ from: [0, 2, height], to: [0, 2, top], paint: "steel", sides: 22 }, [
      [13, 0],
      [13, 0.72],
      [8, 1],
    ]),
    cylinder({ from: [0, 2, top], to: [0, 2, top + 8], radius: 4.6, paint: "iron", ends: "black" }),
  ];
}
