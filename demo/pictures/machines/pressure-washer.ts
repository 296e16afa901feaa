import { electricMotor } from "../archetypes/electric-motor.ts";
import { pushBar } from "../archetypes/push-bar.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { lathe } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { onBothSides, pole } from "../solids/pole.ts";
import { box, prism } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { wheel } from "../solids/wheel.ts";
import type { Machine } from "./machine.ts";

/** Type 0 is upright with its coiled hose; type 1 heats: a long cart with the boiler at its rear. */
export const pressureWasher: Machine = {
  family: "pressure-washer",
  build: (spec) => (spec.type === 0 ? coldWasher(spec) : hotWasher(spec)),
};

function coldWasher({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const half = width / 2 - 6;
  const hood = height * 0.48;
  const wheels = height * 0.13;
  const floor = wheels * 0.7;
  const [front, rear] = [-length / 2, length / 2];
  const back = rear - wheels - 2;
  return [
    box([0, (front + rear) / 2 - 2, floor], [half * 2, length - 4, 3], "dark"),
    ...onBothSides((side) => [
      box([side * half * 0.7, front + 6, 0], [5, 6, floor], "black"),
      wheel([side * (half + 3), rear - wheels, wheels], [side, 0, 0], wheels, 5),
    ]),
    ...shell(half, front + 1, back - 4, floor + 3, hood, 3 + rank),
    ...pushBar({
      half: half - 1,
      y: back,
      low: floor + 3,
      top: height - 3,
      lean: 6,
      radius: 1.7,
      paint: "steel",
      grip: "black",
    }),
    ...coil([0, back + 0.5, hood + (height - hood) * 0.46], half * 0.72, 1.2),
    ...lance(-half - 1.8, back - 4, floor + 3, height),
  ];
}

/** The hood over motor and pump: pressure gauge and regulator on its slope, the outlet below. */
function shell(half: number, front: number, rear: number, low: number, high: number, slots: number): Solid[] {
  const step = (high - low) * 0.46;
  const profile = roundCorners(
    [
      [front, low],
      [rear, low],
      [rear, high],
      [front + step, high],
      [front, high - step],
    ],
    [1, 1, 3, 3, 3],
  );
  const hood = decorate(
    decorate(prism(profile, "x", -half, half, "body"), "right", (wide, tall) => [
      ...vents(wide * 0.46, tall * 0.16, wide * 0.4, tall * 0.42, slots),
      rect(wide * 0.12, tall * 0.2, wide * 0.2, tall * 0.14, "caution", true),
    ]),
    "front",
    (wide, tall) => [
      rect(wide * 0.1, tall * 0.16, wide * 0.8, tall * 0.7, "black", true, 1.4),
      disc(wide * 0.7, tall * 0.5, wide * 0.09, "brass", true),
      disc(wide * 0.7, tall * 0.5, wide * 0.045, "black"),
    ],
  );
  const slope: Vec3 = [0, -Math.SQRT1_2, Math.SQRT1_2];
  const at = (x: number): Vec3 => [x, front + step / 2, high - step / 2];
  return [
    hood,
    dial(at(-half * 0.42), slope, half * 0.28),
    turnKnob(at(half * 0.42), slope, half * 0.24, "stop"),
  ];
}

/** A hose in a coil that looks to the front. */
function coil([x, y, z]: Vec3, reach: number, thick: number): Solid[] {
  const path = Array.from({ length: 40 }, (_, index): Vec3 => {
    const angle = (index / 20) * Math.PI * 2;
    const out = reach - (index / 39) * thick * 1.8;
    return [x + Math.cos(angle) * out, y - thick * 2 - (index / 39) * thick * 3, z + Math.sin(angle) * out];
  });
  return [
    tube(path, thick, "black", 6),
    box([x, y, z - reach * 0.4], [reach * 0.3, thick * 2, reach * 0.5], "iron"),
  ];
}

function lance(x: number, y: number, low: number, height: number): Solid[] {
  const [mid, top] = [height * 0.72, height * 0.9];
  return [
    tube(
      [
        [x, y - 8, low],
        [x, y, mid],
      ],
      0.8,
      "steel",
    ),
    tube(
      [
        [x, y, mid],
        [x, y + 2, top - 6],
      ],
      1.6,
      "black",
    ),
    tube(
      [
        [x, y + 2, top - 6],
        [x, y - 4, top],
      ],
      1.5,
      "body",
    ),
  ];
}

function hotWasher({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const half = width / 2 - 7;
  const wheels = Math.min(15, height * 0.15);
  const floor = wheels * 1.3;
  const [front, rear] = [-length / 2, length / 2];
  const radius = Math.min(half * 0.86, length * 0.22);
  const boiler = rear - radius - 16;
  const deck = floor + height * 0.36;
  return [
    box([0, 0, floor], [half * 2, length - 14, 4], "dark"),
    ...onBothSides((side) => [
      wheel([side * (half + 3.4), rear - wheels - 8, wheels], [side, 0, 0], wheels, 6),
      wheel([side * (half - 6), front + wheels + 8, wheels * 0.6], [side, 0, 0], wheels * 0.6, 5),
    ]),
    box([0, front + wheels + 8, wheels * 1.2], [half * 2 - 20, 4, floor - wheels * 1.2], "iron"),
    ...shell(half, front + 8, boiler - radius - 2, floor + 4, deck, 3 + rank),
    ...boilerOf([0, boiler, floor + 4], radius, height - floor - 8),
    ...electricMotor({
      from: [-half * 0.5, front + length * 0.2, deck + half * 0.34],
      to: [half * 0.6, front + length * 0.2, deck + half * 0.34],
      radius: half * 0.32,
    }),
    ...pushBar({
      half: half - 1,
      y: rear - 12,
      low: floor + 4,
      top: height * 0.92,
      lean: 8,
      radius: 1.8,
      paint: "steel",
      grip: "black",
    }),
    ...lance(-half - 1.8, 0, floor + 4, height),
  ];
}

function boilerOf([x, y, z]: Vec3, radius: number, tall: number): Solid[] {
  const body = lathe({ from: [x, y, z], to: [x, y, z + tall * 0.84], paint: "bright", sides: 26 }, [
    [radius, 0],
    [radius, 0.88],
    [radius * 0.6, 1],
  ]);
  return [body, pole([x, y, z + tall * 0.84], tall * 0.16, radius * 0.34, "iron")];
}
