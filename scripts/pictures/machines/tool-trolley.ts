import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

const depth = 42;
const floor = 13;

export const toolTrolley = stretchMachine({
  family: "tool-trolley",
  turn: 30,
  build: (size) => {
    const half = bySize(size, 25, 32, 46);
    const rows = bySize(size, [20, 20, 9, 9], [18, 18, 10, 10, 8, 8], [20, 18, 10, 10, 8, 8, 8]);
    const height = rows.reduce((sum, row) => sum + row, 0) + 4;
    return [
      ...cabinet(half, height),
      ...drawers(half, rows, size),
      ...worktop(half, floor + height, size),
      ...running(half),
      pushBar(half, floor + height),
    ];
  },
});

function cabinet(half: number, height: number): Solid[] {
  const shell = decorate(box([0, 0, floor], [half * 2, depth, height], "body"), "right", (wide, tall) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        disc(wide * (0.26 + column * 0.16), tall * (0.36 + row * 0.1), 1.1, "black", false, 8),
      ),
    ),
  );
  return [decorate(shell, "front", (wide, tall) => [rect(1.6, 1.6, wide - 3.2, tall - 3.2, "black")])];
}

/** Drawer fronts; one stands open on the largest. */
function drawers(half: number, rows: readonly number[], size: Size): Solid[] {
  const open = size === "l" ? 4 : -1;
  let low = floor + 2;
  return rows.flatMap((row, index) => {
    const out = index === open ? 15 : 0;
    const z = low;
    low += row;
    const y = -depth / 2 - 1 - out;
    const front = decorate(
      box([0, y, z + 0.5], [half * 2 - 4, 2, row - 1], index % 2 === 0 ? "body" : "body"),
      "front",
      (wide, tall) =>
        index === rows.length - 1 ? [disc(wide - 4, tall * 0.42, 1.3, "brass", true, 10)] : [],
    );
    const grip = box([0, y - 1.7, z + row - 3.2], [half * 2 - 8, 1.4, 1.9], "bright");
    return out > 0 ? [front, grip, ...openDrawer(half, y + 1, z, row)] : [front, grip];
  });
}

function openDrawer(half: number, from: number, z: number, row: number): Solid[] {
  const long = -depth / 2 - from;
  const middle = from + long / 2;
  const sockets = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map((share) =>
    cylinder({
      from: [half * share, middle, z + 1.7],
      to: [half * share, middle, z + row - 1.6],
      radius: 2.6,
      paint: "steel",
      sides: 14,
    }),
  );
  return [
    box([0, middle, z + 0.5], [half * 2 - 6, long, 1.2], "dark"),
    ...[-1, 1].map((side) => box([side * (half - 3.4), middle, z + 1.7], [0.8, long, row - 4], "iron")),
    ...sockets,
  ];
}

function worktop(half: number, top: number, size: Size): Solid[] {
  const lip = 3.4;
  const tray: Solid[] = [
    box([0, 0, top], [half * 2 + 2, depth + 2, 1.6], "dark"),
    box([0, depth / 2 + 0.2, top + 1.6], [half * 2 + 2, 1.6, lip], "dark"),
    ...[-1, 1].map((side) => box([side * (half + 0.2), -0.8, top + 1.6], [1.6, depth + 0.4, lip], "dark")),
  ];
  const z = top + 1.6;
  const screwdriver = (x: number, length: number): Solid[] => [
    tube(
      [
        [x, -6, z + 1.7],
        [x + 7, -1, z + 1.7],
      ],
      1.7,
      "caution",
    ),
    tube(
      [
        [x + 7, -1, z + 1.7],
        [x + 7 + length, -1 + length * 0.7, z + 1.7],
      ],
      0.6,
      "steel",
      6,
    ),
  ];
  const can = cylinder({
    from: [half * 0.55, 9, z],
    to: [half * 0.55, 9, z + 13],
    radius: 3.4,
    paint: "blueprint",
  });
  const nozzle = cylinder({
    from: [half * 0.55, 9, z + 13],
    to: [half * 0.55, 9, z + 15.5],
    radius: 1.6,
    paint: "white",
  });
  return [
    ...tray,
    ...screwdriver(-half * 0.7, 11),
    ...(size === "s" ? [] : [can, nozzle]),
    ...(size === "l" ? screwdriver(-half * 0.2, 8) : []),
  ];
}

function running(half: number): Solid[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => castor([side * (half - 7), end * (depth / 2 - 7), floor], floor)),
  );
}

function pushBar(half: number, top: number): Solid {
  const z = top - 5;
  return tube(
    [
      [half, -depth / 2 + 5, z],
      [half + 6, -depth / 2 + 5, z + 3],
      [half + 6, depth / 2 - 5, z + 3],
      [half, depth / 2 - 5, z],
    ],
    1.5,
    "black",
  );
}
