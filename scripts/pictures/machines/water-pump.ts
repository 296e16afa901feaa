import { electricMotor } from "../archetypes/electric-motor.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { bow, dial } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/** Type 0 is driven by electricity and stands on a foot; type 1 has a petrol engine in a tube frame. */
export const waterPump: Machine = {
  family: "water-pump",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? gardenPump(spec) : enginePump(spec), "z", 90),
};

/** Housing with the inlet at its end, towards -x, and the outlet above. */
function volute(x: number, z: number, radius: number, deep: number): Solid[] {
  const mouth = radius * 0.42;
  const port = (from: Vec3, to: Vec3): Solid =>
    cylinder({ from, to, radius: mouth, paint: "iron", sides: 16 });
  return [
    lathe({ from: [x, 0, z], to: [x + deep, 0, z], paint: "steel", sides: 24 }, [
      [radius * 0.72, 0],
      [radius, 0.3],
      [radius, 1],
    ]),
    port([x - deep * 0.3, 0, z], [x, 0, z]),
    cylinder({
      from: [x - deep * 0.5, 0, z],
      to: [x - deep * 0.3, 0, z],
      radius: mouth * 1.3,
      paint: "brass",
      ends: "black",
      sides: 16,
    }),
    port([x + deep * 0.55, 0, z + radius], [x + deep * 0.55, 0, z + radius * 1.35]),
    cylinder({
      from: [x + deep * 0.55, 0, z + radius * 1.35],
      to: [x + deep * 0.55, 0, z + radius * 1.6],
      radius: mouth * 1.3,
      paint: "brass",
      ends: "black",
      sides: 16,
    }),
  ];
}

function gardenPump({ cm: { width, height, length } }: PictureSpec): Solid[] {
  const radius = Math.min(width * 0.42, height * 0.3);
  const z = radius * 1.25;
  const start = -length * 0.4;
  const deep = length * 0.3;
  const motor = start + deep;
  const top = z + radius * 0.9;
  return [
    ...volute(start, z, radius, deep),
    ...electricMotor({ from: [motor, 0, z], to: [length / 2, 0, z], radius: radius * 0.86, paint: "body" }),
    box([motor + length * 0.06, 0, 0], [length * 0.36, width * 0.9, 1.6], "black"),
    ...[-1, 1].map((side) =>
      box(
        [motor + length * 0.16, side * radius * 0.5, 1.6],
        [length * 0.2, 1.6, z - radius * 0.8 - 1.6],
        "black",
      ),
    ),
    bow(
      [motor + length * 0.02, 0, top + radius * 0.3],
      [length * 0.42, 0, top],
      [0, 0, 1],
      Math.max(3, height - top - 3),
      1.2,
      "black",
    ),
    dial([start + deep * 0.9, -radius * 0.5, z + radius * 1.02], [0, -0.7, 0.7], radius * 0.26),
    box([start + deep * 0.9, -radius * 0.4, z + radius * 0.96], [2, 2, radius * 0.06], "brass"),
  ];
}

function enginePump({ cm: { width, height, length } }: PictureSpec): Solid[] {
  const base = height * 0.06;
  const radius = height * 0.27;
  const z = base + radius * 1.12;
  const start = -length * 0.32;
  const deep = length * 0.26;
  const engine = length * 0.2;
  return [
    ...tubeFrame(width, height, length),
    ...volute(start, z, radius, deep),
    ...petrolEngine([engine, 0, base + 1.5], [length * 0.44, width * 0.7, height * 0.84]),
  ];
}

/** Block with cooling fins, starter with its grip, tank with its cap, air filter and exhaust. */
function petrolEngine([x, y, z]: Vec3, [wide, deep, tall]: Vec3): Solid[] {
  const block = decorate(
    box([x, y, z], [wide * 0.8, deep * 0.7, tall * 0.56], "dark"),
    "front",
    (across, high) => vents(across * 0.06, high * 0.5, across * 0.4, high * 0.44, 4, "black"),
  );
  const start: Vec3 = [x + wide * 0.16, y - deep * 0.35, z + tall * 0.3];
  const starter = decorate(
    cylinder({
      from: start,
      to: [start[0], y - deep * 0.52, start[2]],
      radius: tall * 0.24,
      paint: "body",
      sides: 22,
    }),
    "front",
    (across) => [
      disc(across / 2, across / 2, tall * 0.16, "black", true, 18),
      disc(across / 2, across / 2, tall * 0.1, "body", false, 14),
    ],
  );
  const tank = decorate(
    roundedBox(
      [x + wide * 0.06, y, z + tall * 0.6],
      [wide * 0.86, deep * 0.8, tall * 0.34],
      tall * 0.1,
      "x",
      "body",
    ),
    "front",
    (across, high) => [rect(across * 0.3, high * 0.36, across * 0.4, high * 0.34, "white")],
  );
  return [
    box([x, y, z - 1.5], [wide, deep * 0.8, 1.5], "black"),
    block,
    starter,
    box(
      [x + wide * 0.16 + tall * 0.26, y - deep * 0.44, z + tall * 0.44],
      [tall * 0.14, tall * 0.06, tall * 0.06],
      "black",
    ),
    box([x, y, z + tall * 0.56], [wide * 0.6, deep * 0.5, tall * 0.04], "black"),
    tank,
    cylinder({ from: [x, y, z + tall * 0.94], to: [x, y, z + tall], radius: tall * 0.09, paint: "black" }),
    roundedBox(
      [x - wide * 0.28, y - deep * 0.46, z + tall * 0.28],
      [wide * 0.26, deep * 0.22, tall * 0.24],
      1.4,
      "y",
      "black",
    ),
    roundedBox(
      [x + wide * 0.1, y + deep * 0.46, z + tall * 0.2],
      [wide * 0.6, deep * 0.2, tall * 0.3],
      2,
      "x",
      "iron",
    ),
  ];
}

function tubeFrame(width: number, height: number, length: number): Solid[] {
  const thick = Math.max(0.9, width * 0.022);
  const [x, y, top] = [length / 2 - thick, width / 2 - thick, height - thick];
  const bows = [-1, 1].map((side) =>
    tube(
      [
        [-x, side * y, thick],
        [-x, side * y, top - 5],
        [-x + 5, side * y, top],
        [x - 5, side * y, top],
        [x, side * y, top - 5],
        [x, side * y, thick],
        [-x, side * y, thick],
      ],
      thick,
      "black",
      8,
    ),
  );
  const across = [-0.9, 0.9].flatMap((end) =>
    [thick, top].map((z) =>
      tube(
        [
          [x * end, -y, z],
          [x * end, y, z],
        ],
        thick * 0.9,
        "black",
        8,
      ),
    ),
  );
  return [...bows, ...across];
}
