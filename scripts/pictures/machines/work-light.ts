import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { rect } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

/** Type 0 is one head in a floor stand with a carrying grip; type 1 two heads on a tripod. */
export const workLight: Machine = {
  family: "work-light",
  turn: 24,
  build: (spec) => (spec.type === 0 ? floorLamp(spec) : tripodLamp(spec)),
};

/** A head looking to the front, its middle at the origin: LEDs in their frame, cooling fins behind. */
function head(width: number, height: number, rows: number): Solid[] {
  const deep = height * 0.16;
  const leds = (wide: number, tall: number): Mark[] => {
    const columns = Math.round((rows * wide) / tall);
    const [u, v] = [(wide * 0.84) / columns, (tall * 0.8) / rows];
    return [
      rect(wide * 0.05, tall * 0.06, wide * 0.9, tall * 0.88, "black", true, height * 0.05),
      rect(wide * 0.07, tall * 0.09, wide * 0.86, tall * 0.82, "white", false, height * 0.03),
      ...Array.from({ length: rows * columns }, (_, index) =>
        rect(
          wide * 0.08 + (index % columns) * u + u * 0.16,
          tall * 0.1 + Math.floor(index / columns) * v + v * 0.16,
          u * 0.68,
          v * 0.68,
          "caution",
        ),
      ),
    ];
  };
  const shell = roundedBox([0, 0, -height / 2], [width, deep, height], height * 0.1, "y", "body");
  const fins = Array.from({ length: 5 }, (_, index) =>
    box(
      [(index - 2) * width * 0.17, deep * 0.9, -height * 0.36],
      [width * 0.05, deep * 0.8, height * 0.72],
      "dark",
    ),
  );
  return [decorate(shell, "front", leds), ...fins];
}

function floorLamp({ cm: { width, height, length } }: PictureSpec): Solid[] {
  const tall = height * 0.62;
  const wide = width * 0.86;
  const middle = height * 0.52;
  const thick = Math.max(0.7, width * 0.026);
  const x = width / 2 - thick;
  const stand = [-1, 1].map((side) =>
    tube(
      [
        [side * x, -length / 2 + thick, thick],
        [side * x, length / 2 - thick, thick],
      ],
      thick,
      "black",
      8,
    ),
  );
  const uprights = [-1, 1].map((side) =>
    tube(
      [
        [side * x, length * 0.1, thick * 2],
        [side * x, 0, middle],
      ],
      thick,
      "black",
      8,
    ),
  );
  const cross = tube(
    [
      [-x, length / 2 - thick * 2, thick],
      [x, length / 2 - thick * 2, thick],
    ],
    thick,
    "black",
    8,
  );
  const knobs = [-1, 1].map((side) =>
    cylinder({
      from: [side * wide * 0.5, 0, middle],
      to: [side * (x + thick * 1.6), 0, middle],
      radius: thick * 2.2,
      paint: "dark",
    }),
  );
  const grip = tube(
    [
      [-width * 0.24, length * 0.1, middle + tall / 2],
      [-width * 0.2, length * 0.1, height - thick],
      [width * 0.2, length * 0.1, height - thick],
      [width * 0.24, length * 0.1, middle + tall / 2],
    ],
    thick * 1.1,
    "black",
    8,
  );
  return [
    ...stand,
    ...uprights,
    cross,
    ...knobs,
    ...turn([...move(head(wide, tall, 4), [0, 0, middle]), grip], "x", -12, [0, 0, middle]),
  ];
}

function tripodLamp({ cm: { width, height, length } }: PictureSpec): Solid[] {
  const tall = Math.min(height * 0.14, 26);
  const wide = Math.min(width * 0.4, tall * 1.35);
  const top = height - tall * 0.62;
  const knot = height * 0.42;
  const reach = Math.min(width, length) * 0.46;
  const legs = [0, 1, 2].flatMap((index): Solid[] => {
    const angle = ((index * 120 + 90) * Math.PI) / 180;
    const way = (share: number, z: number): Vec3 => [
      Math.cos(angle) * reach * share,
      Math.sin(angle) * reach * share,
      z,
    ];
    return [
      tube([way(0.08, knot), way(1, 2)], 1.5, "black", 8),
      tube([way(0.04, height * 0.16), way(0.56, knot * 0.46)], 0.9, "iron", 6),
      cylinder({ from: way(1, 0), to: way(1, 2.6), radius: 2.4, paint: "dark" }),
    ];
  });
  const mast: Solid[] = [
    cylinder({ from: [0, 0, height * 0.12], to: [0, 0, knot + 4], radius: 2.2, paint: "black" }),
    cylinder({ from: [0, 0, knot + 4], to: [0, 0, knot + 10], radius: 3.2, paint: "body" }),
    cylinder({ from: [0, 0, knot + 10], to: [0, 0, height * 0.7], radius: 1.8, paint: "iron" }),
    cylinder({ from: [0, 0, height * 0.7], to: [0, 0, height * 0.7 + 5], radius: 2.8, paint: "body" }),
    cylinder({ from: [0, 0, height * 0.7 + 5], to: [0, 0, top - tall * 0.6], radius: 1.4, paint: "steel" }),
    box([0, 0, top - tall * 0.6], [wide * 2.1, 3, 3], "dark"),
  ];
  const heads = [-1, 1].flatMap((side) => {
    const lamp = turn(move(head(wide, tall, 3), [0, 0, 0]), "x", -10);
    return [
      ...move(turn(lamp, "z", side * 12), [side * wide * 0.6, -1, top]),
      box([side * wide * 0.6, 0, top - tall * 0.6 + 3], [3, 3, tall * 0.1], "dark"),
    ];
  });
  return [...legs, ...mast, ...heads];
}
