import { turn } from "../geometry/place.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const meatSlicer = stretchMachine({
  family: "meat-slicer",
  turn: 24,
  build: (size) => {
    const blade = bySize(size, 10, 12.5, 15.5);
    const hub = blade + bySize(size, 10, 11, 12);
    return [
      ...base(blade, size),
      ...turn([...slicing(blade, hub), ...carriage(blade, hub)], "x", 12, [0, 0, 9]),
    ];
  },
});

function base(blade: number, size: Size): Solid[] {
  const half = blade * 1.75;
  const body = decorate(roundedBox([0, 2, 2], [half * 2, 34, 7], 5, "z", "body"), "front", (wide, tall) => [
    rect(wide * 0.62, tall * 0.26, 7, tall * 0.48, "black", true, 0.6),
    disc(wide * 0.62 + 2, tall * 0.5, 1.1, "go"),
    disc(wide * 0.62 + 5, tall * 0.5, 1.1, "stop"),
  ]);
  const feet = [-1, 1].flatMap((side) =>
    [-10, 14].map((y) =>
      cylinder({
        from: [side * (half - 5), y, 0],
        to: [side * (half - 5), y, 2],
        radius: 2.4,
        paint: "black",
      }),
    ),
  );
  return [body, ...feet, turnKnob([-half * 0.72, -15, 5.5], [0, -1, 0], bySize(size, 3, 3.4, 3.8))];
}

/** Blade with its guard ring, the thickness plate beside it and the motor behind. */
function slicing(blade: number, hub: number): Solid[] {
  const x = blade * 0.42;
  const ring = cylinder({
    from: [x, 4, hub],
    to: [x, 2, hub],
    radius: blade * 1.1,
    paint: "body",
    sides: 28,
  });
  const disk = lathe({ from: [x, 2, hub], to: [x, 0.8, hub], paint: "bright", sides: 28 }, [
    [blade, 0],
    [blade * 0.93, 1],
  ]);
  const cover = decorate(
    lathe({ from: [x, 0.8, hub], to: [x, 0.1, hub], paint: "steel", sides: 26 }, [
      [blade * 0.66, 0],
      [blade * 0.6, 1],
    ]),
    "front",
    (size) => [disc(size / 2, size / 2, blade * 0.13, "dark", true, 12)],
  );
  const plate = prism(
    roundCorners(
      [
        [-blade * 1.7, 11],
        [x - blade * 0.78, 11],
        [x - blade * 0.98, hub],
        [x - blade * 0.78, hub + blade * 0.7],
        [-blade * 1.7, hub + blade * 0.7],
      ],
      [1, 0, 0, 0, 4],
    ),
    "y",
    1.2,
    2.8,
    "steel",
  );
  const motor = roundedBox([x, 11.5, 9], [blade * 1.25, 14, hub - 9 + blade * 0.5], 5, "y", "body");
  return [motor, ring, disk, cover, plate];
}

/** The sliding tray, its back stop and the pusher handle. */
function carriage(blade: number, hub: number): Solid[] {
  const left = -blade * 1.45;
  const right = blade * 0.15;
  const floor = hub - blade * 0.75;
  const middle = (left + right) / 2;
  return [
    box([middle, -7.6, floor], [right - left, 16, 1.2], "steel"),
    box([left - 0.6, -7.6, floor], [1.2, 16, blade * 0.95], "steel"),
    roundedBox([middle + 2, -6.5, floor + 1.2], [blade * 0.95, 9, blade * 0.72], 2.8, "y", "meat", "fat"),
    tube(
      [
        [left - 0.6, -10, floor + blade * 0.95],
        [left - 0.6, -10, floor + blade * 1.5],
        [left + 2, -10, floor + blade * 1.75],
      ],
      0.8,
      "steel",
    ),
    cylinder({
      from: [left + 2, -10, floor + blade * 1.75],
      to: [left + 8, -10, floor + blade * 2],
      radius: 1.7,
      paint: "black",
    }),
    box([middle, -12, 9.4], [4, 5, floor - 9.4], "dark"),
  ];
}
