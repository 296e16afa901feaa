import type { Solid } from "../geometry/solid.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, display, rect, shape, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

const depth = 72;
const front = -depth / 2;

export const uprightFridge = stretchMachine({
  family: "upright-fridge",
  turn: 30,
  build: (size) => {
    const doors = bySize(size, 1, 2, 3);
    const width = bySize(size, 64, 122, 172);
    const height = bySize(size, 168, 196, 196);
    return [
      ...carcass(width, height, size),
      ...doorRow(doors, width, height, size),
      ...feet(width, size),
      ...back(width, height),
    ];
  },
});

function carcass(width: number, height: number, size: Size): Solid[] {
  const cap = decorate(box([0, -1, height - 22], [width, depth + 2, 22], "dark"), "front", (wide, tall) => [
    ...display(wide / 2 - 14, tall * 0.28, 28, tall * 0.5, bySize(size, "-18", "4", "2"), "blueprint"),
    disc(wide / 2 + 21, tall * 0.53, 2.2, "go", true, 10),
    ...(wide > 100
      ? [...vents(wide - 26, tall * 0.2, 18, tall * 0.6, 4), rect(7, tall * 0.38, 17, 4.5, "body")]
      : []),
  ]);
  const body = decorate(box([0, 0, 14], [width, depth, height - 36], "body"), "back", (wide) =>
    vents(wide * 0.15, 6, wide * 0.7, 34, 7),
  );
  return [body, cap];
}

function doorRow(doors: number, width: number, height: number, size: Size): Solid[] {
  const pitch = width / doors;
  return Array.from({ length: doors }, (_, index) => {
    const centre = -width / 2 + pitch * (index + 0.5);
    const hungRight = doors === 1 || index % 2 === 1;
    const edge = centre + (hungRight ? -1 : 1) * (pitch / 2 - 9);
    const door = decorate(
      roundedBox([centre, front - 2.2, 17], [pitch - 2.4, 4, height - 42], 2.5, "y", "steel"),
      "front",
      (wide, tall) =>
        size === "l" || (size === "s" && index === 0)
          ? glassPane(wide, tall)
          : [rect(wide / 2 - 6, tall - 16, 12, 3, "body")],
    );
    const grip = tube(
      [
        [edge, front - 4.2, 78],
        [edge, front - 9, 80],
        [edge, front - 9, 122],
        [edge, front - 4.2, 124],
      ],
      1.5,
      "black",
    );
    return [door, grip];
  }).flat();
}

function glassPane(wide: number, tall: number): Mark[] {
  const [left, low, width, height] = [7, 10, wide - 14 - 6, tall - 20];
  const shelves = [0.2, 0.4, 0.6, 0.8].map((share) => rect(left, low + height * share, width, 1.6, "bright"));
  const stock = [0.2, 0.4, 0.6].flatMap((share, row) =>
    [0.12, 0.38, 0.64].map((at, column) =>
      rect(
        left + width * at,
        low + height * share + 1.6,
        width * 0.18,
        12 + ((row + column) % 3) * 4,
        row === column ? "body" : "white",
      ),
    ),
  );
  const gleam = shape(
    [
      [left + width * 0.5, low + height],
      [left + width * 0.72, low + height],
      [left + width * 0.3, low],
      [left + width * 0.08, low],
    ],
    "glass",
  );
  return [rect(left, low, width, height, "iron", true, 3), gleam, ...shelves, ...stock];
}

function feet(width: number, size: Size): Solid[] {
  const spots = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * (width / 2 - 9), end * (depth / 2 - 9)] as const),
  );
  if (size === "s") return [box([0, 2, 0], [width - 4, depth - 6, 14], "black")];
  return spots.flatMap(([x, y]) =>
    size === "l"
      ? castor([x, y, 14], 14)
      : [cylinder({ from: [x, y, 0], to: [x, y, 14], radius: 3.6, endRadius: 2.8, paint: "iron" })],
  );
}

function back(width: number, height: number): Solid[] {
  const x = width / 2 - 12;
  return [
    tube(
      [
        [x, depth / 2 + 1.4, height * 0.3],
        [x, depth / 2 + 1.4, 20],
        [x - 10, depth / 2 + 1.4, 10],
        [x - 10, depth / 2 + 1.4, 1.4],
      ],
      1.2,
      "black",
      6,
    ),
  ];
}
