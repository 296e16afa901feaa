import { accessories } from "../accessories/accessory-solids.ts";
import { pushBar } from "../archetypes/push-bar.ts";
import type { Paint } from "../drawing/paint.ts";
import { move, resize, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect } from "../solids/marks.ts";
import { atCorners, onBothSides, peg, pole } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import { wheel } from "../solids/wheel.ts";

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

export function chuck(): Solid[] {
  return [
    lathe({ from: [0, 0, 0], to: [0, 0, 12], paint: "steel", sides: 20 }, [
      [1.4, 0],
      [3, 0.16],
      [5, 0.3],
      [5, 0.95],
      [4.4, 1],
    ]),
    pole([0, 0, 12], 6, 1.5, "iron", 1.1),
  ];
}

/** The clear guard of a drill chuck. */
export function guard(): Solid[] {
  return [
    vessel(
      { from: [0, 0, 0], to: [0, 0, 14], paint: "glass", inside: "bright", content: "glass", sides: 18 },
      [
        [7.4, 0],
        [8, 1],
      ],
      0.1,
    ),
    box([0, 9.6, 11], [5, 4, 2.4], "stop"),
  ];
}

export function drift(): Solid[] {
  return [
    prism(
      [
        [-9, 0],
        [9, 0],
        [9, 3.4],
        [-9, 1],
      ],
      "y",
      -0.7,
      0.7,
      "iron",
    ),
  ];
}

export function fittings(): Solid[] {
  return [0, 9].flatMap((x, index) => [
    pole([x, 0, 0], 4, 3 - index * 0.6, "brass"),
    pole([x, 0, 4], 1.6, 3.8 - index * 0.6, "brass"),
    pole([x, 0, 5.6], 5, 1.9 - index * 0.4, "brass"),
  ]);
}

export function coupling(): Solid[] {
  return [
    peg([-6, 0, 2.4], [1, 0, 0], 5, 2.4, "brass"),
    peg([-1, 0, 2.4], [1, 0, 0], 6, 2, "steel"),
    peg([5, 0, 2.4], [1, 0, 0], 4, 1.2, "brass"),
  ];
}

/** A wire shelf, standing. */
export function shelf(): Solid[] {
  const wires = [-15, -10, -5, 0, 5, 10, 15].map((x) => box([x, 0, 1.2], [0.8, 0.8, 23], "steel"));
  return turn(
    [
      ...[0, 24].map((z) => box([0, 0, z], [36, 1.4, 1.4], "bright")),
      ...onBothSides((side) => box([side * 17.4, 0, 1.4], [1.2, 1.2, 22.6], "bright")),
      ...wires,
    ],
    "x",
    -22,
  );
}

export function support(): Solid[] {
  return [
    box([0, 0, 0], [26, 16, 1.2], "body"),
    ...onBothSides((side) => box([side * 12.4, 0, 1.2], [1.2, 16, 5], "body")),
  ];
}

/** A tube that bends twice, on the ground. */
export function suctionHose(): Solid[] {
  return [
    tube(
      smoothPath(
        [
          [-20, 6, 2.4],
          [-8, -6, 2.4],
          [8, 6, 2.4],
          [20, -6, 2.4],
        ],
        5,
      ),
      2.4,
      "black",
      8,
    ),
    peg([20, -6, 2.4], [1, -0.5, 0], 5, 2.8, "iron"),
  ];
}
