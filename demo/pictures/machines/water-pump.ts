import { electricMotor } from "../archetypes/electric-motor.ts";
import { turn } from "../geometry/place.ts";
import { circle } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { bow, dial } from "../solids/controls.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { pole } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/** Type 0 is electric, on a foot; type 1 is submerged in the dirty water that it drains. */
export const waterPump: Machine = {
  family: "water-pump",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? gardenPump(spec) : submersiblePump(spec), "z", 90),
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

function gardenPump({ cm: { width, height, length }, step }: PictureSpec): Solid[] {
  const radius = Math.min(width * 0.42, height * 0.3);
  const z = radius * 1.25;
  const start = -length * 0.4;
  const deep = length * 0.3;
  const motor = start + deep;
  const top = z + radius * 0.9;
  return [
    ...volute(start, z, radius, deep),
    ...electricMotor({
      from: [motor, 0, z],
      to: [length / 2, 0, z],
      radius: radius * 0.86,
      paint: "body",
      fins: 3 + Math.round(step * 4),
    }),
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

/** A submerged pump: motor in a steel shell over the strainer, outlet at the side, float switch. */
function submersiblePump({ cm: { width, height, length }, rank }: PictureSpec): Solid[] {
  const radius = width * 0.4;
  const x = -length / 2 + radius + length * 0.24;
  const at = (share: number): Vec3 => [x, 0, height * share];
  const strainer = cylinder({
    from: at(0.06),
    to: at(0.2),
    radius: radius * 1.08,
    endRadius: radius * 1.02,
    paint: "dark",
    sides: 26,
  });
  const shell = lathe({ from: at(0.3), to: at(0.78), paint: "steel", sides: 26 }, [
    [radius * 0.94, 0],
    [radius * 0.94, 1],
  ]);
  const cap = lathe({ from: at(0.78), to: at(0.88), paint: "body", sides: 26 }, [
    [radius, 0],
    [radius, 0.4],
    [radius * 0.6, 1],
  ]);
  return [
    ...feetOf(x, radius, height),
    strainer,
    cylinder({ from: at(0.2), to: at(0.3), radius: radius * 1.1, paint: "body", sides: 26 }),
    ...circle([x, 0], radius * 1.02, 3 + rank).map(([across, along]) =>
      box([across, along, height * 0.3], [radius * 0.12, radius * 0.12, height * 0.014], "iron"),
    ),
    shell,
    cap,
    ...sideOutlet(x, radius, height),
    bow(
      [x, -radius * 0.5, height * 0.83],
      [x, radius * 0.5, height * 0.83],
      [0, 0, 1],
      height * 0.14,
      radius * 0.1,
      "black",
    ),
    ...floatSwitch(x, radius, height),
  ];
}

function feetOf(x: number, radius: number, height: number): Solid[] {
  return [30, 150, 270].map((degrees) => {
    const [across, along] = [
      Math.cos((degrees * Math.PI) / 180) * radius * 0.9,
      Math.sin((degrees * Math.PI) / 180) * radius * 0.9,
    ];
    return pole([x + across, along, 0], height * 0.06, radius * 0.14, "black");
  });
}

function sideOutlet(x: number, radius: number, height: number): Solid[] {
  const pipe = radius * 0.3;
  const out = x - radius * 1.3;
  return [
    cylinder({
      from: [x - radius * 1.06, 0, height * 0.25],
      to: [out + pipe, 0, height * 0.25],
      radius: pipe * 0.8,
      paint: "dark",
    }),
    cylinder({
      from: [out, 0, height * 0.18],
      to: [out, 0, height * 0.46],
      radius: pipe,
      paint: "dark",
      sides: 16,
    }),
    cylinder({
      from: [out, 0, height * 0.46],
      to: [out, 0, height * 0.54],
      radius: pipe * 1.2,
      paint: "brass",
      ends: "black",
      sides: 16,
    }),
  ];
}

/** It hangs on its cable and rises with the water. */
function floatSwitch(x: number, radius: number, height: number): Solid[] {
  const cable = smoothPath(
    [
      [x + radius * 0.3, 0, height * 0.88],
      [x + radius * 0.6, -radius * 0.4, height * 0.97],
      [x + radius * 1.25, -radius * 0.7, height * 0.7],
      [x + radius * 1.35, -radius * 0.8, height * 0.46],
    ],
    3,
  );
  return [
    tube(cable, radius * 0.06, "black", 6),
    roundedBox(
      [x + radius * 1.35, -radius * 0.8, height * 0.22],
      [radius * 0.5, radius * 0.36, height * 0.24],
      radius * 0.12,
      "y",
      "signal",
    ),
  ];
}
