import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect, shape } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import type { ServiceKind } from "./accessory-kinds.ts";
import { accessories } from "./accessory-solids.ts";

/** Each kind of service: documents, documents with a tool, a delivery. */
export const services: Readonly<Record<ServiceKind, () => Solid[]>> = {
  document: () =>
    sheets((wide, tall) => [
      ...heading(wide, tall),
      ...lines(wide, tall, [0.66, 0.58, 0.5, 0.42, 0.34]),
      rect(wide * 0.58, tall * 0.12, wide * 0.28, 0.6, "black"),
    ]),
  seal: () =>
    sheets((wide, tall) => [
      ...heading(wide, tall),
      ...lines(wide, tall, [0.66, 0.58, 0.5]),
      disc(wide * 0.68, tall * 0.26, 6.4, "signal", true, 24),
      disc(wide * 0.68, tall * 0.26, 4.6, "white", false, 24),
      shape(
        [
          [wide * 0.6, tall * 0.26],
          [wide * 0.63, tall * 0.29],
          [wide * 0.67, tall * 0.24],
          [wide * 0.75, tall * 0.33],
          [wide * 0.77, tall * 0.31],
          [wide * 0.67, tall * 0.19],
        ],
        "signal",
      ),
    ]),
  wrench: () => [
    ...sheets((wide, tall) => [...heading(wide, tall), ...lines(wide, tall, [0.66, 0.58, 0.5])]),
    ...spanner(),
  ],
  parcel: () => [
    ...move(accessories.box(), [0, 0, 10]),
    box([0, 0, 8], [46, 36, 2], "wood"),
    ...[-19, 0, 19].map((x) => box([x, 0, 2], [8, 36, 6], "wood")),
    box([0, 0, 0], [46, 36, 2], "wood"),
  ],
};

/** Two sheets that lean on a clipboard. */
function sheets(marks: (wide: number, tall: number) => Mark[]): Solid[] {
  const board = roundedBox([0, 0, 0], [36, 1.4, 48], 2, "y", "oak");
  const paper = decorate(box([0, -1, 2], [32, 0.5, 42], "white"), "front", marks);
  return turn(
    [
      board,
      paper,
      roundedBox([0, -1.4, 43.6], [12, 1.4, 4.6], 1, "y", "iron"),
      box([0, 8, 0], [3, 15, 1.2], "oak"),
    ],
    "x",
    -16,
    [0, 0, 0],
  );
}

function heading(wide: number, tall: number): Mark[] {
  return [
    rect(wide * 0.12, tall * 0.82, wide * 0.5, tall * 0.05, "signal"),
    rect(wide * 0.12, tall * 0.75, wide * 0.3, tall * 0.024, "dark"),
  ];
}

function lines(wide: number, tall: number, rows: readonly number[]): Mark[] {
  return rows.map((row, index) =>
    rect(wide * 0.12, tall * row, wide * (index % 2 ? 0.62 : 0.74), tall * 0.018, "iron"),
  );
}

function spanner(): Solid[] {
  const y = -9;
  return turn(
    [
      box([0, y, 12], [3.4, 1.6, 22], "steel"),
      decorate(
        cylinder({ from: [0, y - 1.1, 36], to: [0, y + 1.1, 36], radius: 6, paint: "steel", sides: 24 }),
        "front",
        (wide) => [rect(wide / 2 - 2.4, wide / 2 - 1, 4.8, wide / 2 + 1, "white")],
      ),
      decorate(
        cylinder({ from: [0, y - 1.1, 9], to: [0, y + 1.1, 9], radius: 5, paint: "steel", sides: 20 }),
        "front",
        (wide) => [disc(wide / 2, wide / 2, 2.8, "white", true, 6)],
      ),
    ],
    "y",
    24,
    [0, y, 9],
  );
}
