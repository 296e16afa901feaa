import { basin } from "../archetypes/basin.ts";
import { cabinet } from "../archetypes/cabinet.ts";
import { doors } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { disc, display, vents } from "../solids/marks.ts";
import { peg } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** One or two tanks of hot oil with their baskets; on the table with the control head behind, or in a cabinet. */
export const deepFryer: Machine = {
  family: "deep-fryer",
  turn: 30,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const stands = spec.type === 1;
    const tanks = attributeValueOf(spec, "tanks", 1);
    const low = height * (stands ? 0.1 : 0.06);
    const rim = height * (stands ? 0.86 : 0.66);
    const back = length * (stands ? 0.1 : 0.2);
    const deep = length - back;
    const pitch = width / tanks;
    const spots = Array.from({ length: tanks }, (_, index) => -width / 2 + pitch * (index + 0.5));
    return [
      cabinet({
        ...{ width, length, low, high: rim - 3, paint: "steel" },
        marks: {
          right: (wide, tall) =>
            vents(wide * 0.56, tall * 0.62, wide * 0.32, tall * 0.26, 2 + spec.rank, "iron"),
        },
      }),
      ...footing(stands ? "feet" : "pads", width, length, low),
      ...spots.flatMap((x) => [
        ...basin({
          width: pitch,
          length: deep,
          x,
          y: -back / 2,
          low: rim - 3,
          high: rim,
          wall: Math.min(4, pitch * 0.1),
          content: "brass",
        }),
        ...basket(x, pitch, deep, -back / 2, rim, height),
      ]),
      cabinet({
        ...{
          width,
          length: back,
          y: length / 2 - back / 2,
          low: rim - 3,
          high: height * (stands ? 1 : 0.96),
          paint: stands ? "steel" : "body",
          round: 1.5,
          roundAlong: "x",
        },
        marks: stands
          ? {}
          : { front: (wide, tall) => spots.flatMap((x) => lamps(wide / 2 + x, tall * 0.62, tall)) },
      }),
      ...(stands ? front(spots, pitch, width, length, low, rim) : controls(spots, pitch, length, rim)),
    ];
  },
};

const lamps = (u: number, v: number, tall: number) => [
  disc(u - tall * 0.3, v, tall * 0.1, "go", true, 10),
  disc(u + tall * 0.3, v, tall * 0.1, "caution", true, 10),
];

/** On the table: a knob and a drain tap before each tank. */
function controls(spots: readonly number[], pitch: number, length: number, rim: number): Solid[] {
  const y = -length / 2;
  return spots.flatMap((x) => [
    turnKnob([x - pitch * 0.2, y, rim * 0.55], [0, -1, 0], Math.min(3.2, pitch * 0.12)),
    peg([x + pitch * 0.2, y, rim * 0.38], [0, -1, 0], 3.6, 1.3, "brass"),
    box([x + pitch * 0.2, y - 2.6, rim * 0.38 + 1.2], [1.2, 4, 1.4], "stop"),
  ]);
}

/** On the floor: doors below, a panel in the brand's colour above them. */
function front(
  spots: readonly number[],
  pitch: number,
  width: number,
  length: number,
  low: number,
  rim: number,
): Solid[] {
  const panelLow = rim - (rim - low) * 0.24;
  const y = -length / 2;
  const panel = cabinet({
    ...{ width: width - 1, length: 2, y: y - 1, low: panelLow, high: rim - 4, paint: "body" },
    marks: {
      front: (wide, tall) =>
        spots.flatMap((x) =>
          display(wide / 2 + x - pitch * 0.34, tall * 0.24, pitch * 0.36, tall * 0.52, "180"),
        ),
    },
  });
  const knobs = spots.map((x) =>
    turnKnob([x + pitch * 0.22, y - 2, (panelLow + rim - 4) / 2], [0, -1, 0], Math.min(3.6, pitch * 0.12)),
  );
  return [
    panel,
    ...knobs,
    ...doors({
      count: spots.length,
      width: width - 1,
      low: low + 2,
      high: panelLow - 1.5,
      front: y,
      thick: 2.4,
    }),
  ];
}

/** A wire basket: its rim over the oil, its handle towards the cook. */
function basket(x: number, pitch: number, deep: number, y: number, rim: number, height: number): Solid[] {
  const [half, long] = [pitch * 0.28, deep * 0.3];
  const z = rim + height * 0.02;
  const hoop = [
    [x - half, y - long, z],
    [x - half, y + long, z],
    [x + half, y + long, z],
    [x + half, y - long, z],
    [x - half, y - long, z],
  ] as const;
  const wires = [-0.5, 0, 0.5].map((at) => box([x + half * at, y, z - 1.6], [0.7, long * 1.9, 0.7], "iron"));
  return [
    ...wires,
    tube(hoop, 0.6, "iron", 5),
    tube(
      [
        [x, y - long, z],
        [x, y - long - 4, z + height * 0.05],
        [x, y - deep * 0.5 - 3, z + height * 0.08],
      ],
      0.7,
      "iron",
    ),
    tube(
      [
        [x, y - deep * 0.5 - 3, z + height * 0.08],
        [x, y - deep * 0.5 - 10, z + height * 0.1],
      ],
      1.3,
      "black",
    ),
  ];
}
