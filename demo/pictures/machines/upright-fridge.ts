import { cabinet } from "../archetypes/cabinet.ts";
import { doors, glassPane } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { tube } from "../solids/tube.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** A tall carcass under its machine head: one solid door (0), two or three of glass (1). */
export const uprightFridge: Machine = {
  family: "upright-fridge",
  turn: 30,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const glazed = spec.type === 1;
    const [foot, head] = [height * 0.07, Math.min(22, height * 0.13)];
    const depth = length - 5;
    const front = -length / 2 + 5;
    const count = glazed ? (width > 140 ? 3 : 2) : 1;
    const pitch = width / count;
    const x = width / 2 - 12;
    return [
      cabinet({
        ...{ width, length: depth, y: 2.5, low: foot, high: height - head },
        marks: {
          right: (wide) => vents(wide * 0.24, 7, wide * 0.5, 5 + spec.rank * 3, 3 + spec.rank, "iron"),
          back: (wide) => vents(wide * 0.15, 6, wide * 0.7, 34, 7),
        },
      }),
      cabinet({
        ...{ width, length: depth + 2, y: 1.5, low: height - head, high: height, paint: "dark" },
        marks: {
          front: (wide, tall) => [
            ...display(
              wide / 2 - 12,
              tall * 0.24,
              24,
              tall * 0.54,
              String(attributeValueOf(spec, "temperatureMin", 2)),
              "blueprint",
            ),
            disc(wide / 2 + 17, tall * 0.5, 2, "go", true, 10),
            ...(wide > 80
              ? [
                  ...vents(wide * 0.82, tall * 0.2, wide * 0.13, tall * 0.6, 4),
                  rect(wide * 0.05, tall * 0.38, 17, 4.5, "body"),
                ]
              : []),
          ],
        },
      }),
      ...doors({
        ...{ count, width, low: foot + 3, high: height - head - 3, front },
        marks: (wide, tall) =>
          glazed
            ? glassPane(wide, tall, Math.min(5, attributeValueOf(spec, "shelves", 4)), bottles)
            : [rect(wide / 2 - wide * 0.12, tall * 0.88, wide * 0.24, tall * 0.025, "body")],
      }),
      ...footing(glazed ? "castors" : pitch < 64 ? "plinth" : "feet", width, depth, foot),
      tube(
        [
          [x, length / 2 + 1, height * 0.3],
          [x, length / 2 + 1, 14],
          [x - 10, length / 2 + 1, 1.4],
        ],
        1.2,
        "black",
      ),
    ];
  },
};

/** Bottles and boxes on a shelf. */
function bottles(left: number, low: number, width: number, pitch: number) {
  return [0.12, 0.38, 0.66].map((at, column) =>
    rect(
      left + width * at,
      low + 1.2,
      width * 0.18,
      pitch * (0.44 + ((column + Math.round(low)) % 3) * 0.13),
      column === 1 ? "body" : "white",
    ),
  );
}
