import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { display, rect } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const palletTruck = stretchMachine({
  family: "pallet-truck",
  turn: 48,
  build: (size) => {
    const reach = bySize(size, 76, 100, 112);
    return [...forks(reach), ...pump(size), ...tiller(size)];
  },
});

const track = 18;

function forks(reach: number): Solid[] {
  const end = 20 - reach;
  return [-1, 1].flatMap((side) => {
    const x = side * track;
    const tip = prism(
      roundCorners(
        [
          [end - 14, 9.5],
          [end, 7],
          [end, 14],
          [end - 12, 12],
        ],
        [1, 0, 0, 1],
      ),
      "x",
      x - 8,
      x + 8,
      "body",
    );
    const blade = box([x, 20 - reach / 2, 7], [16, reach, 7], "body");
    const roller = cylinder({
      from: [x - 5, end + 10, 3.6],
      to: [x + 5, end + 10, 3.6],
      radius: 3.6,
      paint: "caution",
    });
    return [tip, blade, roller];
  });
}

function pump(size: Size): Solid[] {
  const yoke = roundCorners(
    [
      [20, 7],
      [32, 7],
      [32, 26],
      [26, 40],
      [20, 40],
    ],
    [0, 0, 3, 4, 1],
  );
  const apron = decorate(prism(yoke, "x", -track - 8, track + 8, "body"), "front", (wide, tall) => [
    rect(wide / 2 - 7, tall * 0.64, 14, 5, "white", true),
  ]);
  const scale =
    size === "l"
      ? decorate(roundedBox([0, 28, 40], [16, 6, 12], 1.5, "y", "dark"), "front", (wide, tall) =>
          display(1.6, 2, wide - 3.2, tall - 4, "850"),
        )
      : undefined;
  const cylinderTop = bySize(size, 38, 40, 40);
  return [
    apron,
    ...(scale ? [scale] : []),
    cylinder({ from: [0, 40, 12], to: [0, 40, cylinderTop], radius: 6, paint: "dark" }),
    cylinder({ from: [0, 40, cylinderTop], to: [0, 40, cylinderTop + 4], radius: 3, paint: "steel" }),
    box([0, 36, 12], [16, 8, 6], "dark"),
    ...[-1, 1].map((side) => wheel([side * 7.4, 40, 9], [side, 0, 0], 9, 5.4, "caution")),
  ];
}

/** The tiller with its loop, leaning back. */
function tiller(size: Size): Solid[] {
  const top = bySize(size, 100, 112, 116);
  const foot = 46;
  const lean = (z: number) => 42 + (z - foot) * 0.24;
  return [
    box([0, 42, foot - 2], [9, 8, 6], "dark"),
    tube(
      [
        [0, lean(foot + 4), foot + 4],
        [0, lean(top - 24), top - 24],
      ],
      2.2,
      "black",
    ),
    tube(
      [
        [0, lean(top - 24), top - 24],
        [-6, lean(top - 19), top - 19],
        [-12, lean(top - 14), top - 14],
        [-12, lean(top - 3), top - 3],
        [-8, lean(top), top],
        [8, lean(top), top],
        [12, lean(top - 3), top - 3],
        [12, lean(top - 14), top - 14],
        [6, lean(top - 19), top - 19],
        [0, lean(top - 24), top - 24],
      ],
      1.7,
      "black",
    ),
    tube(
      [
        [-2, lean(top) - 1, top - 2],
        [3, lean(top - 10), top - 11],
      ],
      1,
      "stop",
      6,
    ),
  ];
}
