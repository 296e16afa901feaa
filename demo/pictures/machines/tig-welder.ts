import { cabinet } from "../archetypes/cabinet.ts";
import { carryingBow, portableCase } from "../archetypes/case.ts";
import { footing } from "../archetypes/footing.ts";
import { torch } from "../archetypes/torch.ts";
import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { turnKnob } from "../solids/controls.ts";
import { disc, display, rect, shape, vents } from "../solids/marks.ts";
import { peg } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import type { Machine } from "./machine.ts";

/** A portable case with one dial (0); one on a water cooler, with the current's curve in the panel and a pedal (1). */
export const tigWelder: Machine = {
  family: "tig-welder",
  build: ({ cm: { width, height, length }, type, display: text, rank }) => {
    const cooled = type === 1;
    const foot = height * 0.04;
    const low = cooled ? height * 0.32 : foot;
    const high = height * 0.84;
    const y = -length / 2;
    const at = (share: number) => low + (high - low) * share;
    return [
      ...portableCase({
        ...{ width, length, low, high },
        panel: (wide, tall) => [
          rect(wide * 0.08, tall * 0.36, wide * 0.84, tall * 0.58, "dark", true, 1.2),
          ...display(wide * 0.16, tall * 0.7, wide * (cooled ? 0.44 : 0.68), tall * 0.19, text, "blueprint"),
          ...(cooled
            ? curve(wide, tall)
            : [
                disc(wide * 0.22, tall * 0.52, wide * 0.035, "go"),
                disc(wide * 0.22, tall * 0.44, wide * 0.035, "caution"),
              ]),
        ],
        side: (wide, tall) => vents(wide * 0.52, tall * 0.2, wide * 0.36, tall * 0.5, 4 + rank),
      }),
      carryingBow(length * 0.34, high - 1.4, height),
      turnKnob([width * (cooled ? 0.26 : 0.2), y, at(0.5)], [0, -1, 0], width * 0.13, "steel"),
      ...[-0.28, 0.28].map((x, index) =>
        peg([width * x, y, at(0.14)], [0, -1, 0], 2.2, width * 0.11, index ? "stop" : "iron"),
      ),
      ...torch([-width * 0.28, y - 2.2, at(0.14)], width / 24, "black").solids,
      ...(cooled ? [cooler(width, length, foot, low), ...pedal(width, y)] : []),
      ...footing("pads", width, length, foot),
    ];
  },
};

/** The rise, the pulses and the fall of the current, as a light line. */
function curve(wide: number, tall: number) {
  const points = [
    [0.16, 0.42],
    [0.3, 0.6],
    [0.36, 0.6],
    [0.36, 0.52],
    [0.42, 0.52],
    [0.42, 0.6],
    [0.5, 0.6],
    [0.6, 0.42],
  ] as const;
  const line = points.map(([u, v]) => [wide * u, tall * v] as const);
  const back = points.toReversed().map(([u, v]) => [wide * u, tall * (v - 0.018)] as const);
  return [
    disc(wide * 0.76, tall * 0.8, wide * 0.05, "go"),
    disc(wide * 0.9 - wide * 0.02, tall * 0.8, wide * 0.03, "caution"),
    shape([...line, ...back], "lit"),
  ];
}

function cooler(width: number, length: number, low: number, high: number): Solid {
  return cabinet({
    ...{ width, length: length * 0.96, low, high, paint: "dark", round: width * 0.06 },
    marks: {
      front: (wide, tall) => [
        rect(wide * 0.12, tall * 0.22, wide * 0.12, tall * 0.56, "water", true),
        ...vents(wide * 0.36, tall * 0.2, wide * 0.52, tall * 0.6, 5),
      ],
    },
  });
}

function pedal(width: number, y: number): Solid[] {
  return move(
    [box([0, 0, 0], [9, 14, 1.6], "black"), box([0, 1, 1.6], [7, 11, 2], "dark")],
    [width * 0.5 + 16, y + 22, 0],
  );
}
