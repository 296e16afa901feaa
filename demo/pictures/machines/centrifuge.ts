import { turn } from "../geometry/place.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec2 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect, vents } from "../solids/marks.ts";
import { prism, roundedBox } from "../solids/prism.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** The lid is open and shows the rotor; type 0 is small and round, type 1 a wide cabinet with a large panel. */
export const centrifuge: Machine = {
  family: "centrifuge",
  turn: 26,
  build: (spec) => (spec.type === 0 ? small(spec) : large(spec)),
};

/** More than sixteen would intersect. */
function tubesOf(spec: PictureSpec): number {
  return Math.min(16, Math.max(4, attributeValueOf(spec, "tubes", 8)));
}

/** The well with the rotor and its tubes, on the top of the housing. */
function well(z: number, y: number, radius: number, tubes: number): Solid[] {
  const ring = lathe({ from: [0, y, z], to: [0, y, z + radius * 0.1], paint: "black", sides: 28 }, [
    [radius, 0],
    [radius, 0.7],
    [radius * 0.92, 1],
  ]);
  const top = z + radius * 0.1;
  const rotor = lathe({ from: [0, y, top], to: [0, y, top + radius * 0.26], paint: "steel", sides: 24 }, [
    [radius * 0.78, 0],
    [radius * 0.72, 0.3],
    [radius * 0.3, 1],
  ]);
  const caps = Array.from({ length: tubes }, (_, index) => {
    const angle = (index / tubes) * Math.PI * 2;
    const [x, across] = [Math.cos(angle) * radius * 0.54, y + Math.sin(angle) * radius * 0.54];
    return cylinder({
      from: [x, across, top + radius * 0.14],
      to: [x, across, top + radius * 0.26],
      radius: radius * 0.09,
      paint: index % 2 ? "signal" : "blue",
      sides: 8,
    });
  });
  const nut = cylinder({
    from: [0, y, top + radius * 0.26],
    to: [0, y, top + radius * 0.42],
    radius: radius * 0.13,
    paint: "black",
  });
  return [ring, rotor, ...caps, nut];
}

function small(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const tall = height * 0.56;
  const body = roundedBox(
    [0, 0, 1.2],
    [width, length, tall - 1.2],
    Math.min(width, length) * 0.3,
    "z",
    "body",
    "white",
  );
  const panel = roundedBox(
    [0, -length / 2 - 0.4, tall * 0.2],
    [width * 0.56, 0.9, tall * 0.5],
    0.6,
    "y",
    "dark",
  );
  const lid = lathe(
    {
      from: [0, length * 0.34, tall],
      to: [0, length * 0.34 - height * 0.1, tall],
      paint: "glass",
      sides: 28,
    },
    [
      [width * 0.4, 0],
      [width * 0.38, 0.5],
      [width * 0.28, 1],
    ],
  );
  return [
    body,
    decorate(panel, "front", (wide, high) => [
      ...display(wide * 0.06, high * 0.3, wide * 0.5, high * 0.5, spec.display.slice(0, 4), "blueprint"),
      ...buttons(wide * 0.68, high * 0.54, high * 0.13, wide * 0.17, ["go", "stop"]),
    ]),
    ...well(tall, -length * 0.06, Math.min(width, length) * 0.38, tubesOf(spec)),
    lid,
    ...feet(width, length),
  ];
}

function large(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const tall = height * 0.58;
  const front = length / 2;
  const profile: Vec2[] = roundCorners(
    [
      [-front, 1.6],
      [front, 1.6],
      [front, tall],
      [-front * 0.46, tall],
      [-front, tall * 0.56],
    ],
    [1, 1, 2, 3, 2],
  );
  const shell = decorate(prism(profile, "x", -width / 2, width / 2, "body"), "right", (wide, high) =>
    vents(wide * 0.56, high * 0.14, wide * 0.32, high * 0.4, 6, "dark"),
  );
  const panel = decorate(shell, [0, -0.44 * tall, 0.54 * front], (wide, high) => [
    rect(wide * 0.06, high * 0.14, wide * 0.88, high * 0.72, "dark", true, 1),
    ...display(wide * 0.1, high * 0.28, wide * 0.36, high * 0.44, spec.display.slice(0, 5), "blueprint"),
    ...buttons(wide * 0.54, high * 0.5, high * 0.13, wide * 0.09, ["steel", "steel"]),
    ...buttons(wide * 0.76, high * 0.5, high * 0.16, wide * 0.1, ["go", "stop"]),
  ]);
  const plate = roundedBox([0, length * 0.14, tall], [width * 0.92, length * 0.68, 1], 2, "z", "white");
  const lid = roundedBox([0, front - 2, tall + 1], [width * 0.9, 4, length * 0.62], 4, "y", "body");
  const inner = decorate(lid, "front", (wide, high) => [
    rect(wide * 0.06, high * 0.06, wide * 0.88, high * 0.88, "white", true, 3),
    disc(wide / 2, high / 2, Math.min(wide, high) * 0.36, "steel", true, 26),
    disc(wide / 2, high / 2, Math.min(wide, high) * 0.14, "glass", true),
  ]);
  return [
    panel,
    plate,
    ...well(tall + 1, length * 0.1, Math.min(width * 0.38, length * 0.28), tubesOf(spec)),
    ...turn([inner], "x", -14, [0, front, tall + 1]),
    ...feet(width, length),
  ];
}

function feet(width: number, length: number): Solid[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      cylinder({
        from: [side * width * 0.36, end * length * 0.36, 0],
        to: [side * width * 0.36, end * length * 0.36, 1.6],
        radius: width * 0.05,
        paint: "black",
      }),
    ),
  );
}
