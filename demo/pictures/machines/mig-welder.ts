import { cabinet, type Marks } from "../archetypes/cabinet.ts";
import { carryingBow } from "../archetypes/case.ts";
import { bar } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { torch } from "../archetypes/torch.ts";
import { chassis } from "../archetypes/trolley.ts";
import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { dial, turnKnob } from "../solids/controls.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { peg } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** The wire spool shows in a window of its side; a case to carry (0), a cabinet on wheels with its gas bottle (1). */
export const migWelder: Machine = {
  family: "mig-welder",
  turn: 40,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const rolls = spec.type === 1;
    const wheels = height * 0.16;
    const low = rolls ? wheels * 1.35 : height * 0.05;
    const high = height * (rolls ? 0.92 : 0.86);
    const rear = length / 2;
    const bottle = rolls ? length * 0.3 : 0;
    const deep = length - bottle;
    const y = -bottle / 2;
    const front = -length / 2;
    const tall = high - low;
    return [
      cabinet({
        ...{
          width,
          length: deep - 2,
          y: y + 1,
          low,
          high,
          round: width * 0.07,
          marks: {
            right: spool,
            left: (wide, up) => vents(wide * 0.14, up * 0.3, wide * 0.3, up * 0.5, 5 + spec.rank),
            back: (wide, up) => vents(wide * 0.2, up * 0.3, wide * 0.6, up * 0.4, 6),
          },
        },
      }),
      panel(spec, front, low + tall * 0.42, high - tall * 0.04),
      ...[-0.22, 0.22].map((x) =>
        turnKnob([width * x, front, low + tall * 0.57], [0, -1, 0], width * 0.1, "steel"),
      ),
      peg([-width * 0.22, front + 1, low + tall * 0.2], [0, -1, 0], 3, width * 0.09, "brass"),
      peg([width * 0.25, front + 1, low + tall * 0.2], [0, -1, 0], 2.4, width * 0.08, "stop"),
      ...torch([-width * 0.22, front - 2, low + tall * 0.2], width / 26, "brass").solids,
      ...(rolls
        ? [
            ...chassis({ width: width * 0.98, front: front + 2, rear, floor: low, wheels }),
            ...move(bottleOf(bottle, height), [0, rear - bottle * 0.5, low]),
            bar(0, width * 0.4, front + 2, high - 2),
          ]
        : [
            ...footing("pads", width, length, low),
            ...move([carryingBow(deep * 0.3, high, height)], [0, y, 0]),
          ]),
    ];
  },
};

/** Two displays, for the wire and the current, on a dark panel. */
function panel(spec: PictureSpec, front: number, low: number, high: number): Solid {
  const wire = String(attributeValueOf(spec, "wireDiameter", 1)).replace(".", "");
  return cabinet({
    ...{ width: spec.cm.width * 0.88, length: 2, y: front + 1, low, high, paint: "black", round: 1.6 },
    marks: {
      front: (wide, up) => [
        ...display(wide * 0.1, up * 0.64, wide * 0.36, up * 0.26, wire, "blueprint"),
        ...display(wide * 0.54, up * 0.64, wide * 0.36, up * 0.26, spec.display, "blueprint"),
        disc(wide * 0.5, up * 0.5, wide * 0.035, "go"),
      ],
    },
  });
}

/** As high above the cabinet as it is wide. */
const bottleOf = (space: number, height: number): Solid[] => gasBottle(space * 0.4, height * 1.02);

/** A window over the wire spool, and cooling slots behind it. */
const spool: Marks = (wide, tall) => {
  const radius = Math.min(wide * 0.22, tall * 0.2);
  const [u, v] = [wide * 0.34, tall * 0.66];
  return [
    rect(wide * 0.08, tall * 0.4, wide * 0.54, tall * 0.52, "body", true, 2),
    disc(u, v, radius, "black", true, 26),
    disc(u, v, radius * 0.82, "brass", false, 26),
    disc(u, v, radius * 0.42, "dark", true, 16),
    ...vents(wide * 0.7, tall * 0.5, wide * 0.22, tall * 0.38, 6),
  ];
};

/** A shielding gas bottle with its regulator, standing on z = 0. */
function gasBottle(radius: number, height: number): Solid[] {
  const shoulder = height - radius * 1.3;
  return [
    cylinder({ from: [0, 0, 0], to: [0, 0, shoulder], radius, paint: "iron", sides: 20 }),
    lathe({ from: [0, 0, shoulder], to: [0, 0, height], paint: "go", sides: 20 }, [
      [radius, 0],
      [radius * 0.86, 0.45],
      [radius * 0.5, 0.82],
      [radius * 0.3, 1],
    ]),
    cylinder({
      from: [0, 0, height],
      to: [0, 0, height + radius * 0.7],
      radius: radius * 0.2,
      paint: "brass",
    }),
    box([0, -radius * 0.3, height + radius * 0.7], [radius * 0.7, radius * 0.9, radius * 0.5], "brass"),
    dial([0, -radius * 0.75, height + radius * 0.95], [0, -1, 0], radius * 0.42),
  ];
}
