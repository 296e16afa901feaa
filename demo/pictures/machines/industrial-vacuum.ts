import { cabinet } from "../archetypes/cabinet.ts";
import { pushBar } from "../archetypes/push-bar.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, rect, vents } from "../solids/marks.ts";
import { onBothSides, pole } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { castor, wheel } from "../solids/wheel.ts";
import type { Machine } from "./machine.ts";

/** Type 0 is a round steel drum for wet and dry; type 1 a square dust extractor with a flat top and clips. */
export const industrialVacuum: Machine = {
  family: "industrial-vacuum",
  build: (spec) => (spec.type === 0 ? drumVacuum(spec) : dustExtractor(spec)),
};

function drumVacuum({ cm: { width, height, length }, lead, rank }: PictureSpec): Solid[] {
  const tall = height * (lead > 30 ? 0.94 : 1);
  const floor = tall * 0.15;
  const radius = Math.min(width, length) * 0.4;
  const head = Math.min(tall * 0.34, radius * 1.1);
  const drum = tall - floor - head;
  return [
    ...drumOf(radius, floor, drum),
    ...motorHead(radius, floor + drum, head, lead > 50, rank + 1),
    box([0, 0, floor - 2.4], [radius * 2.1, radius * 1.5, 2.4], "dark"),
    ...onBothSides((side) => [
      wheel([side * (radius * 1.05 + 2.6), radius * 0.55, floor * 0.8], [side, 0, 0], floor * 0.8, 4),
      ...castor([side * radius * 0.7, -radius * 0.5, floor - 2.4], floor - 2.4),
    ]),
    ...suction(radius, floor + drum * 0.42),
    ...(lead > 30
      ? pushBar({ half: radius * 0.8, y: radius + 3, low: floor, top: height, lean: 4, radius: 1.4 })
      : []),
  ];
}

function drumOf(radius: number, floor: number, tall: number): Solid[] {
  const ring = (from: number, to: number, out: number, paint: "steel" | "bright") =>
    cylinder({ from: [0, 0, floor + from], to: [0, 0, floor + to], radius: radius * out, paint, sides: 26 });
  return [
    ring(0, 2, 1.04, "steel"),
    ring(2, tall * 0.62, 1, "bright"),
    ring(tall * 0.62, tall * 0.62 + 1.6, 1.03, "steel"),
    ring(tall * 0.62 + 1.6, tall - 1.8, 1, "bright"),
    ring(tall - 1.8, tall, 1.04, "steel"),
    ...onBothSides((side) => box([side * (radius * 1.04 + 1), 0, floor + tall - 6], [2, 4, 10], "black")),
  ];
}

function motorHead(radius: number, low: number, tall: number, twin: boolean, lamps: number): Solid[] {
  const top = low + tall * 0.84;
  const cap = lathe({ from: [0, 0, low], to: [0, 0, top], paint: "body", sides: 26 }, [
    [radius * 1.04, 0],
    [radius * 1.04, 0.34],
    [radius * 0.88, 0.74],
    [radius * 0.5, 1],
  ]);
  const face = radius * 1.05;
  const knobs = (twin ? [-0.26, 0, 0.26] : [-0.18, 0.18]).map((x, index) =>
    turnKnob(
      [radius * x, -face - 1.6, low + 1.4 + radius * 0.19],
      [0, -1, 0],
      radius * 0.1,
      index === 0 ? "stop" : "steel",
    ),
  );
  const thick = Math.max(0.8, tall * 0.045);
  const [foot, bow] = [top + tall * 0.05, low + tall - thick];
  const bend = foot + (bow - foot) * 0.5;
  return [
    cap,
    pole([0, 0, top], tall * 0.05, radius * 0.46, "black"),
    tube(
      [
        [-radius * 0.34, 0, foot],
        [-radius * 0.34, 0, bend],
        [-radius * 0.24, 0, bow],
        [radius * 0.24, 0, bow],
        [radius * 0.34, 0, bend],
        [radius * 0.34, 0, foot],
      ],
      thick,
      "black",
    ),
    decorate(
      roundedBox([0, -face, low + 1.4], [radius * 0.9, 3.2, radius * 0.38], 1, "y", "black"),
      "front",
      (wide, high) =>
        buttons(
          wide * 0.14,
          high * 0.86,
          high * 0.06,
          (wide * 0.72) / Math.max(1, lamps - 1),
          Array.from({ length: lamps }, () => "go" as const),
        ),
    ),
    ...knobs,
  ];
}

