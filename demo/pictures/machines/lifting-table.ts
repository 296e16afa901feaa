import { pushBar } from "../archetypes/push-bar.ts";
import { scissorLift } from "../archetypes/scissor-lift.ts";
import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect, shape } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor, wheel } from "../solids/wheel.ts";
import { attributeValueOf, lengthwiseTurn, type Machine } from "./machine.ts";

/** Type 0 is mobile with a foot pump; type 1 is stationary and electric. */
export const liftingTable: Machine = {
  family: "lifting-table",
  turn: lengthwiseTurn,
  build: (spec) => {
    const { width, length, height } = spec.cm;
    const foot = spec.type === 0 ? Math.min(16, height * 0.16) : 0;
    const top =
      spec.type === 0
        ? Math.min(height * 0.66, attributeValueOf(spec, "raisedHeight", 900) / 10)
        : attributeValueOf(spec, "raisedHeight", 1000) / 10;
    const lift = scissorLift({
      length: length * 0.8,
      depth: width * 0.84,
      low: foot + 4,
      high: top - 7,
      bar: Math.max(3.4, length * 0.04),
      stages: spec.type === 1 && length > 150 ? 2 : 1,
      paint: "dark",
    });
    const ram = tube(
      [
        [-length * 0.26, 0, foot + 4],
        [length * 0.06, 0, foot + (top - foot) * 0.5],
      ],
      width * 0.05,
      "steel",
      10,
    );
    const drive = spec.type === 0 ? rolling(spec, foot) : powered(spec, top);
    return turn([...frame(spec, foot), ...lift, ram, deck(spec, top), ...drive], "z", 90);
  },
};

function frame({ cm: { width, length } }: PictureSpec, foot: number): Solid[] {
  const beams = [-1, 1].map((side) =>
    box([0, side * width * 0.44, foot], [length * 0.86, width * 0.1, 4], "body"),
  );
  return [
    ...beams,
    ...[-1, 1].map((end) => box([end * length * 0.41, 0, foot], [length * 0.04, width * 0.78, 4], "body")),
  ];
}

/** The top, with the warning stripes of its edge. */
function deck({ cm: { width, length }, type, rank }: PictureSpec, top: number): Solid {
  const long = type === 0 ? length * 0.9 : length;
  const stripes = (wide: number, tall: number) =>
    Array.from({ length: Math.floor(wide / 8) }, (_, index) =>
      shape(
        [
          [index * 8, 0],
          [index * 8 + 4, 0],
          [index * 8 + 4 + tall, tall],
          [index * 8 + tall, tall],
        ].map(([u = 0, v = 0]) => [Math.min(u, wide), v] as const),
        "caution",
      ),
    );
  const edge = (solid: Solid) =>
    ["front", "right", "left", "back"].reduce(
      (done, side) =>
        decorate(done, side as "front", (wide, tall) => (type === 1 ? stripes(wide, tall) : [])),
      solid,
    );
  return decorate(
    edge(box([0, 0, top - 7], [long, width, 7], type === 1 ? "black" : "body", "body")),
    "top",
    (wide, tall) => [
      rect(3, 3, wide - 6, tall - 6, "steel", true, 1),
      ...Array.from({ length: 2 + rank }, (_, index) =>
        rect(8, (tall * (index + 1)) / (3 + rank), wide - 16, 0.7, "iron"),
      ),
    ],
  );
}

function rolling({ cm: { width, length, height } }: PictureSpec, foot: number): Solid[] {
  const back = length * 0.43;
  const bar = turn(
    pushBar({ half: width * 0.4, y: 0, low: foot + 4, top: height, lean: length * 0.07, grip: "black" }),
    "z",
    -90,
  );
  return [
    ...[-1, 1].flatMap((side) => castor([back - 4, side * width * 0.38, foot], foot)),
    ...[-1, 1].map((side) =>
      wheel([-back + 8, side * width * 0.38, foot * 0.42], [0, side, 0], foot * 0.42, 4),
    ),
    ...move(bar, [back, 0, 0]),
    tube(
      [
        [back, 0, foot + 8],
        [back + 8, 0, foot + 3],
        [back + 10, 0, foot + 2],
      ],
      1.4,
      "dark",
    ),
    box([back + 10, 0, foot + 1], [4, 9, 1.6], "black"),
  ];
}

/** The pump's box under the top and the hand control on its cable. */
function powered({ cm: { width, length } }: PictureSpec, top: number): Solid[] {
  const x = length * 0.3;
  const y = -width * 0.5 - 5;
  const handset = decorate(
    roundedBox([x, y, top - 36], [8, 5, 18], 2, "y", "caution"),
    "front",
    (wide, tall) => [
      disc(wide / 2, tall * 0.78, 2, "stop", true),
      disc(wide / 2, tall * 0.48, 1.8, "black", true),
      disc(wide / 2, tall * 0.22, 1.8, "black", true),
    ],
  );
  return [
    box([-length * 0.08, 0, 4], [length * 0.24, width * 0.4, 12], "dark"),
    cylinder({ from: [length * 0.04, 0, 10], to: [length * 0.2, 0, 10], radius: 6, paint: "iron" }),
    tube(
      smoothPath(
        [
          [x - 4, -width * 0.5, top - 4],
          [x - 4, y, top - 6],
          [x, y, top - 12],
          [x, y, top - 18],
        ],
        3,
      ),
      0.8,
      "black",
    ),
    handset,
  ];
}
