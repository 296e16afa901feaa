import { electricMotor } from "../archetypes/electric-motor.ts";
import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { hook } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/** Type 0 winds a rope on its drum and is clamped to a bar; type 1 pulls a chain and runs on a beam. */
export const electricHoist: Machine = {
  family: "electric-hoist",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? ropeHoist(spec) : chainHoist(spec), "z", 90),
};

function ropeHoist({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const low = height * 0.95;
  const radius = height * 0.3;
  const mid = low + radius;
  const over = mid + radius * 1.1;
  const x = -length * 0.1;
  return [
    ...electricMotor({ from: [length * 0.12, 0, mid], to: [length / 2, 0, mid], radius, paint: "body" }),
    ...finned({
      from: [-length * 0.26, 0, mid],
      to: [length * 0.1, 0, mid],
      radius: radius * 0.54,
      fin: radius * 0.62,
      count: 2 + rank,
      paint: "steel",
      sides: 16,
    }),
    cylinder({
      from: [length * 0.1, 0, mid],
      to: [length * 0.12, 0, mid],
      radius: radius * 0.9,
      paint: "dark",
    }),
    cylinder({
      from: [-length * 0.28, 0, mid],
      to: [-length * 0.26, 0, mid],
      radius: radius * 0.9,
      paint: "dark",
    }),
    lathe({ from: [-length / 2, 0, mid], to: [-length * 0.28, 0, mid], paint: "body", sides: 22 }, [
      [radius * 0.76, 0],
      [radius, 0.3],
      [radius, 1],
    ]),
    box([-length * 0.08, 0, over], [length * 0.5, width * 0.6, 1.6], "dark"),
    ...onBothSides((side) =>
      box(
        [-length * 0.08 + side * length * 0.17, 0, over + 1.6],
        [length * 0.07, width * 0.62, low + height - over - 1.6],
        "dark",
      ),
    ),
    box([0, 0, low + height], [length * 0.96, width * 0.36, width * 0.36], "steel"),
    ...hookBlock(x, mid - radius * 0.62, height * 0.4, height * 0.3, "black"),
    ...pendant(length * 0.3, -radius * 0.6, mid - radius, height * 0.3),
  ];
}

function chainHoist({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const low = height * 0.95;
  const tall = height * 0.52;
  const beam = low + tall + height * 0.2;
  const radius = tall * 0.46;
  const mid = low + tall / 2;
  const half = length * 0.16;
  const housing = decorate(
    roundedBox([0, 0, low], [half * 2, width * 0.66, tall], tall * 0.16, "x", "body"),
    "back",
    (wide, high) => vents(wide * 0.2, high * 0.2, wide * 0.6, high * 0.6, 5),
  );
  return [
    ...runway(length, width, beam),
    ...onBothSides((side) => trolleySide(side, length, width, beam)),
    box([0, 0, low + tall], [half, width * 0.2, beam - height * 0.12 - low - tall], "dark"),
    box([0, 0, beam - height * 0.12], [half, width * 0.5, height * 0.05], "iron"),
    housing,
    ...electricMotor({ from: [half, 0, mid], to: [length / 2, 0, mid], radius, fins: 2 + rank }),
    lathe({ from: [-length / 2, 0, mid], to: [-half, 0, mid], paint: "steel", sides: 20 }, [
      [radius * 0.6, 0],
      [radius, 0.4],
      [radius, 1],
    ]),
    roundedBox(
      [half * 0.5, width * 0.1, low - height * 0.36],
      [length * 0.16, width * 0.3, height * 0.36],
      2,
      "x",
      "black",
    ),
    ...hookBlock(-half * 0.7, low, height * 0.36, height * 0.32, "brass"),
    ...pendant(half * 0.9, -width * 0.36, low, height * 0.26),
  ];
}

function runway(length: number, width: number, z: number): Solid[] {
  const [flange, web] = [width * 0.42, width * 0.08];
  return [
    box([0, 0, z], [length * 1.1, flange, web], "iron"),
    box([0, 0, z + web], [length * 1.1, web, width * 0.36], "iron"),
    box([0, 0, z + web + width * 0.36], [length * 1.1, flange, web], "iron"),
  ];
}

/** A side plate with its two wheels on the lower flange. */
function trolleySide(side: number, length: number, width: number, z: number): Solid[] {
  const y = side * width * 0.27;
  const radius = width * 0.13;
  return [
    box([0, y, z - width * 0.2], [length * 0.44, width * 0.05, width * 0.42], "dark"),
    ...onBothSides((end) =>
      cylinder({
        from: [end * length * 0.14, y + side * width * 0.025, z + radius * 0.5],
        to: [end * length * 0.14, y + side * width * 0.08, z + radius * 0.5],
        radius,
        paint: "steel",
        sides: 16,
      }),
    ),
  ];
}

/** Two falls of rope or chain from `from` down to a block with its hook. */
function hookBlock(x: number, from: number, top: number, size: number, line: "black" | "brass"): Solid[] {
  const cheek = decorate(
    roundedBox([x, 0, top - size * 0.5], [size * 0.5, size * 0.34, size * 0.5], size * 0.14, "y", "body"),
    "front",
    (wide, high) => [
      disc(wide / 2, high / 2, wide * 0.3, "steel", true),
      disc(wide / 2, high / 2, wide * 0.1, "black"),
      rect(0, high * 0.02, wide, high * 0.14, "caution"),
    ],
  );
  const stem = top - size * 0.62;
  return [
    ...onBothSides((side) =>
      tube(
        [
          [x + side * size * 0.12, 0, from],
          [x + side * size * 0.12, 0, top],
        ],
        size * 0.03,
        line,
        6,
      ),
    ),
    cheek,
    cylinder({ from: [x, 0, stem], to: [x, 0, top - size * 0.5], radius: size * 0.1, paint: "iron" }),
    hook([x, 0, stem], size * 0.46, size * 0.07, "steel"),
  ];
}

/** The hand control on its cable. */
function pendant(x: number, y: number, from: number, size: number): Solid[] {
  const low = from - size * 1.9;
  const handset = decorate(
    roundedBox([0, 0, 0], [size * 0.42, size * 0.3, size], size * 0.1, "y", "caution"),
    "front",
    (wide, high) => [
      disc(wide / 2, high * 0.8, wide * 0.27, "stop", true),
      disc(wide / 2, high * 0.5, wide * 0.24, "black", true),
      disc(wide / 2, high * 0.24, wide * 0.24, "black", true),
    ],
  );
  return [
    tube(
      smoothPath(
        [
          [x, y, from],
          [x + 1, y - 2, from - size * 0.6],
          [x + 3, y - 2, low + size],
        ],
        3,
      ),
      size * 0.045,
      "black",
      6,
    ),
    ...move([handset], [x + 3, y - 2, low]),
  ];
}