/** Inlet, hose over the floor and the floor tool; the wall stands at -`reach`. */
function suction(reach: number, z: number): Solid[] {
  const y = -reach - 4;
  const size = reach / 20;
  const path: Vec3[] = [
    [0, y, z],
    [-1, y - 6 * size, z - 1],
    [-8 * size, y - 12 * size, z * 0.7],
    [-15 * size, y - 13 * size, 5],
    [-8 * size, y - 19 * size, 2.4],
    [8 * size, y - 20 * size, 2.4],
    [17 * size, y - 15 * size, 2.8],
  ];
  return [
    cylinder({ from: [0, -reach + 0.4, z], to: [0, y, z], radius: 3.2, paint: "black" }),
    tube(smoothPath(path, 3), 1.8, "dark"),
    tube(
      [
        [17 * size, y - 15 * size, 2.8],
        [26 * size, y - 11 * size, 3.6],
      ],
      1.4,
      "steel",
    ),
    roundedBox([30 * size, y - 9 * size, 0], [7 * size, 20 * size, 3.6], 1.2, "y", "black"),
  ];
}

function dustExtractor({ cm: { width, height, length }, lead, rank }: PictureSpec): Solid[] {
  const tall = lead > 50 ? height * 0.86 : height;
  const radius = tall * 0.14;
  const floor = radius * 0.9;
  const wide = width - 8;
  const deep = length - 4;
  const split = floor + (tall - floor) * 0.5;
  const tub = cabinet({
    width: wide,
    length: deep,
    low: floor,
    high: split,
    paint: "dark",
    round: wide * 0.1,
    roundAlong: "z",
    marks: {},
  });
  const head = cabinet({
    width: wide * 1.02,
    length: deep * 1.02,
    low: split,
    high: tall - 3,
    round: wide * 0.1,
    roundAlong: "z",
    marks: { front: motorPanel, right: headVents(4 + rank), left: headVents(4 + rank) },
  });
  const tray = cabinet({
    width: wide,
    length: deep,
    low: tall - 3,
    high: tall,
    paint: "black",
    round: wide * 0.08,
    roundAlong: "z",
    marks: {
      top: (across, long) => [rect(across * 0.08, long * 0.08, across * 0.84, long * 0.84, "dark", true, 2)],
    },
  });
  return [
    tub,
    head,
    tray,
    ...onBothSides((side) => [
      box([side * (wide * 0.51 + 0.8), -deep * 0.12, split - 5], [1.6, 5, 10], "caution"),
      wheel([side * (wide / 2 + 2), deep / 2 - radius, radius], [side, 0, 0], radius, 4),
      ...castor([side * wide * 0.36, -deep * 0.36, floor], floor),
    ]),
    ...suction(deep / 2, floor + (split - floor) * 0.55),
    ...(lead > 50
      ? pushBar({ half: wide * 0.4, y: deep / 2 + 2.6, low: split, top: height, lean: 4, radius: 1.4 })
      : []),
  ];
}

/** The hose's socket on the panel, its switches beside it. */
function motorPanel(across: number, high: number): Mark[] {
  return [
    rect(across * 0.04, high * 0.16, across * 0.92, high * 0.68, "black", true, 1.6),
    disc(across * 0.24, high * 0.5, high * 0.2, "steel", true),
    disc(across * 0.24, high * 0.5, high * 0.08, "black"),
    rect(across * 0.5, high * 0.34, across * 0.16, high * 0.32, "go", true, 0.6),
    disc(across * 0.82, high * 0.5, high * 0.16, "stop", true, 12),
  ];
}

const headVents = (count: number) => (across: number, high: number) =>
  vents(across * 0.2, high * 0.2, across * 0.6, high * 0.6, count);
