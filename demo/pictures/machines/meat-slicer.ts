import { footing } from "../archetypes/footing.ts";
import { fit, turn } from "../geometry/place.ts";
import { circle, roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { lathe } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { peg } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

// Drawn with a blade of this radius, then fitted to the machine's dimensions.
const blade = 12.5;
const hub = 24;
const x = blade * 0.42;

/** A round blade over a sliding carriage: leaning back on a cast foot (0), upright in stainless steel with a meat grip above (1). */
export const meatSlicer: Machine = {
  family: "meat-slicer",
  turn: 24,
  build: ({ cm, type, rank }) => {
    const upright = type === 1;
    const cutting = [...slicing(upright, rank), ...carriage(upright)];
    return fit([...foot(upright), ...(upright ? cutting : turn(cutting, "x", 12, [0, 0, 9]))], cm);
  },
};

function foot(upright: boolean): Solid[] {
  const body = decorate(
    roundedBox([0, 2, 2], [44, 36, 7], upright ? 1.5 : 5, "z", upright ? "steel" : "body"),
    "front",
    (wide, tall) => [
      rect(wide * 0.62, tall * 0.26, 7, tall * 0.48, "black", true, 0.6),
      disc(wide * 0.62 + 2, tall * 0.5, 1.1, "go"),
      disc(wide * 0.62 + 5, tall * 0.5, 1.1, "stop"),
      ...(upright ? [rect(wide * 0.36, tall * 0.2, wide * 0.2, tall * 0.6, "body")] : []),
    ],
  );
  return [body, ...footing("pads", 44, 32, 2), turnKnob([-15.5, -16, 5.5], [0, -1, 0], 3.4)];
}

/** Blade with its guard ring, the thickness plate beside it and the motor behind. */
function slicing(upright: boolean, rank: number): Solid[] {
  const out = [0, -1, 0] as const;
  const disk = lathe({ from: [x, 2, hub], to: [x, 0.8, hub], paint: "bright", sides: 28 }, [
    [blade, 0],
    [blade * 0.93, 1],
  ]);
  const cover = lathe(
    { from: [x, 0.8, hub], to: [x, 0.1, hub], paint: upright ? "body" : "steel", sides: 26 },
    [
      [blade * 0.66, 0],
      [blade * 0.6, 1],
    ],
  );
  const plate = roundCorners(
    [
      [-blade * 1.7, 11],
      [x - blade * 0.78, 11],
      [x - blade * 0.98, hub],
      [x - blade * 0.78, hub + blade * 0.7],
      [-blade * 1.7, hub + blade * 0.7],
    ],
    [1, 0, 0, 0, 4],
  );
  return [
    roundedBox(
      [x, 11.5, 9],
      [blade * 1.25, 14, hub - 9 + blade * 0.5],
      upright ? 2 : 5,
      "y",
      upright ? "steel" : "body",
    ),
    peg([x, 4, hub], out, 2, blade * 1.1, upright ? "iron" : "body"),
    disk,
    decorate(cover, "front", (size) => [
      disc(size / 2, size / 2, blade * 0.13, "dark", true, 12),
      ...circle([size / 2, size / 2], blade * 0.42, 2 + Math.floor(rank / 2)).map(([u, v]) =>
        disc(u, v, blade * 0.05, "dark", false, 6),
      ),
    ]),
    ...(rank % 2 === 0 ? [] : sharpener()),
    prism(plate, "y", 1.2, 2.8, "steel"),
  ];
}

/** The grinding stones above the blade. */
function sharpener(): Solid[] {
  const z = hub + blade * 1.08;
  return [
    box([x, 2, z], [blade * 0.5, 6, 5], "iron"),
    box([x - 1.5, 2, z + 5], [2, 3, 2.4], "black"),
    box([x + 1.5, 2, z + 5], [2, 3, 2.4], "stop"),
  ];
}

/** The sliding tray, its back stop and the handle; upright ones hold the meat from above. */
function carriage(upright: boolean): Solid[] {
  const [left, right, floor] = [-blade * 1.45, blade * 0.15, hub - blade * 0.75];
  const middle = (left + right) / 2;
  const stop = floor + blade * 0.95;
  return [
    box([middle, -7.6, floor], [right - left, 16, 1.2], "steel"),
    box([left - 0.6, -7.6, floor], [1.2, 16, blade * 0.95], "steel"),
    roundedBox([middle + 2, -6.5, floor + 1.2], [blade * 0.95, 9, blade * 0.72], 2.8, "y", "meat", "fat"),
    tube(
      [
        [left - 0.6, -10, stop],
        [left - 0.6, -10, floor + blade * 1.5],
        [left + 2, -10, floor + blade * 1.75],
      ],
      0.8,
      "steel",
    ),
    peg([left + 2, -10, floor + blade * 1.75], [0.97, 0, 0.24], 6, 1.7, "black"),
    box([middle, -12, 9.4], [4, 5, floor - 9.4], "dark"),
    ...(upright
      ? [
          box([middle + 2, -6.5, floor + 1.2 + blade * 0.72], [blade * 0.8, 7, 1], "iron"),
          tube(
            [
              [middle + 2, -6.5, floor + blade * 0.8],
              [middle + 2, -6.5, hub + blade * 1.2],
            ],
            0.8,
            "steel",
          ),
          peg([middle + 2, -6.5, hub + blade * 1.2], [0, 0, 1], 3, 1.8, "body"),
        ]
      : []),
  ];
}
