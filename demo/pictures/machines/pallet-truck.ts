import type { Paint } from "../drawing/paint.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { rect } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box, prism } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import type { Machine } from "./machine.ts";

/** Type 1 carries more: higher forks on double rollers, a heavier pump. Its choice shows in wheels and surface. */
export const palletTruck: Machine = {
  family: "pallet-truck",
  turn: 46,
  build: (spec) => {
    const rear = spec.cm.length / 2;
    const yoke = rear - 40;
    return [...forks(spec, yoke), ...pump(spec, yoke), ...tiller(spec, yoke)];
  },
};

function steelOf({ attributeValues }: PictureSpec): Paint {
  return attributeValues.frameMaterial === "galvanisedSteel" ? "steel" : "body";
}

function rollersOf({ attributeValues }: PictureSpec): Paint {
  return attributeValues.wheels === "nylon" ? "white" : "caution";
}

function forks(spec: PictureSpec, yoke: number): Solid[] {
  const { width, length } = spec.cm;
  const tall = spec.type === 0 ? 6 : 8.5;
  const wide = 16;
  const end = -length / 2 + 14;
  const paint = steelOf(spec);
  const rollers = spec.type === 0 ? [8] : [4, 13];
  return onBothSides((side) => {
    const x = side * (width / 2 - wide / 2);
    const tip = prism(
      roundCorners(
        [
          [end - 14, 9.5],
          [end, 7],
          [end, 7 + tall],
          [end - 12, 12],
        ],
        [1, 0, 0, 1],
      ),
      "x",
      x - wide / 2,
      x + wide / 2,
      paint,
    );
    return [
      tip,
      box([x, (yoke + end) / 2, 7], [wide, yoke - end, tall], paint),
      ...rollers.map((at) =>
        cylinder({
          from: [x - 5, end + at, 3.5],
          to: [x + 5, end + at, 3.5],
          radius: 3.5,
          paint: rollersOf(spec),
          ends: "steel",
        }),
      ),
    ];
  });
}

function pump(spec: PictureSpec, yoke: number): Solid[] {
  const { width } = spec.cm;
  const heavy = spec.type === 1;
  const high = heavy ? 46 : 40;
  const profile = roundCorners(
    [
      [yoke, 7],
      [yoke + 12, 7],
      [yoke + 12, high - 14],
      [yoke + 6, high],
      [yoke, high],
    ],
    [0, 0, 3, 4, 1],
  );
  const apron = decorate(prism(profile, "x", -width / 2, width / 2, steelOf(spec)), "front", (wide, tall) => [
    ...Array.from({ length: spec.rank + 1 }, (_, index) =>
      rect(wide * (0.42 + index * 0.05), tall * 0.56, wide * 0.03, tall * 0.2, "black"),
    ),
    ...(heavy
      ? [
          rect(wide * 0.08, tall * 0.24, wide * 0.84, 3.4, "caution"),
          rect(wide * 0.08, tall * 0.36, wide * 0.84, 3.4, "black"),
        ]
      : []),
  ]);
  const back = yoke + 20;
  const radius = heavy ? 7 : 5.6;
  return [
    apron,
    box([0, yoke + 16 - radius * 0.5, 12], [16, 8 - radius, 6], "dark"),
    cylinder({ from: [0, back, 18.4], to: [0, back, high], radius, paint: "body" }),
    cylinder({ from: [0, back, high], to: [0, back, high + 5], radius: radius * 0.5, paint: "steel" }),
    box([0, back, 15], [12, 9, 3.4], "dark"),
    ...onBothSides((side) => wheel([side * 8.6, back, 9], [side, 0, 0], 9, heavy ? 6.6 : 5, rollersOf(spec))),
  ];
}

/** The tiller with its loop, leaning back. */
function tiller(spec: PictureSpec, yoke: number): Solid[] {
  const foot = spec.type === 1 ? 51 : 45;
  const top = spec.cm.height - 2;
  const lean = (z: number) => yoke + 20 + (z - foot) * 0.22;
  const loop = (
    [
      [-6, 19],
      [-12, 14],
      [-12, 3],
      [-8, 0],
      [8, 0],
      [12, 3],
      [12, 14],
      [6, 19],
      [0, 24],
    ] as const
  ).map(([x, down]) => [x, lean(top - down), top - down] as const);
  return [
    box([0, yoke + 20, foot], [9, 8, 6], "dark"),
    tube(
      [
        [0, lean(foot + 6), foot + 6],
        [0, lean(top - 24), top - 24],
      ],
      2.2,
      "black",
    ),
    tube([[0, lean(top - 24), top - 24], ...loop], 1.7, "black"),
    tube(
      [
        [-2, lean(top) - 1, top - 2.4],
        [3, lean(top - 10), top - 11],
      ],
      1,
      "stop",
      6,
    ),
  ];
}
