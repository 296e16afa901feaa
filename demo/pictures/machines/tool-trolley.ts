import { cabinet } from "../archetypes/cabinet.ts";
import { drawers } from "../archetypes/drawers.ts";
import { footing } from "../archetypes/footing.ts";
import type { Solid } from "../geometry/solid.ts";
import { bow } from "../solids/controls.ts";
import { disc, rect } from "../solids/marks.ts";
import { pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** Drawers on castors under a tray; filled with tools, one drawer open (0), or empty and closed (1). */
export const toolTrolley: Machine = {
  family: "tool-trolley",
  turn: 30,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const filled = spec.type === 0;
    const floor = attributeValueOf(spec, "castorDiameter", 100) / 8;
    const count = Math.min(9, attributeValueOf(spec, "drawers", 6));
    const high = height - 5;
    const body = width - 8;
    const depth = length - 4;
    return [
      cabinet({
        ...{ width: body, length: depth, low: floor, high },
        marks: {
          right: (wide, tall) =>
            [0, 1, 2, 3]
              .slice(0, 2 + (spec.rank % 3))
              .flatMap((row) =>
                [0, 1, 2, 3].map((column) =>
                  disc(wide * (0.26 + column * 0.16), tall * (0.36 + row * 0.1), 1.1, "black", false, 8),
                ),
              ),
          front: (wide, tall) => [rect(1.4, 1.4, wide - 2.8, tall - 2.8, "black")],
        },
      }),
      ...drawers({
        width: body - 1,
        rows: rowsOf(count, high - floor - 4),
        low: floor + 2,
        front: -depth / 2,
        ...(filled && { open: count - 3 }),
      }),
      ...tray(body, depth, high),
      ...(filled
        ? tools(body / 2, high + 1.6)
        : [box([0, 0, high + 1.6], [body - 6, depth - 6, 0.6], "iron")]),
      ...footing("castors", body, depth, floor),
      bow(
        [body / 2, 5 - depth / 2, high - 5],
        [body / 2, depth / 2 - 5, high - 5],
        [0.9, 0, 0.45],
        6,
        1.4,
        "black",
      ),
    ];
  },
};

/** Deep drawers below, flat ones above. */
function rowsOf(count: number, total: number): number[] {
  const shares = Array.from({ length: count }, (_, index) => (index < count / 3 ? 2 : 1));
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.map((share) => (total * share) / sum);
}

function tray(width: number, depth: number, z: number): Solid[] {
  const lip = 3.4;
  return [
    box([0, 0, z], [width + 2, depth + 2, 1.6], "dark"),
    box([0, depth / 2 + 0.2, z + 1.6], [width + 2, 1.6, lip], "dark"),
    ...[-1, 1].map((side) => box([side * (width / 2 + 0.2), -0.8, z + 1.6], [1.6, depth + 0.4, lip], "dark")),
  ];
}

/** Screwdrivers and a can on the tray. */
function tools(half: number, z: number): Solid[] {
  const screwdriver = (x: number, long: number): Solid[] => [
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
        [x + 7 + long, -1 + long * 0.7, z + 1.7],
      ],
      0.6,
      "steel",
    ),
  ];
  const can = [half * 0.55, 9] as const;
  return [
    ...screwdriver(-half * 0.7, 11),
    ...screwdriver(-half * 0.2, 8),
    pole([...can, z], 13, 3.4, "blueprint"),
    pole([...can, z + 13], 2.5, 1.6, "white"),
  ];
}
