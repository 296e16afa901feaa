import { cabinet } from "../archetypes/cabinet.ts";
import { bar } from "../archetypes/door.ts";
import { footing } from "../archetypes/footing.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { buttons, disc, display, rect, vents } from "../solids/marks.ts";
import { box, prism } from "../solids/prism.ts";
import type { Machine } from "./machine.ts";

/** On the table, with a window over the ice and its controls on a slope (0), or a cabinet with a flap (1). */
export const iceMachine: Machine = {
  family: "ice-machine",
  turn: 34,
  build: ({ type, cm, display: text }) => (type === 0 ? tabletop(cm, text) : underCounter(cm, text)),
};

interface Measures {
  width: number;
  height: number;
  length: number;
}

function tabletop({ width, height, length }: Measures, text: string): Solid[] {
  const half = width / 2;
  const profile = roundCorners(
    [
      [-length / 2, 1.5],
      [length / 2, 1.5],
      [length / 2, height],
      [-length * 0.1, height],
      [-length / 2, height * 0.72],
    ],
    [2, 2, 4, 3, 4],
  );
  const shell = decorate(
    decorate(prism(profile, "x", -half, half, "body"), "right", (wide, tall) =>
      vents(wide * 0.56, tall * 0.2, wide * 0.32, tall * 0.4, 6),
    ),
    "front",
    (wide, tall) => [
      rect(wide * 0.1, tall * 0.12, wide * 0.8, tall * 0.7, "black", true, 2),
      ...cubes(wide * 0.14, tall * 0.16, wide * 0.72, tall * 0.5),
    ],
  );
  const slope = Math.hypot(length * 0.4, height * 0.28);
  const out = [0, -(height * 0.28) / slope, (length * 0.4) / slope] as const;
  return [
    decorate(shell, out, (wide, tall) => [
      rect(wide * 0.12, tall * 0.1, wide * 0.76, tall * 0.8, "dark", true, 2),
      ...display(wide * 0.5, tall * 0.3, wide * 0.3, tall * 0.36, text, "blueprint"),
      ...buttons(wide * 0.22, tall * 0.48, wide * 0.04, wide * 0.11, ["go", "white"]),
    ]),
    ...footing("pads", width, length, 1.5),
    decorate(
      box([0, length * 0.2, height], [width * 0.8, length * 0.46, 1], "black"),
      "top",
      (wide, long) => [rect(wide * 0.08, long * 0.1, wide * 0.84, long * 0.8, "glass", true, 2)],
    ),
  ];
}

function underCounter({ width, height, length }: Measures, text: string): Solid[] {
  const foot = height * 0.1;
  const split = height * 0.56;
  const y = -length / 2;
  const body = cabinet({
    ...{ width, length: length - 3, y: 1.5, low: foot, high: height, paint: "steel", round: 1.5 },
    marks: {
      front: (wide, tall) => vents(wide * 0.08, tall * 0.05, wide * 0.84, tall * 0.36, 7),
      back: (wide, tall) => vents(wide * 0.1, tall * 0.1, wide * 0.8, tall * 0.4, 8),
    },
  });
  const flap = cabinet({
    ...{ width: width - 2, length: 3, y: y + 1.5, low: split, high: height * 0.9, paint: "body", round: 1.5 },
    marks: {
      front: (wide, tall) => [
        rect(wide * 0.16, tall * 0.16, wide * 0.68, tall * 0.42, "black", true, 2),
        ...cubes(wide * 0.19, tall * 0.18, wide * 0.62, tall * 0.3),
      ],
    },
  });
  const strip = cabinet({
    ...{ width: width - 2, length: 2, y: y + 2, low: height * 0.915, high: height * 0.99, paint: "black" },
    marks: {
      front: (wide, tall) => [
        ...display(wide * 0.62, 0.3, wide * 0.3, tall - 0.6, text, "blueprint"),
        disc(wide * 0.1, tall / 2, tall * 0.22, "go"),
      ],
    },
  });
  return [
    body,
    flap,
    strip,
    bar(0, width * 0.24, y, height * 0.84, "bright"),
    ...footing("feet", width, length - 3, foot),
  ];
}

/** A heap of ice: rows of cubes, each a little off the one below. */
function cubes(left: number, low: number, width: number, height: number): Mark[] {
  const side = width / 6;
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: 6 - row }, (_, index) =>
      rect(
        left + side * (index + row * 0.5),
        low + row * Math.min(side, height / 3),
        side * 0.9,
        Math.min(side, height / 3) * 0.9,
        (index + row) % 2 ? "water" : "white",
        false,
        side * 0.2,
      ),
    ),
  );
}
