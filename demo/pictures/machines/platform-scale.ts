import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { buttons, display, rect, shape } from "../solids/marks.ts";
import { atCorners, pole } from "../solids/pole.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

/** Type 0 shows the weight on its column; type 1 is flat on the floor, with a separate indicator. */
export const platformScale: Machine = {
  family: "platform-scale",
  build: (spec) => (spec.type === 0 ? columnScale(spec) : floorScale(spec)),
};

function columnScale(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const deep = length - 10;
  const mast = height - 24;
  const y = length / 2 - 5;
  return [
    ...platform(width, deep, -5),
    box([0, y - 1.6, 2.6], [12, 6.8, 5], "dark"),
    pole([0, y, 7.6], 3.4, 3.6, "iron"),
    pole([0, y, 11], mast - 11, 2.3, "steel"),
    box([0, y, mast], [9, 5, 3], "dark"),
    tube(
      smoothPath(
        [
          [2, y + 3.2, mast],
          [2.4, y + 5, mast - 14],
          [1, y + 5, 26],
          [0, y + 4.2, 12],
          [0, y + 2.6, 8],
        ],
        3,
      ),
      0.7,
      "black",
      5,
    ),
    ...indicator(0, y, mast + 3, spec),
    ...(spec.lead >= 300 ? rail(width, deep, -5) : []),
  ];
}

function platform(width: number, depth: number, y: number): Solid[] {
  const plate = decorate(
    roundedBox([0, y, 7.6], [width - 1, depth - 1, 2.4], 2, "z", "bright"),
    "top",
    (wide, long) => [
      rect(3.5, 3.5, wide - 7, long - 7, "steel", false, 1),
      rect(4.3, 4.3, wide - 8.6, long - 8.6, "bright", false, 1),
    ],
  );
  const frame = box([0, y, 2.6], [width, depth, 5], "body");
  return [
    frame,
    plate,
    ...atCorners(width, depth, 4, (x, along) => pole([x, y + along, 0], 2.6, 2.6, "black")),
  ];
}

function indicator(x: number, y: number, z: number, { display: shown, rank }: PictureSpec): Solid[] {
  const keys = Array.from({ length: 1 + rank }, () => "steel" as const);
  const housing = decorate(roundedBox([x, y, z], [31, 8, 21], 2.4, "y", "dark"), "front", (wide, tall) => [
    rect(1.2, 1.2, wide - 2.4, tall - 2.4, "white", true, 1.6),
    ...display(3.4, tall * 0.46, wide - 6.8, tall * 0.42, shown.slice(0, 6)),
    ...buttons(4.4, tall * 0.24, 1.4, 22 / (2 + rank), ["body", ...keys, "stop"]),
  ]);
  return turn([housing], "x", -14, [x, y, z]);
}

function rail(width: number, depth: number, middle: number): Solid[] {
  const [x, y] = [width / 2 - 3, middle + depth / 2 - 3];
  return [
    tube(
      [
        [-x, y, 10],
        [-x, y, 40],
        [-x + 4, y, 44],
        [x - 4, y, 44],
        [x, y, 40],
        [x, y, 10],
      ],
      1.6,
      "body",
    ),
    tube(
      [
        [-x + 1.6, y, 26],
        [x - 1.6, y, 26],
      ],
      1.1,
      "body",
    ),
  ];
}

function floorScale(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const pitch = Math.max(9, width / 14);
  const rows = Math.floor((width - 8) / pitch);
  const plate = decorate(box([0, 0, 2], [width, length, height - 2], "body", "iron"), "top", (wide, long) => [
    rect(2, 2, wide - 4, long - 4, "steel", true, 1),
    ...Array.from({ length: rows * Math.floor((long - 8) / pitch) }, (_, index) => {
      const [u, v] = [6 + (index % rows) * pitch, 6 + Math.floor(index / rows) * pitch];
      const lift = (index % rows) % 2 ? -1 : 1;
      return shape(
        [
          [u, v],
          [u + 1.2, v - 1.2 * lift],
          [u + pitch * 0.5, v + pitch * 0.3 * lift],
          [u + pitch * 0.5 - 1.2, v + pitch * 0.3 * lift + 1.2 * lift],
        ].map(([a = 0, b = 0]) => [a, b] as const),
        "iron",
      );
    }),
  ]);
  const ramp = prism(
    [
      [-length / 2 - length * 0.28, 0],
      [-length / 2, 0],
      [-length / 2, height * 0.9],
      [-length / 2 - length * 0.28, 0.8],
    ],
    "x",
    -width * 0.3,
    width * 0.3,
    "iron",
  );
  const [x, y] = [width / 2 + 22, length * 0.2];
  return [
    plate,
    ramp,
    ...atCorners(width, length, 8, (across, along) => pole([across, along, 0], 2, 4, "black")),
    box([x, y, 0], [30, 30, 2], "dark"),
    pole([x, y, 2], 88, 2.4, "steel"),
    box([x, y, 90], [9, 5, 3], "dark"),
    ...indicator(x, y, 93, spec),
    tube(
      smoothPath(
        [
          [x, y + 3, 6],
          [x - 6, y + 8, 0.9],
          [width / 2 + 6, y + 2, 0.9],
          [width / 2, y, 4],
        ],
        3,
      ),
      0.8,
      "black",
      5,
    ),
  ];
}
