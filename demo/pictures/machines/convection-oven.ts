import { cabinet, type Marks } from "../archetypes/cabinet.ts";
import { doors, glassPane } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { pole } from "../solids/pole.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** A steel chamber behind a glass door that tilts (0) or swings (1), the controls in a panel of the brand's colour at its right. */
export const convectionOven: Machine = {
  family: "convection-oven",
  turn: 26,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const swings = spec.type === 1;
    const [low, high, face] = [height * 0.07 + 1.5, height * 0.95, 2 - length / 2];
    const panel = width * 0.22;
    const window: Marks = (wide, tall) =>
      glassPane(wide, tall * (swings ? 1 : 0.88), attributeValueOf(spec, "trays", 4), loaf, {
        glass: "black",
        bare: true,
      });
    const door = doors({
      ...{ count: 1, width: width - panel - 2, low, high, front: face + 3, paint: "dark", thick: 4 },
      ...{ grip: swings ? "upright" : "lying", marks: window },
    });
    return [
      chamber(width, length - 6, low - 1.5, height * (swings ? 0.96 : 1), 4 + spec.rank),
      ...move(door, [-panel / 2 + 0.5, 0, 0]),
      ...move(controls(panel, face, low, high, swings), [width / 2 - panel / 2 - 0.5, 0, 0]),
      ...footing("feet", width, length - 6, low - 1.5),
      ...(swings
        ? [pole([width * 0.28, length * 0.2, height * 0.96], height * 0.04, width * 0.05, "iron")]
        : []),
    ];
  },
};

/** The steel body, with the covers of its two fans at the rear. */
function chamber(width: number, length: number, low: number, high: number, slots: number): Solid {
  const fan = (u: number, v: number, radius: number) => [
    disc(u, v, radius, "iron", true, 22),
    ...vents(u - radius * 0.65, v - radius * 0.65, radius * 1.3, radius * 1.3, 5),
  ];
  return cabinet({
    ...{ width, length, y: 3, low, high, paint: "steel", round: 1.5, roundAlong: "y" },
    marks: {
      right: (wide, tall) => vents(wide * 0.3, tall * 0.56, wide * 0.5, tall * 0.3, slots, "iron"),
      back: (wide, tall) => [0.3, 0.7].flatMap((at) => fan(wide * at, tall * 0.5, tall * 0.2)),
    },
  });
}

/** Three knobs under a display; one knob and keys on an oven with a swinging door. */
function controls(width: number, face: number, low: number, high: number, keys: boolean): Solid[] {
  const plate = cabinet({
    ...{ width, length: 3, y: face + 1.5, low, high, paint: "body", round: 1 },
    marks: {
      front: (wide, tall) => [
        ...display(wide * 0.12, tall * 0.8, wide * 0.76, tall * 0.13, keys ? "220" : "180", "screen"),
        disc(wide * 0.3, tall * 0.73, wide * 0.06, "go", true, 10),
        disc(wide * 0.7, tall * 0.73, wide * 0.06, "caution", true, 10),
        ...[0.6, 0.5, 0.4]
          .filter(() => keys)
          .map((at) => rect(wide * 0.18, tall * at, wide * 0.64, tall * 0.05, "white", true, 0.6)),
      ],
    },
  });
  const knobs = (keys ? [0.16] : [0.16, 0.36, 0.57]).map((share) =>
    turnKnob([0, face, low + (high - low) * share], [0, -1, 0], width * 0.27),
  );
  return [plate, ...knobs];
}

/** A loaf on a tray. */
function loaf(left: number, low: number, width: number, pitch: number) {
  return [0.1, 0.4, 0.7].map((at) =>
    rect(left + width * at, low + pitch * 0.08, width * 0.2, pitch * 0.4, "wood", false, pitch * 0.2),
  );
}
