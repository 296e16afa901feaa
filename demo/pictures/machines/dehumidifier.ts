import { cabinet } from "../archetypes/cabinet.ts";
import { footing } from "../archetypes/footing.ts";
import { chassis, pushBow } from "../archetypes/trolley.ts";
import type { Solid } from "../geometry/solid.ts";
import { buttons, disc, display, rect, vents } from "../solids/marks.ts";
import { roundedBox } from "../solids/prism.ts";
import type { Machine, Measures } from "./machine.ts";

/** A slim one for rooms on castors (0), a rugged one for building sites on two wheels (1). */
export const dehumidifier: Machine = {
  family: "dehumidifier",
  turn: 34,
  build: ({ type, cm, display: text, rank }) =>
    type === 0 ? roomUnit(cm, text, 4 + rank) : siteUnit(cm, text, 5 + rank),
};

function roomUnit({ width, height, length }: Measures, text: string, slots: number): Solid[] {
  const low = height * 0.05;
  return [
    ...footing("castors", width, length, low),
    cabinet({
      ...{ width, length, low, high: height * 0.92, paint: "white", round: 3, roundAlong: "z" },
      marks: {
        front: (wide, tall) => [
          rect(wide * 0.08, tall * 0.5, wide * 0.84, tall * 0.44, "body", true, 3),
          ...vents(wide * 0.14, tall * 0.54, wide * 0.72, tall * 0.22, slots, "dark"),
          ...display(wide * 0.3, tall * 0.79, wide * 0.4, tall * 0.12, text, "blueprint"),
          rect(wide * 0.08, tall * 0.06, wide * 0.84, tall * 0.36, "white", true, 2),
          rect(wide * 0.42, tall * 0.12, wide * 0.16, tall * 0.24, "dark", true, 1.5),
          rect(wide * 0.44, tall * 0.13, wide * 0.12, tall * 0.13, "water"),
        ],
        right: (wide, tall) => vents(wide * 0.2, tall * 0.5, wide * 0.6, tall * 0.3, 6, "iron"),
        back: (wide, tall) => vents(wide * 0.12, tall * 0.3, wide * 0.76, tall * 0.54, 10, "iron"),
      },
    }),
    cabinet({
      ...{ width, length, low: height * 0.92, high: height, paint: "dark", round: 3, roundAlong: "z" },
      marks: {
        top: (wide, long) => [
          ...vents(wide * 0.12, long * 0.44, wide * 0.76, long * 0.44, 5),
          ...buttons(wide * 0.24, long * 0.22, width * 0.035, width * 0.13, [
            "go",
            "white",
            "white",
            "white",
          ]),
        ],
      },
    }),
  ];
}

function siteUnit({ width, height, length }: Measures, text: string, slots: number): Solid[] {
  const wheels = height * 0.15;
  const floor = wheels * 0.9;
  const body = width * 0.76;
  const [front, rear] = [-length / 2, length * 0.4];
  const high = height * 0.84;
  return [
    ...chassis({ width: body, front, rear, floor, wheels, ahead: "feet" }),
    cabinet({
      ...{
        width: body,
        length: rear - front - 2,
        y: (front + rear) / 2 - 1,
        low: floor,
        high,
        round: 3,
        roundAlong: "x",
      },
      marks: {
        front: (wide, tall) => [
          rect(wide * 0.1, tall * 0.12, wide * 0.8, tall * 0.5, "black", true, 2),
          ...vents(wide * 0.14, tall * 0.15, wide * 0.72, tall * 0.44, slots, "iron"),
          ...display(wide * 0.12, tall * 0.72, wide * 0.4, tall * 0.16, text, "screen"),
          disc(wide * 0.68, tall * 0.8, wide * 0.07, "stop", true, 12),
          disc(wide * 0.86, tall * 0.8, wide * 0.05, "go", true, 10),
        ],
        right: (wide, tall) => [
          rect(wide * 0.16, tall * 0.14, wide * 0.26, tall * 0.36, "dark", true, 1.5),
          rect(wide * 0.2, tall * 0.17, wide * 0.18, tall * 0.2, "water"),
          ...vents(wide * 0.56, tall * 0.2, wide * 0.3, tall * 0.5, 6),
        ],
        back: (wide, tall) => vents(wide * 0.14, tall * 0.2, wide * 0.72, tall * 0.6, 9),
      },
    }),
    roundedBox(
      [0, (front + rear) / 2 - 1, high],
      [body * 0.9, (rear - front) * 0.7, height * 0.03],
      2,
      "z",
      "dark",
    ),
    ...pushBow(body, [rear - 1, floor + 4], [length * 0.47, height - 1.2], 1.2),
  ];
}
