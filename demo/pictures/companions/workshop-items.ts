import { accessories } from "../accessories/accessory-solids.ts";
import { pushBar } from "../archetypes/push-bar.ts";
import type { Paint } from "../drawing/paint.ts";
import { move, resize, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { atCorners, onBothSides, peg, pole } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";

/** A cable or hose, rolled up on the ground; its end comes to the front. */
export function coil(paint: Paint, thick = 1, radius = 11): Solid[] {
  const path = Array.from({ length: 41 }, (_, index): Vec3 => {
    const angle = (index / 18) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, thick * (1 + (index / 18) * 2)];
  });
  return [tube(path, thick, paint, 6)];
}

/** A mains adapter with its cable. */
export function adapter(): Solid[] {
  return [
    ...coil("black", 0.5, 7),
    ...move(
      [
        decorate(roundedBox([0, 0, 0], [7, 5, 9], 1, "y", "black"), "front", (wide, tall) => [
          rect(wide * 0.2, tall * 0.4, wide * 0.6, tall * 0.34, "white"),
        ]),
        ...onBothSides((side) => peg([side * 1.5, 0, 9], [0, 0, 1], 3, 0.5, "brass")),
      ],
      [0, -10, 0],
    ),
  ];
}

/** A clear bag with screws and nuts. */
export function screws(): Solid[] {
  const bag = decorate(roundedBox([0, 0, 0], [17, 13, 2], 2, "z", "glass"), "top", (wide, long) => [
    rect(0, long * 0.86, wide, long * 0.14, "signal"),
    ...[0.2, 0.42, 0.64, 0.84].map((at) => disc(wide * at, long * 0.3, 1.5, "steel", true, 6)),
    ...[0.3, 0.5, 0.7].map((at) => rect(wide * at, long * 0.48, 1.2, long * 0.28, "iron", true)),
  ]);
  return [bag];
}

export function hexKeys(): Solid[] {
  return [0, 3.4, 6.4].map((y, index) =>
    tube(
      [
        [-8 + index, y, 4.6 - index],
        [-8 + index, y, 0.7],
        [8 - index * 2, y, 0.7],
      ],
      0.7,
      "iron",
      6,
    ),
  );
}

export function spanner(): Solid[] {
  const head = (x: number) => [
    decorate(
      cylinder({ from: [x, 0, 0], to: [x, 0, 1.2], radius: 3.6, paint: "steel", sides: 20 }),
      "top",
      (wide) => [disc(wide / 2, wide / 2, 1.9, "dark", false, 6)],
    ),
  ];
  return turn([...head(-11), ...head(11), box([0, 0, 0], [15.4, 2.6, 1.1], "steel")], "z", 14);
}

/** Two keys on a ring. */
export function keys(): Solid[] {
  const key = (degrees: number) =>
    turn(
      [
        decorate(
          cylinder({ from: [-4, 0, 0.4], to: [-4, 0, 1], radius: 2.6, paint: "brass", sides: 18 }),
          "top",
          (wide) => [disc(wide / 2, wide / 2, 1, "dark", false, 10)],
        ),
        box([2, 0, 0.4], [7, 1, 0.6], "brass"),
        box([4.6, -0.9, 0.4], [1, 1, 0.6], "brass"),
      ],
      "z",
      degrees,
    );
  return [...key(18), ...move(key(-30), [1, -6, 0])];
}

export function bottle(): Solid[] {
  return resize(accessories.bottle(), 0.5);
}

export function filter(): Solid[] {
  return resize(accessories.filter(), 0.5);
}

/** A soft bag with its handles. */
export function bag(): Solid[] {
  return [
    roundedBox([0, 0, 0], [38, 14, 22], 4, "y", "dark"),
    tube(
      [
        [-8, -7, 20],
        [-8, -7.4, 26],
        [8, -7.4, 26],
        [8, -7, 20],
      ],
      0.9,
      "black",
      6,
    ),
  ];
}

export function pad(): Solid[] {
  return [
    box([0, 0, 0], [22, 12, 1.4], "black"),
    roundedBox([0, 0, 1.4], [24, 14, 4], 2.4, "z", "turquoise"),
  ];
}

