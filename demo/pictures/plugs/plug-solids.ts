import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec2, Vec3 } from "../geometry/vector.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { onBothSides, peg } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import type { PlugKind } from "./plug-kind.ts";

/** Each plug in centimetres, its pins to the front, its cable on the ground behind it. */
export const plugSolids: Readonly<Record<PlugKind, () => Solid[]>> = {
  schuko,
  uk,
  "uk-16": () => industrial("blue", 2.4, 3),
  "swiss-10": () => swiss("round"),
  "swiss-16": () => swiss("flat"),
  "cee-blue": () => industrial("blue", 2.4, 3),
  "cee-16": () => industrial("stop", 2.7, 5),
  "cee-32": () => industrial("stop", 3.2, 5),
};

const z = 2.05;

function cable(from: Vec3, thick: number): Solid {
  const [x, y, high] = from;
  const path = [
    from,
    [x, y + 1, high * 0.9],
    [x + 0.6, y + 2.2, thick],
    [x + 2.4, y + 3, thick],
    [x + 5.4, y + 2.4, thick],
  ] as const;
  return tube(smoothPath(path, 4), thick, "black", 10);
}

/** Round, with two pins, and spring contacts for the earth above and below. */
function schuko(): Solid[] {
  const face = decorate(
    lathe({ from: [0, 0, z], to: [0, 3.4, z], paint: "black", sides: 28 }, [
      [1.86, 0],
      [1.95, 0.25],
      [1.7, 1],
    ]),
    "front",
    (wide) => [disc(wide / 2, wide / 2, 1.5, "dark", true, 24)],
  );
  return [
    face,
    ...onBothSides((side) => peg([side * 0.95, 0, z], [0, -1, 0], 1.9, 0.24, "brass")),
    ...onBothSides((side) => box([0, 0.5, z + side * 1.92 - 0.12], [0.9, 1.5, 0.24], "brass")),
    lathe({ from: [0, 3.4, z], to: [0, 6, z], paint: "black", sides: 18 }, [
      [1.2, 0],
      [0.6, 1],
    ]),
    cable([0, 6, z], 0.5),
  ];
}

/** Three flat pins, the longest above; its cable leaves below. */
function uk(): Solid[] {
  const face = decorate(roundedBox([0, 1.2, 0.4], [5, 2.4, 5], 1.1, "y", "black"), "front", (wide, tall) => [
    rect(wide * 0.12, tall * 0.12, wide * 0.76, tall * 0.76, "dark", true, 0.6),
    disc(wide / 2, tall * 0.5, 0.26, "steel", true, 12),
    rect(wide * 0.38, tall * 0.24, wide * 0.24, tall * 0.1, "stop", true, 0.1),
  ]);
  const pin = (x: number, low: number, wide: number, tall: number, long: number) =>
    box([x, -long / 2, low], [wide, long, tall], "brass");
  return [
    face,
    pin(0, 3.5, 0.4, 0.8, 2.2),
    ...onBothSides((side) => pin(side * 1.1, 1.7, 0.64, 0.4, 1.75)),
    tube(
      smoothPath(
        [
          [0, 2, 0.6],
          [0, 3, 0.5],
          [1.4, 4.6, 0.5],
          [4, 5.4, 0.5],
          [7, 5, 0.5],
        ],
        4,
      ),
      0.5,
      "black",
      10,
    ),
  ];
}

/** A flat hexagon with three pins, the middle one off their line. */
function swiss(pins: "round" | "flat"): Solid[] {
  const profile: Vec2[] = [
    [-1.9, z],
    [-1.1, z - 1],
    [1.1, z - 1],
    [1.9, z],
    [1.1, z + 1],
    [-1.1, z + 1],
  ];
  const at = [
    [-0.95, 0],
    [0, -0.45],
    [0.95, 0],
  ] as const;
  const pin = ([x, up]: readonly [number, number]): Solid =>
    pins === "round"
      ? peg([x, 0, z + up], [0, -1, 0], 1.9, 0.22, "brass")
      : box([x, -0.95, z + up - 0.2], [0.5, 1.9, 0.4], "brass");
  return [
    prism(profile, "y", 0, 2.6, "black", "dark"),
    ...at.map(pin),
    lathe({ from: [0, 2.6, z], to: [0, 5, z], paint: "black", sides: 16 }, [
      [0.95, 0],
      [0.55, 1],
    ]),
    cable([0, 5, z], 0.5),
  ];
}

/** A sleeve around the pins, with a keyway below; blue on one phase, red on three. */
function industrial(paint: Paint, radius: number, pins: 3 | 5): Solid[] {
  const high = radius * 1.16;
  const at = (y: number): Vec3 => [0, y, high];
  const bores = (wide: number): Mark[] =>
    Array.from({ length: pins }, (_, index) => {
      const angle = ((index / pins) * 360 - 90) * (Math.PI / 180);
      const reach = radius * 0.52;
      const [u, v] = [wide / 2 + Math.cos(angle) * reach, wide / 2 + Math.sin(angle) * reach];
      return [
        disc(u, v, radius * (index === 0 ? 0.19 : 0.15), "brass", true, 14),
        disc(u, v, radius * 0.07, "white", false, 8),
      ];
    }).flat();
  const sleeve = vessel(
    { from: at(2.6), to: at(-1.4), paint, inside: "dark", content: "black", sides: 30 },
    [
      [radius, 0],
      [radius, 1],
    ],
    0.72,
  );
  return [
    decorate(sleeve, "front", bores),
    box([0, 0.4, high - radius - 0.34], [0.7, 3.4, 0.4], paint),
    cylinder({ from: at(2.6), to: at(3.3), radius: radius * 1.16, paint: "white", sides: 30 }),
    lathe({ from: at(3.3), to: at(8), paint, sides: 24 }, [
      [radius * 0.94, 0],
      [radius * 0.72, 0.6],
      [radius * 0.4, 1],
    ]),
    cable([0, 8, high], radius * 0.24),
  ];
}
