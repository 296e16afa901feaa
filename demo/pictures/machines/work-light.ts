import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

/** Type 0 is one head in a floor stand with a carrying grip; type 1 a drum that shines all round. */
export const workLight: Machine = {
  family: "work-light",
  turn: 24,
  build: (spec) => (spec.type === 0 ? floorLamp(spec) : siteLamp(spec)),
};

/** A head looking to the front, its middle at the origin: LEDs in their frame, cooling fins behind. */
function head(width: number, height: number, rows: number): Solid[] {
  const deep = height * 0.16;
  const leds = (wide: number, tall: number): Mark[] => {
    const columns = Math.round((rows * wide) / tall);
    const [u, v] = [(wide * 0.84) / columns, (tall * 0.62) / rows];
    return [
      rect(wide * 0.05, tall * 0.24, wide * 0.9, tall * 0.7, "black", true, height * 0.05),
      rect(wide * 0.07, tall * 0.27, wide * 0.86, tall * 0.64, "white", false, height * 0.03),
      ...Array.from({ length: rows * columns }, (_, index) =>
        rect(
          wide * 0.08 + (index % columns) * u + u * 0.16,
          tall * 0.28 + Math.floor(index / columns) * v + v * 0.16,
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

function floorLamp({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const tall = height * 0.62;
  const wide = width * 0.86;
  const middle = height * 0.52;
  const thick = Math.max(0.7, width * 0.026);
  const x = width / 2 - thick;
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
    ...floorStand(x, length, thick, middle),
    ...knobs,
    ...turn([...move(head(wide, tall, 3 + rank), [0, 0, middle]), grip], "x", -12, [0, 0, middle]),
  ];
}

/** A ribbed drum that shines all round, in a cage of four bars on its base with sockets. */
function siteLamp({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const radius = Math.min(width, length) / 2;
  const [foot, base, top] = [height * 0.04, height * 0.24, height * 0.82];
  const at = (z: number): Vec3 => [0, 0, z];
  const socket = roundedBox(
    [0, -radius * 0.98, foot + height * 0.04],
    [radius * 0.7, radius * 0.16, height * 0.12],
    1,
    "y",
    "black",
  );
  return [
    cylinder({ from: at(0), to: at(foot), radius: radius * 0.9, paint: "black", sides: 26 }),
    cylinder({
      from: at(foot),
      to: at(base),
      radius: radius * 0.98,
      endRadius: radius,
      paint: "body",
      sides: 26,
    }),
    decorate(socket, "front", (wide, tall) => [
      disc(wide * 0.3, tall / 2, tall * 0.3, "blue", true, 14),
      disc(wide * 0.74, tall / 2, tall * 0.16, "go", true, 12),
    ]),
    ...glowOf(radius, height, base, top, 3 + rank),
    ...cage(radius, base, top),
    lathe({ from: at(top), to: at(height * 0.9), paint: "body", sides: 26 }, [
      [radius, 0],
      [radius, 0.4],
      [radius * 0.6, 1],
    ]),
    tube(
      [
        [-radius * 0.4, 0, height * 0.9],
        [-radius * 0.4, 0, height * 0.95],
        [-radius * 0.28, 0, height * 0.985],
        [radius * 0.28, 0, height * 0.985],
        [radius * 0.4, 0, height * 0.95],
        [radius * 0.4, 0, height * 0.9],
      ],
      radius * 0.07,
      "black",
      8,
    ),
  ];
}

/** Two runners, two uprights and the bar that joins them. */
function floorStand(x: number, length: number, thick: number, middle: number): Solid[] {
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
  return [...stand, ...uprights, cross];
}

/** Lit bands between white rings. */
function glowOf(radius: number, height: number, base: number, top: number, count: number): Solid[] {
  const at = (z: number): Vec3 => [0, 0, z];
  const rings = Array.from({ length: count }, (_, index) => {
    const low = base + ((top - base) / count) * index;
    const glow = cylinder({
      from: at(low + height * 0.02),
      to: at(low + (top - base) / count),
      radius: radius * 0.72,
      paint: "caution",
      sides: 24,
    });
    return [
      cylinder({
        from: at(low),
        to: at(low + height * 0.02),
        radius: radius * 0.76,
        paint: "white",
        sides: 24,
      }),
      glow,
    ];
  });
  return rings.flat();
}

function cage(radius: number, base: number, top: number): Solid[] {
  return [45, 135, 225, 315].map((degrees) => {
    const [x, y] = [
      Math.cos((degrees * Math.PI) / 180) * radius * 0.9,
      Math.sin((degrees * Math.PI) / 180) * radius * 0.9,
    ];
    return tube(
      [
        [x, y, base],
        [x, y, top],
      ],
      radius * 0.06,
      "black",
      8,
    );
  });
}
