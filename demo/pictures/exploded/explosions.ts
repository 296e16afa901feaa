import { electricMotor } from "../archetypes/electric-motor.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Axis, Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";

/** The machine's inner parts, built about the centre of its footprint, the underside at z = 0. */
type Inside = (spec: PictureSpec) => Solid[];

/** How a machine is separated: along an axis, cut between its parts. */
export interface Explosion {
  axis: Axis;
  /** Shares of the machine's extent along the axis, ascending: a solid's centre decides its part. */
  cuts: readonly number[];
  /** Space between two parts, as a share of the extent. */
  gap: number;
  /** Inner parts shown between the part before a cut and the part after it. */
  inside?: { cut: number; build: Inside };
}

/** Families with an exploded view, of the largest product of each type. */
export const explosions: Readonly<Record<string, Explosion>> = {
  "planetary-mixer": { axis: "z", cuts: [0.2, 0.6], gap: 0.2 },
  "air-compressor": { axis: "z", cuts: [0.55], gap: 0.3, inside: { cut: 0, build: pistonSet } },
  "electric-hoist": { axis: "y", cuts: [0.215, 0.618], gap: 0.2 },
  "pressure-washer": { axis: "z", cuts: [0.26], gap: 0.24, inside: { cut: 0, build: pumpSet } },
  "industrial-vacuum": { axis: "z", cuts: [0.6], gap: 0.22, inside: { cut: 0, build: filterSet } },
  "ultrasonic-cleaner": {
    axis: "z",
    cuts: [0.12, 0.5],
    gap: 0.24,
    inside: { cut: 1, build: transducerTank },
  },
};

function pistonSet({ cm: { width, length } }: PictureSpec): Solid[] {
  const radius = Math.min(width, length) * 0.13;
  return onBothSides((side) => [
    pole([side * radius * 1.6, 0, 0], radius * 1.2, radius * 0.3, "steel"),
    ...finned({
      from: [side * radius * 1.6, 0, radius * 1.2],
      to: [side * radius * 1.6, 0, radius * 2.4],
      radius: radius * 0.9,
      fin: radius,
      count: 2,
      paint: "bright",
    }),
  ]);
}

/** Motor and pump with its brass head. */
function pumpSet({ cm: { width } }: PictureSpec): Solid[] {
  const radius = width * 0.16;
  const z = radius * 1.1;
  return [
    box([0, 0, 0], [width * 0.7, radius * 1.6, radius * 0.1], "iron"),
    ...electricMotor({
      from: [-radius * 0.2, 0, z + radius * 0.1],
      to: [radius * 2.2, 0, z + radius * 0.1],
      radius,
    }),
    box([-radius * 0.9, 0, radius * 0.5], [radius * 1.4, radius * 1.4, radius * 1.4], "brass"),
    ...[-0.4, 0, 0.4].map((y) =>
      peg([-radius * 1.6, y * radius, z], [-1, 0, 0], radius * 0.4, radius * 0.16, "steel"),
    ),
  ];
}

/** A cartridge of folded paper between its two caps. */
function filterSet({ cm: { width, length } }: PictureSpec): Solid[] {
  const radius = Math.min(width, length) * 0.26;
  const at = (z: number): Vec3 => [0, 0, z];
  return [
    cylinder({ from: at(0), to: at(radius * 0.16), radius, paint: "black" }),
    cylinder({
      from: at(radius * 0.16),
      to: at(radius * 1.1),
      radius: radius * 0.92,
      paint: "paper",
      sides: 14,
    }),
    cylinder({ from: at(radius * 1.1), to: at(radius * 1.3), radius, paint: "signal" }),
  ];
}

/** The tub with its transducers below. */
function transducerTank({ cm: { width, length, height } }: PictureSpec): Solid[] {
  const tall = height * 0.34;
  const row = [-0.3, 0, 0.3].map((x) =>
    lathe(
      { from: [x * length * 0.8, 0, tall * 0.02], to: [x * length * 0.8, 0, tall * 0.3], paint: "brass" },
      [
        [width * 0.08, 0],
        [width * 0.12, 0.5],
        [width * 0.12, 1],
      ],
    ),
  );
  return turn(
    [...row, box([0, 0, tall * 0.3], [length * 0.76, width * 0.7, tall * 0.7], "bright", "water")],
    "z",
    90,
  );
}
