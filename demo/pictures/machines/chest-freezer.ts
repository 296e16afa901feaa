import { basin } from "../archetypes/basin.ts";
import { cabinet } from "../archetypes/cabinet.ts";
import { bar } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { disc, display, rect, shape, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** A low, wide chest: under a solid lid, slightly open (0), under two sliding panes (1). */
export const chestFreezer: Machine = {
  family: "chest-freezer",
  turn: 26,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const glazed = spec.type === 1;
    const foot = 5;
    const lid = glazed ? 5 : 6;
    const rim = height - lid;
    const chest = cabinet({
      ...{ width, length, low: foot, high: rim, paint: "white", round: 3, roundAlong: "z" },
      marks: {
        front: (wide, tall) => [
          rect(0, tall * 0.8, wide, tall * 0.1, "body"),
          ...vents(wide * 0.74, tall * 0.06, wide * 0.2, tall * 0.24, 4 + spec.rank),
          ...display(
            wide * 0.76,
            tall * 0.4,
            15,
            8,
            String(attributeValueOf(spec, "temperatureMin", -24)),
            "blueprint",
          ),
          disc(wide * 0.76 + 19, tall * 0.4 + 4, 1.4, "go", true, 10),
          disc(wide * 0.05, tall * 0.1, 2, "black", true, 12),
        ],
        back: (wide, tall) => vents(wide * 0.6, tall * 0.1, wide * 0.3, tall * 0.4, 7),
      },
    });
    const stand = footing("castors", width, length, foot);
    return [
      chest,
      ...stand,
      ...(glazed
        ? slidingPanes(width, length, rim, height)
        : openLid(width, length, rim, lid, spec.rank < 4 ? [0] : [-0.26, 0.26])),
    ];
  },
};

/** Two panes in a frame, one under the other, over frozen goods. */
function slidingPanes(width: number, length: number, rim: number, height: number): Solid[] {
  const frame = basin({ width, length, low: rim, high: height, wall: 5, content: "water", rim: "body" });
  const pane = width * 0.46;
  const glass = decorate(
    roundedBox([width / 4 - 2, 0, height], [pane, length - 5, 1], 1, "z", "bright"),
    "top",
    (wide, long) => [
      rect(2, 2, wide - 4, long - 4, "water"),
      shape(
        [
          [wide * 0.2, 2],
          [wide * 0.4, 2],
          [wide * 0.8, long - 2],
          [wide * 0.6, long - 2],
        ],
        "white",
      ),
    ],
  );
  const goods = [-0.42, -0.28, -0.14].flatMap((at, column) =>
    [-0.26, 0, 0.26].map((back, row) =>
      box(
        [width * at, length * back, rim + 0.5],
        [width * 0.1, length * 0.2, 1.6 + ((column + row) % 3) * 0.8],
        (["white", "body", "caution"] as const)[(row + column) % 3] ?? "white",
      ),
    ),
  );
  return [...frame, ...goods, glass, box([width * 0.03, 0, height + 1], [2, length * 0.3, 1], "black")];
}

function openLid(
  width: number,
  length: number,
  rim: number,
  thick: number,
  grips: readonly number[],
): Solid[] {
  const inside = basin({
    width: width - 2,
    length: length - 2,
    low: rim - 0.5,
    high: rim + 1,
    wall: 4,
    content: "water",
  });
  const lid = [
    roundedBox([0, 0, rim + 1], [width, length, thick], 3, "z", "white"),
    ...grips.map((at) => bar(width * at, width * 0.11, -length / 2, rim + 1 + thick * 0.5)),
  ];
  return [...inside, ...turn(lid, "x", 0, [0, length / 2, rim + 1])];
}
