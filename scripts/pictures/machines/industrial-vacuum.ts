import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { turnKnob } from "../solids/controls.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor, wheel } from "../solids/wheel.ts";
import { bySize, stretchMachine } from "./machine.ts";

export const industrialVacuum = stretchMachine({
  family: "industrial-vacuum",
  build: (size) => {
    const radius = bySize(size, 17, 20, 23);
    const drum = bySize(size, 24, 36, 52);
    return [
      ...vacuumDrum(radius, drum),
      ...motorHead(radius, floor + drum, size === "l"),
      ...running(radius),
      ...suction(radius, drum),
      ...(size === "s" ? [] : pushBar(radius, drum)),
    ];
  },
});

const floor = 13;

function vacuumDrum(radius: number, drum: number): Solid[] {
  const at = (z: number): Vec3 => [0, 0, floor + z];
  const band = (z: number, height: number) =>
    cylinder({ from: at(z), to: at(z + height), radius: radius * 1.04, paint: "steel", sides: 26 });
  const wall = (from: number, to: number) =>
    cylinder({ from: at(from), to: at(to), radius, paint: "bright", sides: 26 });
  return [
    band(0, 2.4),
    wall(2.4, drum * 0.62),
    band(drum * 0.62, 1.8),
    wall(drum * 0.62 + 1.8, drum - 2),
    band(drum - 2, 2),
    ...latches(radius, drum),
  ];
}

function latches(radius: number, drum: number): Solid[] {
  return [-1, 1].map((side) => box([side * (radius * 1.04 + 1), 0, floor + drum - 7], [2, 5, 12], "black"));
}

function motorHead(radius: number, low: number, twin: boolean): Solid[] {
  const top = low + radius * 0.95;
  const cap = lathe({ from: [0, 0, low], to: [0, 0, top], paint: "body", sides: 26 }, [
    [radius * 1.04, 0],
    [radius * 1.04, 0.34],
    [radius * 0.88, 0.74],
    [radius * 0.5, 1],
  ]);
  const crown = cylinder({ from: [0, 0, top], to: [0, 0, top + 3], radius: radius * 0.46, paint: "black" });
  const grip = tube(
    [
      [-radius * 0.36, 0, top + 3],
      [-radius * 0.36, 0, top + 7],
      [-radius * 0.2, 0, top + 9],
      [radius * 0.2, 0, top + 9],
      [radius * 0.36, 0, top + 7],
      [radius * 0.36, 0, top + 3],
    ],
    1.5,
    "black",
  );
  const face = roundedBox([0, -radius * 1.0, low + 2], [radius * 0.95, 4.4, radius * 0.4], 1.2, "y", "black");
  const y = -radius * 1.0 - 2.2;
  const knobs = (twin ? [-0.26, 0, 0.26] : [-0.2, 0.2]).map((x, index) =>
    turnKnob(
      [radius * x, y, low + 2 + radius * 0.2],
      [0, -1, 0],
      radius * 0.11,
      index === 0 ? "stop" : "steel",
    ),
  );
  return [cap, crown, grip, face, ...knobs];
}

function running(radius: number): Solid[] {
  const spread = radius * 0.72;
  return [
    box([0, 0, floor - 2.6], [radius * 2.1, radius * 1.5, 2.6], "dark"),
    ...[-1, 1].map((side) => wheel([side * (radius * 1.05 + 3), radius * 0.55, 10], [side, 0, 0], 10, 4.6)),
    ...[-1, 1].flatMap((side) => castor([side * spread, -radius * 0.5, floor - 2.6], floor - 2.6)),
  ];
}

/** Inlet, hose over the floor and the floor tool. */
function suction(radius: number, drum: number): Solid[] {
  const z = floor + drum * 0.4;
  const y = -radius - 5;
  const hose = smoothPath(
    [
      [0, y, z],
      [-1, y - 7, z - 1],
      [-8, y - 13, z - 8],
      [-15, y - 14, 5],
      [-8, y - 20, 2.6],
      [8, y - 21, 2.6],
      [18, y - 16, 3],
    ],
    3,
  );
  return [
    cylinder({ from: [0, -radius + 1, z], to: [0, y, z], radius: 4, paint: "black" }),
    tube(hose, 2.1, "dark"),
    tube(
      [
        [18, y - 16, 3],
        [27, y - 12, 4],
      ],
      1.6,
      "steel",
    ),
    roundedBox([31, y - 10, 0], [8, 22, 4], 1.4, "y", "black"),
  ];
}

function pushBar(radius: number, drum: number): Solid[] {
  const top = floor + drum + radius + 4;
  const [x, y] = [radius * 0.8, radius * 0.74 + 4];
  return [
    tube(
      [
        [-x, y, floor - 1],
        [-x, y, top - 8],
        [-x, y + 5, top],
        [x, y + 5, top],
        [x, y, top - 8],
        [x, y, floor - 1],
      ],
      1.6,
      "iron",
    ),
  ];
}