/** The ring that a face rests in. */
export function faceRest(): Solid[] {
  const path = Array.from({ length: 15 }, (_, index): Vec3 => {
    const angle = ((index / 14) * 300 - 60) * (Math.PI / 180);
    return [Math.cos(angle) * 10, Math.sin(angle) * 12, 3];
  });
  return [tube(path, 3, "turquoise", 8)];
}

/** A stand of two bows. */
export function stand(): Solid[] {
  return onBothSides((side) =>
    tube(
      [
        [side * 13, -9, 1],
        [side * 13, -2, 20],
        [side * 13, 2, 20],
        [side * 13, 9, 1],
      ],
      1.1,
      "black",
      8,
    ),
  ).concat([
    tube(
      [
        [-13, 0, 20],
        [13, 0, 20],
      ],
      1,
      "black",
      8,
    ),
  ]);
}

export function handle(): Solid[] {
  return [
    tube(
      [
        [-11, 0, 0],
        [-11, 0, 7],
        [-8, 0, 10],
        [8, 0, 10],
        [11, 0, 7],
        [11, 0, 0],
      ],
      1.5,
      "black",
      8,
    ),
  ];
}

/** A tow bar with its grip and lever. */
export function tiller(): Solid[] {
  return [
    ...pushBar({ half: 8, y: 0, low: 0, top: 34, lean: 5, radius: 1.3, grip: "black" }),
    tube(
      [
        [6, 2, 26],
        [9, -1, 30],
      ],
      0.7,
      "signal",
      6,
    ),
  ];
}

export function pendant(): Solid[] {
  const handset = decorate(roundedBox([0, 0, 0], [8, 6, 20], 2, "y", "caution"), "front", (wide, tall) => [
    disc(wide / 2, tall * 0.8, 2.2, "stop", true),
    disc(wide / 2, tall * 0.5, 1.9, "black", true),
    disc(wide / 2, tall * 0.24, 1.9, "black", true),
  ]);
  return [handset, ...move(coil("black", 0.6, 7), [13, 0, 0])];
}

export function bracket(): Solid[] {
  return [
    box([0, 0, 0], [24, 6, 1.4], "dark"),
    ...onBothSides((side) => [
      box([side * 9, 0, 1.4], [1.4, 6, 12], "dark"),
      pole([side * 11, 0, 1.4], 1.6, 1, "steel"),
    ]),
    box([0, 0, 13.4], [19.4, 6, 1.4], "dark"),
  ];
}

/** Spray gun with a trigger. */
export function gun(): Solid[] {
  return [
    peg([-8, 0, 13], [1, 0, 0], 20, 2.4, "black"),
    ...turn([roundedBox([-4, 0, 0], [5, 3.6, 13], 1.4, "y", "dark")], "y", -10, [-4, 0, 13]),
    tube(
      [
        [0, 0, 11],
        [1, 0, 7],
        [-0.6, 0, 5],
      ],
      0.7,
      "signal",
      6,
    ),
    peg([12, 0, 13], [1, 0, 0], 3, 1.6, "brass"),
  ];
}

export function lance(): Solid[] {
  return [
    tube(
      [
        [-24, 0, 1.6],
        [10, 0, 1.6],
        [22, 0, 3.4],
      ],
      1,
      "steel",
      8,
    ),
    peg([-24, 0, 1.6], [1, 0, 0], 9, 1.8, "black"),
    peg([21, 0, 3.3], [1, 0, 0.15], 4, 1.5, "brass"),
  ];
}

export function nozzles(): Solid[] {
  return (["stop", "caution", "go", "white"] as const).flatMap((paint, index) => [
    pole([index * 5, 0, 0], 3.4, 1.8, paint),
    pole([index * 5, 0, 3.4], 3, 1, "brass"),
  ]);
}

export function feet(): Solid[] {
  return atCorners(16, 10, 2, (x, y) => [
    pole([x, y, 0], 1.6, 2.6, "black"),
    pole([x, y, 1.6], 5, 0.9, "steel"),
    pole([x, y, 6.6], 1, 1.7, "steel"),
  ]);
}
