import { cabinet } from "../archetypes/cabinet.ts";
import { doors, glassPane } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { move } from "../geometry/place.ts";
import { turnKnob } from "../solids/controls.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { pole } from "../solids/pole.ts";
import { figureOf, type Machine } from "./machine.ts";

/** A steel chamber behind a glass door that tilts (0) or swings (1), the controls in a panel of the brand's colour at its right. */
export const convectionOven: Machine = {
  family: "convection-oven",
  turn: 26,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const swings = spec.type === 1;
    const [low, face] = [height * 0.07, length / 2 - 2];
    const panel = width * 0.22;
    const trays = figureOf(spec, "trays", 4);
    const knobs = swings ? 1 : 3;
    return [
      cabinet({
        ...{
          width,
          length: length - 6,
          y: 3,
          low,
          high: height * (swings ? 0.96 : 1),
          paint: "steel",
          round: 1.5,
          roundAlong: "y",
        },
        marks: {
          right: (wide, tall) => vents(wide * 0.3, tall * 0.56, wide * 0.5, tall * 0.3, 5, "iron"),
          back: (wide, tall) => [
            ...[0.3, 0.7].map((at) => disc(wide * at, tall * 0.5, tall * 0.2, "iron", true, 22)),
            ...[0.3, 0.7].flatMap((at) =>
              vents(wide * at - tall * 0.13, tall * 0.37, tall * 0.26, tall * 0.26, 5),
            ),
          ],
        },
      }),
      ...move(
        doors({
          ...{
            count: 1,
            width: width - panel - 2,
            low: low + 1.5,
            high: height * 0.95,
            front: -face + 3,
            paint: "dark",
            thick: 4,
          },
          grip: swings ? "upright" : "lying",
          marks: (wide, tall) => glassPane(wide, tall * (swings ? 1 : 0.88), trays, loaf, "black"),
        }),
        [-panel / 2 + 0.5, 0, 0],
      ),
      cabinet({
        ...{
          width: panel,
          length: 3,
          x: width / 2 - panel / 2 - 0.5,
          y: -face + 1.5,
          low: low + 1.5,
          high: height * 0.95,
          paint: "body",
          round: 1,
        },
        marks: {
          front: (wide, tall) => [
            ...display(wide * 0.12, tall * 0.8, wide * 0.76, tall * 0.13, swings ? "220" : "180", "screen"),
            disc(wide * 0.3, tall * 0.73, wide * 0.06, "go", true, 10),
            disc(wide * 0.7, tall * 0.73, wide * 0.06, "caution", true, 10),
            ...(swings
              ? [0.6, 0.5, 0.4].map((at) =>
                  rect(wide * 0.18, tall * at, wide * 0.64, tall * 0.05, "white", true, 0.6),
                )
              : []),
          ],
        },
      }),
      ...Array.from({ length: knobs }, (_, index) =>
        turnKnob(
          [width / 2 - panel / 2 - 0.5, -face, height * (0.22 + index * 0.18)],
          [0, -1, 0],
          panel * 0.27,
        ),
      ),
      ...footing("feet", width, length - 6, low),
      ...(swings
        ? [pole([width * 0.28, length * 0.2, height * 0.96], height * 0.04, width * 0.05, "iron")]
        : []),
    ];
  },
};

/** What bakes on a tray. */
function loaf(left: number, low: number, width: number, pitch: number) {
  return [0.1, 0.4, 0.7].map((at) =>
    rect(left + width * at, low + pitch * 0.08, width * 0.2, pitch * 0.4, "wood", false, pitch * 0.2),
  );
}
