import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { buttons, display, rect } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { bySize, stretchMachine } from "./machine.ts";

export const platformScale = stretchMachine({
  family: "platform-scale",
  build: (size) => {
    const width = bySize(size, 40, 54, 84);
    const depth = bySize(size, 46, 62, 84);
    const mast = bySize(size, 52, 74, 88);
    return [
      ...platform(width, depth),
      ...column(depth, mast),
      ...indicator(depth, mast, bySize(size, "60", "300", "600")),
      ...(size === "l" ? rail(width, depth) : []),
    ];
  },
});

function platform(width: number, depth: number): Solid[] {
  const plate = decorate(
    roundedBox([0, 0, 7.6], [width - 1, depth - 1, 2.4], 2, "z", "bright"),
    "top",
    (wide, long) => [
      rect(3.5, 3.5, wide - 7, long - 7, "steel", false, 1),
      rect(4.3, 4.3, wide - 8.6, long - 8.6, "bright", false, 1),
    ],
  );
  const frame = decorate(box([0, 0, 2.6], [width, depth, 5], "body"), "front", (wide, tall) => [
    rect(wide - 14, tall * 0.3, 10, tall * 0.4, "white"),
  ]);
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end): Solid => {
      const at: Vec3 = [side * (width / 2 - 4), end * (depth / 2 - 4), 0];
      return cylinder({ from: at, to: [at[0], at[1], 2.6], radius: 2.6, paint: "black" });
    }),
  );
  return [frame, plate, ...feet];
}

function column(depth: number, mast: number): Solid[] {
  const y = depth / 2 + 3.4;
  return [
    box([0, y, 2.6], [12, 6.8, 5], "dark"),
    cylinder({ from: [0, y, 7.6], to: [0, y, 11], radius: 3.6, paint: "iron" }),
    cylinder({ from: [0, y, 11], to: [0, y, mast], radius: 2.3, paint: "steel" }),
    box([0, y, mast], [9, 5, 3], "dark"),
    tube(
      smoothPath(
        [
          [2, y + 3.2, mast],
          [2.4, y + 5, mast - 14],
          [1, y + 5, 26],
          [0, y + 4.2, 12],
          [0, y + 2, 6],
        ],
        3,
      ),
      0.7,
      "black",
      5,
    ),
  ];
}

function indicator(depth: number, mast: number, load: string): Solid[] {
  const y = depth / 2 + 3.4;
  const housing = decorate(
    roundedBox([0, y, mast + 3], [31, 8, 21], 2.4, "y", "dark"),
    "front",
    (wide, tall) => [
      rect(1.2, 1.2, wide - 2.4, tall - 2.4, "white", true, 1.6),
      ...display(3.4, tall * 0.46, wide - 6.8, tall * 0.42, `${load}-0`.slice(0, load.length)),
      ...buttons(5.2, tall * 0.24, 1.7, 4.1, ["body", "steel", "steel", "steel", "steel", "stop"]),
    ],
  );
  return turn([housing], "x", -14, [0, y, mast + 3]);
}

function rail(width: number, depth: number): Solid[] {
  const [x, y] = [width / 2 - 3, depth / 2 - 3];
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
