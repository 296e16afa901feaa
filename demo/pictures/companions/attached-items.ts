import type { Paint } from "../drawing/paint.ts";
import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect } from "../solids/marks.ts";
import { onBothSides, pole } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import { coil } from "./workshop-items.ts";

export function indicator(): Solid[] {
  return [
    decorate(roundedBox([0, 0, 0], [24, 7, 15], 1.4, "y", "iron"), "front", (wide, tall) => [
      ...display(wide * 0.1, tall * 0.46, wide * 0.8, tall * 0.4, "0-0"),
      ...buttons(wide * 0.18, tall * 0.24, 1.3, 4.4, ["steel", "steel", "steel", "go"]),
    ]),
  ];
}

/** A torch on its rolled hose. */
export function torchSet(neck: Paint): Solid[] {
  return [
    ...coil("black", 1.3, 12),
    tube(
      [
        [12, -2, 2],
        [15, -12, 2],
        [8, -19, 2],
      ],
      1.3,
      "black",
      6,
    ),
    tube(
      [
        [8, -19, 2],
        [-8, -21, 2.4],
      ],
      2,
      "signal",
      8,
    ),
    tube(
      [
        [-8, -21, 2.4],
        [-13, -21, 3.6],
        [-16, -20, 7],
      ],
      1.3,
      neck,
      8,
    ),
  ];
}

/** The earth clamp on its cable. */
export function clamp(): Solid[] {
  const jaw = (lift: number) =>
    turn([box([0, 0, 0], [17, 3.4, 1.6], "brass"), box([-10, 0, 0], [7, 4, 2], "stop")], "y", lift);
  return [
    ...move(jaw(7), [0, -9, 4]),
    ...move(jaw(-7), [0, -9, 1.2]),
    ...move(coil("black", 0.9, 8), [-2, 5, 0]),
  ];
}

/** Small turned parts of brass or steel, in a row. */
export function tips(paint: Paint): Solid[] {
  return [0, 1, 2, 3].map((index) =>
    lathe({ from: [index * 4.4, 0, 0], to: [index * 4.4, 0, 7], paint, sides: 12 }, [
      [1.6, 0],
      [1.6, 0.5],
      [0.7, 1],
    ]),
  );
}

export function plates(): Solid[] {
  return [box([0, 0, 0], [20, 12, 4], "steel"), ...turn([box([0, 0, 4], [20, 12, 4], "iron")], "z", 12)];
}

export function remote(): Solid[] {
  return turn(
    [
      decorate(roundedBox([0, 0, 0], [7, 2.4, 17], 1.6, "y", "dark"), "front", (wide, tall) =>
        [0.74, 0.54, 0.34].flatMap((at, row) =>
          buttons(wide * 0.32, tall * at, 0.95, wide * 0.36, row === 0 ? ["go", "stop"] : ["steel", "steel"]),
        ),
      ),
    ],
    "x",
    -14,
  );
}

export function battery(): Solid[] {
  return [
    decorate(roundedBox([0, 0, 0], [11, 6, 8], 0.8, "y", "black"), "front", (wide, tall) => [
      rect(0, tall * 0.3, wide, tall * 0.4, "go"),
    ]),
    ...onBothSides((side) => box([side * 3.4, 0, 8], [1.4, 2, 0.8], "brass")),
  ];
}

/** A rotor with its bores. */
export function rotor(): Solid[] {
  return [
    decorate(
      lathe({ from: [0, 0, 0], to: [0, 0, 8], paint: "dark", sides: 26 }, [
        [8, 0],
        [12, 0.5],
        [11, 1],
      ]),
      "top",
      (wide) => [
        ...[0, 1, 2, 3, 4, 5].map((index) => {
          const angle = (index * Math.PI) / 3;
          return disc(wide / 2 + Math.cos(angle) * 7, wide / 2 + Math.sin(angle) * 7, 2, "black", true, 12);
        }),
        disc(wide / 2, wide / 2, 2.4, "steel", true, 12),
      ],
    ),
  ];
}

export function tubes(): Solid[] {
  return (["glass", "white", "glass", "white"] as const).flatMap((paint, index) => [
    pole([index * 4, 0, 0], 8, 1.5, paint),
    pole([index * 4, 0, 8], 1.6, 1.9, "blue"),
  ]);
}

/** Endless belts, standing as they are rolled. */
export function belts(): Solid[] {
  const ring = (x: number, radius: number, paint: Paint) =>
    decorate(
      cylinder({ from: [x, -1.6, radius], to: [x, 1.6, radius], radius, paint, sides: 26 }),
      "front",
      (wide) => [disc(wide / 2, wide / 2, radius * 0.84, "white", true, 24)],
    );
  return [ring(0, 7, "wood"), ring(16, 7, "wood"), ring(29, 5, "dark")];
}

export function wheels(): Solid[] {
  return [-9, 9].map((x) => wheel([x, 0, 8], [0, -1, 0], 8, 5));
}

export function floorNozzle(): Solid[] {
  return [
    prism(
      [
        [-16, 0],
        [16, 0],
        [13, 4],
        [-13, 4],
      ],
      "y",
      -5,
      4,
      "black",
    ),
    tube(
      [
        [0, 0, 4],
        [0, 3, 9],
        [0, 9, 14],
      ],
      2,
      "iron",
      8,
    ),
  ];
}

export function tubePair(): Solid[] {
  return [-3, 3].map((y) =>
    tube(
      [
        [-22, y, 2],
        [22, y, 2],
      ],
      1.9,
      "steel",
      10,
    ),
  );
}

/** A rolled mat or a roll of tape. */
export function roll(paint: Paint, radius = 5, wide = 26): Solid[] {
  return [
    decorate(
      cylinder({ from: [-wide / 2, 0, radius], to: [wide / 2, 0, radius], radius, paint, sides: 22 }),
      "right",
      (size) => [
        disc(size / 2, size / 2, radius * 0.62, "dark", true, 18),
        disc(size / 2, size / 2, radius * 0.46, paint, false, 18),
      ],
    ),
  ];
}
