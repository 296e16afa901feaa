import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, display, rect } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

interface Proportions {
  bowl: number;
  column: number;
  head: number;
}

export const planetaryMixer = stretchMachine({
  family: "planetary-mixer",
  build: (size) => {
    const parts: Proportions = bySize(
      size,
      { bowl: 15, column: 50, head: 20 },
      { bowl: 18, column: 66, head: 24 },
      { bowl: 21, column: 92, head: 28 },
    );
    const seat = size === "l" ? 24 : 9;
    return [...stand(parts), ...head(parts, size), ...bowl(parts, seat), ...whisk(parts, seat)];
  },
});

/** Where the bowl's axis stands: just so far forward that its rim clears the bar behind it. */
function axisOf(bowl: number): number {
  return 5.6 - bowl * 1.06;
}

function stand({ bowl, column }: Proportions): Solid[] {
  const width = bowl * 2.5;
  return [
    roundedBox([0, 4 - bowl * 0.4, 1.5], [width, 48 + bowl * 1.1, 6], 5, "z", "dark"),
    ...[-1, 1].flatMap((side) =>
      [-24, 24].map((y) =>
        cylinder({
          from: [side * (width / 2 - 5), y, 0],
          to: [side * (width / 2 - 5), y, 1.5],
          radius: 3,
          paint: "black",
        }),
      ),
    ),
    roundedBox([0, 19, 7.5], [bowl * 1.15, 18, column - 7.5], 3, "z", "body"),
  ];
}

function head({ bowl, column, head: height }: Proportions, size: Size): Solid[] {
  const axisY = axisOf(bowl);
  const half = bowl * 0.68;
  const side = roundCorners(
    [
      [-31, column + 2],
      [30, column],
      [30, column + height - 4],
      [-27, column + height],
    ],
    [7, 1, 5, 10],
    4,
  );
  const shell = decorate(prism(side, "x", -half, half, "body"), "right", (width, tall) => [
    ...display(width * 0.2, tall * 0.44, width * 0.26, tall * 0.3, bySize(size, "10", "20", "40")),
    rect(width * 0.56, tall * 0.5, 6, 2.2, "white"),
    disc(width * 0.24, tall * 0.24, 1.9, "go", true),
    disc(width * 0.36, tall * 0.24, 1.9, "stop", true),
  ]);
  const lid = prism(
    roundCorners(
      [
        [-25, column + height],
        [29, column + height - 3.6],
        [24, column + height + 1.6],
        [-20, column + height + 4],
      ],
      [2, 1, 3, 3],
    ),
    "x",
    -half * 0.92,
    half * 0.92,
    "dark",
  );
  return [
    shell,
    lid,
    turnKnob([half, 20, column + height * 0.45], [1, 0, 0], 4.4),
    cylinder({
      from: [0, axisY, column + 1.3],
      to: [0, axisY, column - 6],
      radius: bowl * 0.42,
      endRadius: bowl * 0.36,
      paint: "steel",
    }),
  ];
}

function bowl({ bowl: radius }: Proportions, seat: number): Solid[] {
  const axisY = axisOf(radius);
  const rim = seat + radius * 2;
  const yoke = seat + radius * 1.35;
  const handle = (side: 1 | -1): Solid => {
    const at = (out: number, z: number): Vec3 => [side * (radius + out), axisY - 4, z];
    return tube([at(-0.8, yoke + 2), at(3.5, yoke + 2), at(3.5, yoke + 8), at(-0.3, yoke + 8)], 0.9, "iron");
  };
  const rings = [
    [radius * 0.6, 0],
    [radius * 0.86, 0.16],
    [radius, 0.94],
    [radius * 1.05, 0.95],
    [radius * 1.05, 1],
  ] as const;
  return [
    vessel(
      { from: [0, axisY, seat], to: [0, axisY, rim], paint: "steel", inside: "bright", content: "paper" },
      rings,
      0.66,
    ),
    box([0, 8, yoke], [radius * 2.5, 3.4, 4], "dark"),
    ...[-1, 1].map((side) => box([side * (radius * 1.25 - 1.6), -3, yoke], [3.2, 18, 4], "dark")),
    handle(1),
    handle(-1),
  ];
}

function whisk({ bowl: radius, column }: Proportions, seat: number): Solid[] {
  const axisY = axisOf(radius);
  const top = column - 6;
  const low = seat + radius * 1.32;
  const wires = [-1, -0.45, 0.45, 1].map((spread) => {
    const at = (out: number, share: number): Vec3 => [
      spread * radius * out,
      axisY - (1 - Math.abs(spread)) * radius * out * 0.8,
      low + (top - 5 - low) * share,
    ];
    return tube(smoothPath([at(0.1, 1), at(0.34, 0.72), at(0.52, 0.3), at(0.5, 0)], 2), 0.45, "bright", 5);
  });
  return [
    lathe({ from: [0, axisY, top], to: [0, axisY, top - 7], paint: "bright" }, [
      [2.4, 0],
      [2.4, 0.5],
      [3.2, 0.55],
      [3.2, 1],
    ]),
    ...wires,
  ];
}
