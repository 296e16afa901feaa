import { accessories } from "../accessories/accessory-solids.ts";
import { resize, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { onBothSides, peg } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";

/** The booklet that every machine comes with. */
export function manual(): Solid[] {
  const cover = decorate(box([0, 0, 0], [15, 1, 21], "white"), "front", (wide, tall) => [
    rect(0, tall * 0.8, wide, tall * 0.2, "signal"),
    rect(wide * 0.12, tall * 0.62, wide * 0.6, tall * 0.06, "dark"),
    rect(wide * 0.12, tall * 0.52, wide * 0.4, tall * 0.03, "iron"),
    rect(wide * 0.24, tall * 0.12, wide * 0.52, tall * 0.3, "steel", true, 1),
  ]);
  return turn([cover], "x", -18);
}

export function bowl(): Solid[] {
  return accessories.bowl();
}

export function tray(): Solid[] {
  const plate = decorate(box([0, 0, 0], [44, 32, 2.4], "iron"), "top", (wide, long) => [
    rect(2, 2, wide - 4, long - 4, "steel", true, 2),
  ]);
  return [plate];
}

/** A grid of bars in its frame, leaning. */
export function rack(): Solid[] {
  const bars = [-16, -12, -8, -4, 0, 4, 8, 12, 16].map((x) => box([x, 0, 1.4], [0.9, 0.9, 29], "steel"));
  const frame = [0, 30].map((z) => box([0, 0, z], [42, 1.4, 1.4], "bright"));
  return turn(
    [...frame, ...onBothSides((side) => box([side * 20.3, 0, 1.4], [1.4, 1.4, 28.6], "bright")), ...bars],
    "x",
    -24,
  );
}

export function lid(): Solid[] {
  return [
    roundedBox([0, 0, 0], [42, 30, 2.6], 2, "z", "steel"),
    tube(
      [
        [-7, 0, 2.6],
        [-7, 0, 6],
        [7, 0, 6],
        [7, 0, 2.6],
      ],
      0.9,
      "black",
      8,
    ),
  ];
}

/** A perforated disc of a meat grinder. */
export function grinderDisc(): Solid[] {
  const plate = decorate(
    cylinder({ from: [0, -1, 9], to: [0, 1, 9], radius: 9, paint: "steel", sides: 30 }),
    "front",
    (wide) => [
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
        const angle = (index * Math.PI) / 4;
        return disc(
          wide / 2 + Math.cos(angle) * 5.6,
          wide / 2 + Math.sin(angle) * 5.6,
          1.5,
          "black",
          false,
          8,
        );
      }),
      disc(wide / 2, wide / 2, 1.8, "black", false, 10),
    ],
  );
  return turn([plate], "x", -10);
}

export function knife(): Solid[] {
  const blade = (degrees: number) => turn([box([0, 0, 0], [17, 3, 1.4], "bright")], "z", degrees);
  return [
    ...blade(20),
    ...turn([box([0, 0, 1.4], [17, 3, 1.4], "bright")], "z", 110),
    cylinder({ from: [0, 0, 2.8], to: [0, 0, 5], radius: 2.6, paint: "steel" }),
  ];
}

export function pusher(): Solid[] {
  return [
    cylinder({ from: [0, 0, 0], to: [0, 0, 3], radius: 4.6, paint: "white", sides: 20 }),
    cylinder({ from: [0, 0, 3], to: [0, 0, 18], radius: 2.4, paint: "white" }),
    cylinder({ from: [0, 0, 18], to: [0, 0, 20], radius: 4, paint: "white", sides: 20 }),
  ];
}

export function brush(): Solid[] {
  return [
    box([0, 0, 0], [16, 5, 2.6], "paper"),
    roundedBox([0, 0, 2.6], [17, 6, 1.8], 1, "z", "blue"),
    peg([8.5, 0, 3.5], [1, 0, 0], 13, 1.2, "blue"),
  ];
}

export function scoop(): Solid[] {
  return [
    box([0, 0, 0], [13, 18, 1], "bright"),
    ...onBothSides((side) => box([side * 6, 1, 1], [1, 16, 6], "steel")),
    box([0, 8.5, 1], [11, 1, 6], "steel"),
    peg([0, 9, 4], [0, 1, 0], 13, 1.5, "bright"),
  ];
}

export function scraper(): Solid[] {
  return [box([0, 0, 0], [11, 9, 0.8], "white"), roundedBox([0, 11, 0], [3.4, 14, 2.2], 1, "z", "signal")];
}

export function basket(): Solid[] {
  return accessories.basket();
}

/** Flat bags for vacuum sealing, in a stack. */
export function bags(): Solid[] {
  const sheet = (z: number, turned: number) =>
    turn([box([0, 0, z], [22, 30, 0.5], z > 1.2 ? "glass" : "bright")], "z", turned);
  return [...sheet(0, 0), ...sheet(0.6, 5), ...sheet(1.2, -4), ...sheet(1.8, 2)];
}

export function hose(): Solid[] {
  return resize(accessories.hose(), 0.8);
}
