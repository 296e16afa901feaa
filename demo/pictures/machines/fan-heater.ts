import { cabinet, type Marks } from "../archetypes/cabinet.ts";
import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { bow, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { buttons, disc, rect, vents } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import type { Machine, Measures } from "./machine.ts";

/** An electric box in its tube stand (0), a gas cannon on its frame (1). */
export const fanHeater: Machine = {
  family: "fan-heater",
  turn: 36,
  build: ({ type, cm, rank }) =>
    type === 0 ? electricBox(cm, 2 + rank) : cannon(cm, 2 + (rank % 4), 1 + Math.floor(rank / 4)),
};

/** Rings over a dark mouth that glows. */
function grille(radius: number, rings: number, glow = true): Marks {
  const pitch = 0.8 / rings;
  return (wide, tall) => [
    disc(wide / 2, tall / 2, radius, "black", true, 26),
    ...Array.from({ length: rings }, (_, index) => 0.86 - pitch * index).flatMap((share) => [
      disc(wide / 2, tall / 2, radius * share, glow ? "signal" : "steel", false, 24),
      disc(wide / 2, tall / 2, radius * (share - pitch * 0.4), "black", false, 24),
    ]),
    rect(wide / 2 - radius, tall / 2 - radius * 0.03, radius * 2, radius * 0.06, "steel"),
    rect(wide / 2 - radius * 0.03, tall / 2 - radius, radius * 0.06, radius * 2, "steel"),
  ];
}

function electricBox({ width, height, length }: Measures, rings: number): Solid[] {
  const [low, high] = [height * 0.12, height * 0.84];
  const side = width * 0.86;
  const shell = cabinet({
    ...{ width: side, length: length * 0.72, low, high, round: side * 0.14 },
    marks: {
      front: (wide, tall) => grille(Math.min(wide, tall) * 0.4, rings)(wide, tall),
      back: (wide, tall) => grille(Math.min(wide, tall) * 0.4, 3, false)(wide, tall),
      right: (wide, tall) => vents(wide * 0.2, tall * 0.2, wide * 0.6, tall * 0.4, 2 + rings),
    },
  });
  const bend = length * 0.44;
  const [half, pipe] = [width / 2 - 0.9, 0.9];
  const frame = onBothSides((x) =>
    tube(
      [
        [x * half, -bend, pipe],
        [x * half, bend, pipe],
        [x * half, bend * 0.6, height * 0.3],
        [x * half, bend * 0.5, height - pipe * 3],
      ],
      pipe,
      "dark",
    ),
  );
  const grip = tube(
    [
      [-half, bend * 0.5, height - pipe * 3],
      [-half * 0.8, bend * 0.5, height - pipe],
      [half * 0.8, bend * 0.5, height - pipe],
      [half, bend * 0.5, height - pipe * 3],
    ],
    pipe * 1.2,
    "black",
  );
  const knobs = [-0.2, 0.2].map((at) => turnKnob([side * at, -length * 0.22, high], [0, 0, 1], width * 0.08));
  return [shell, ...frame, grip, ...knobs];
}

function cannon({ width, height, length }: Measures, rings: number, lamps: number): Solid[] {
  const radius = width * 0.42;
  const axis = height - radius * 1.25;
  const foot = axis - radius * 0.9;
  const y = length / 2;
  const ring = (from: number, to: number, size: number, paint: Paint) =>
    cylinder({ from: [0, y * from, axis], to: [0, y * to, axis], radius: radius * size, paint, sides: 26 });
  const burner = cabinet({
    ...{ width: width * 0.5, length: length * 0.34, y: y * 0.3 },
    ...{ low: foot * 0.36, high: axis - radius * 0.72, paint: "black" },
    marks: {
      right: (wide, tall) => [
        rect(wide * 0.1, tall * 0.3, wide * 0.3, tall * 0.4, "stop", true),
        ...buttons(
          wide * 0.58,
          tall * 0.5,
          tall * 0.13,
          wide * 0.2,
          Array.from({ length: lamps }, () => "go" as const),
        ),
      ],
    },
  });
  return [
    ring(0.9, -0.86, 1, "body"),
    decorate(ring(-0.86, -1, 1.06, "steel"), "front", grille(radius * 0.94, rings)),
    decorate(ring(0.9, 1, 1.02, "black"), "back", grille(radius * 0.9, 3, false)),
    burner,
    ...cannonFrame(width, y, foot),
    bow([0, -y * 0.3, axis + radius], [0, y * 0.3, axis + radius], [0, 0, 1], radius * 0.25 - 1, 1, "black"),
    gasHose(width, y, foot),
  ];
}

function cannonFrame(width: number, y: number, foot: number): Solid[] {
  const runner = (side: number) => {
    const at = (along: number, z: number, out: number) => [side * width * out, y * along, z] as const;
    return tube([at(-0.7, 1, 0.46), at(0.7, 1, 0.46), at(0.5, foot * 0.8, 0.3)], 1, "dark");
  };
  return [...onBothSides(runner), box([0, -y * 0.55, 1], [width * 0.9, 2, foot], "dark")];
}

function gasHose(width: number, y: number, foot: number): Solid {
  const at = (across: number, along: number, z: number) => [width * across, y * along, z] as const;
  const way = [at(0, 0.64, foot * 0.7), at(0, 1.1, foot * 0.6), at(0.3, 1.3, 1), at(0.7, 1.1, 0.8)];
  return tube(smoothPath(way, 3), 0.8, "signal");
}
