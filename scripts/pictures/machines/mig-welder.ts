import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor, wheel } from "../solids/wheel.ts";
import { gasBottle } from "./gas-bottle.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

const width = 36;
const floor = 14;

export const migWelder = stretchMachine({
  family: "mig-welder",
  turn: 40,
  build: (size) => {
    const depth = bySize(size, 56, 66, 70);
    const height = bySize(size, 46, 58, 70);
    const bottle = bySize(size, 0, 84, 112);
    return [
      ...cabinet(depth, height, size),
      ...running(depth, bottle > 0),
      ...(bottle > 0 ? move(gasBottle(9, bottle), [0, depth / 2 + 11, floor + 2.4]) : []),
      ...gun(depth, height),
    ];
  },
});

function cabinet(depth: number, height: number, size: Size): Solid[] {
  const shell = decorate(
    decorate(
      roundedBox([0, 0, floor + 2.4], [width, depth, height], 2.4, "y", "body"),
      "right",
      (wide, tall) => [
        rect(wide * 0.08, tall * 0.42, wide * 0.56, tall * 0.5, "body", true, 2),
        disc(wide * 0.36, tall * 0.67, tall * 0.19, "black", true, 26),
        disc(wide * 0.36, tall * 0.67, tall * 0.155, "brass", false, 26),
        disc(wide * 0.36, tall * 0.67, tall * 0.08, "dark", true, 16),
        ...vents(wide * 0.7, tall * 0.5, wide * 0.22, tall * 0.38, 6),
        rect(wide * 0.1, tall * 0.12, wide * 0.36, tall * 0.13, "white"),
      ],
    ),
    "left",
    (wide, tall) => vents(wide * 0.14, tall * 0.3, wide * 0.3, tall * 0.5, 8),
  );
  const y = -depth / 2;
  const panel = decorate(
    roundedBox([0, y - 1, floor + 2.4 + height * 0.4], [width - 5, 2, height * 0.55], 2, "y", "black"),
    "front",
    (wide, tall) => [
      ...display(
        wide * 0.1,
        tall * 0.6,
        wide * 0.36,
        tall * 0.28,
        bySize(size, "20", "25", "35"),
        "blueprint",
      ),
      ...display(
        wide * 0.54,
        tall * 0.6,
        wide * 0.36,
        tall * 0.28,
        bySize(size, "8", "10", "14"),
        "blueprint",
      ),
      disc(wide * 0.5, tall * 0.42, 0.9, "go"),
    ],
  );
  const knobs = [-8.5, 8.5].map((x) =>
    turnKnob([x, y - 2, floor + 2.4 + height * 0.52], [0, -1, 0], 3.4, "steel"),
  );
  const bar = tube(
    [
      [-width / 2 + 3, y + 6, floor + height + 2.4],
      [-width / 2 + 3, y - 2, floor + height + 12],
      [width / 2 - 3, y - 2, floor + height + 12],
      [width / 2 - 3, y + 6, floor + height + 2.4],
    ],
    1.7,
    "dark",
  );
  return [shell, panel, ...knobs, bar];
}

function running(depth: number, hasBottle: boolean): Solid[] {
  const back = hasBottle ? 24 : 4;
  const end = depth / 2 + back;
  return [
    box([0, back / 2, floor], [width + 2, depth + back, 2.4], "dark"),
    ...[-1, 1].map((side) => wheel([side * (width / 2 + 3.6), end - 12, 10], [side, 0, 0], 10, 5)),
    ...[-1, 1].flatMap((side) => castor([side * (width / 2 - 6), -depth / 2 + 6, floor], floor)),
  ];
}

/** Gun and hose, hung in a loop from the front socket over the handle's corner. */
function gun(depth: number, height: number): Solid[] {
  const y = -depth / 2;
  const z = floor + 2.4 + height * 0.2;
  const hose = smoothPath(
    [
      [-8, y - 3, z],
      [-9, y - 10, z - 3],
      [-10, y - 17, 4],
      [-2, y - 21, 1.6],
      [12, y - 17, 1.6],
      [20, y - 10, 2],
    ],
    4,
  );
  return [
    cylinder({ from: [-8, y, z], to: [-8, y - 3, z], radius: 3.2, paint: "brass" }),
    cylinder({ from: [9, y, z], to: [9, y - 2.4, z], radius: 2.8, paint: "stop" }),
    tube(hose, 1.3, "black"),
    tube(
      [
        [20, y - 10, 2],
        [31, y - 5, 2.6],
      ],
      2,
      "body",
    ),
    tube(
      [
        [31, y - 5, 2.6],
        [37, y - 3, 5],
        [40, y - 4, 9],
      ],
      1.3,
      "brass",
    ),
  ];
}
