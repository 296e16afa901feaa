import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, finned, lathe } from "../solids/lathe.ts";
import { disc, display, rect } from "../solids/marks.ts";
import { peg, pole } from "../solids/pole.ts";
import { prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine, Measures } from "./machine.ts";

/** A cast foot, a bright column, a table that slides on it, the head with its belt guard; on the bench (0) or the floor (1). */
export const pillarDrill: Machine = {
  family: "pillar-drill",
  turn: 34,
  build: ({ cm, type, display: text, rank }) => {
    const { width, height, length } = cm;
    const radius = width * 0.11;
    const y = length * 0.16;
    const head = type === 0 ? height * 0.34 : height * 0.2;
    const low = height - head;
    const spindle = -length * 0.28;
    const base = height * (type === 0 ? 0.045 : 0.03);
    const table = type === 0 ? base + (low - base) * 0.34 : base + (low - base) * 0.56;
    return [
      foot(width, length, base),
      pole([0, y, base], base * 1.6, radius * 1.7, "dark", radius * 1.4),
      pole([0, y, base * 2.6], low - base * 2.6, radius, "bright"),
      ...workTable(width * 0.9, y, spindle, table, radius, base),
      ...drillHead(cm, low, y, spindle, { text, fins: 2 + (rank % 4) }),
      ...chuck(spindle, low, Math.min(low - table - base, head * 0.6), radius),
      ...feedWheel(width, low + head * 0.26, spindle, head),
    ];
  },
};

function foot(width: number, length: number, tall: number): Solid {
  const slots = (wide: number, long: number) =>
    [0.3, 0.7].map((at) => rect(wide * at - 1.2, long * 0.12, 2.4, long * 0.4, "black", false, 1));
  return decorate(
    roundedBox([0, 0, 0], [width * 0.9, length * 0.86, tall], width * 0.08, "z", "dark"),
    "top",
    slots,
  );
}

function workTable(
  width: number,
  y: number,
  spindle: number,
  z: number,
  radius: number,
  thick: number,
): Solid[] {
  const plate = decorate(
    roundedBox([0, spindle, z - thick], [width, width * 0.86, thick], width * 0.08, "z", "iron"),
    "top",
    (wide, long) => [
      ...[0.26, 0.74].map((at) => rect(wide * at - 0.9, long * 0.2, 1.8, long * 0.6, "black", false, 0.8)),
      disc(wide / 2, long / 2, wide * 0.09, "black"),
    ],
  );
  const arm = y - radius - (spindle + width * 0.43);
  return [
    plate,
    pole([0, y, z - thick * 2.6], thick * 3.4, radius * 1.5, "dark"),
    ...(arm > 0
      ? [
          roundedBox(
            [0, y - radius - arm / 2, z - thick * 2],
            [radius * 1.5, arm, thick * 1.6],
            0.8,
            "y",
            "dark",
          ),
        ]
      : []),
    peg([radius * 1.4, y, z - thick], [1, 0, 0], width * 0.14, thick * 0.3, "steel"),
  ];
}

/** The casting in the brand's colour, the belt guard over it, the motor behind. */
function drillHead(
  { width, height, length }: Measures,
  low: number,
  y: number,
  spindle: number,
  { text, fins }: { text: string; fins: number },
): Solid[] {
  const tall = height - low;
  const guardLow = low + tall * 0.68;
  const nose = spindle - width * 0.24;
  const half = width * 0.26;
  const profile = roundCorners(
    [
      [nose, low],
      [y + width * 0.2, low],
      [y + width * 0.2, guardLow],
      [nose, guardLow],
    ],
    [2, 1, 1, 2],
  );
  const casting = decorate(prism(profile, "x", -half, half, "body"), "front", (wide, high) => [
    ...display(wide * 0.14, high * 0.6, wide * 0.46, high * 0.24, text),
    disc(wide * 0.26, high * 0.36, wide * 0.09, "go", true, 12),
    disc(wide * 0.56, high * 0.36, wide * 0.12, "stop", true, 12),
  ]);
  const back = Math.min(length / 2, y + width * 0.5);
  const guard = roundCorners(
    [
      [-half * 1.15, nose],
      [half * 1.15, nose],
      [half * 1.15, back],
      [-half * 1.15, back],
    ],
    width * 0.22,
    4,
  );
  const motorY = back - width * 0.16;
  return [
    casting,
    prism(guard, "z", guardLow, height, "dark"),
    ...finned({
      from: [0, motorY, low - tall * 0.02],
      to: [0, motorY, guardLow],
      radius: width * 0.15,
      fin: width * 0.17,
      count: fins,
      paint: "steel",
      sides: 16,
    }),
  ];
}

function chuck(y: number, low: number, space: number, radius: number): Solid[] {
  const long = space * 0.34;
  return [
    cylinder({ from: [0, y, low], to: [0, y, low - space * 0.24], radius: radius * 0.62, paint: "bright" }),
    lathe({ from: [0, y, low - space * 0.24], to: [0, y, low - space * 0.24 - long], paint: "iron" }, [
      [radius * 0.8, 0],
      [radius * 0.8, 0.5],
      [radius * 0.34, 1],
    ]),
    cylinder({
      from: [0, y, low - space * 0.24 - long],
      to: [0, y, low - space * 0.94],
      radius: radius * 0.17,
      endRadius: radius * 0.1,
      paint: "bright",
    }),
  ];
}

/** Three spokes with their knobs at the right of the head. */
function feedWheel(width: number, z: number, y: number, head: number): Solid[] {
  const x = width * 0.26;
  const hub = width * 0.12;
  const reach = Math.min(width * 0.42, head * 0.5);
  return [
    peg([x, y, z], [1, 0, 0], hub, width * 0.09, "iron"),
    ...[90, 210, 330].map((degrees) => {
      const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const at = (share: number, out: number) =>
        [x + hub * out, y + across * reach * share, z + up * reach * share] as const;
      return tube([at(0.15, 0.6), at(0.8, 1)], width * 0.02, "bright");
    }),
    ...[90, 210, 330].map((degrees) => {
      const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return peg(
        [x + hub, y + across * reach * 0.8, z + up * reach * 0.8],
        [0, across, up],
        reach * 0.2,
        width * 0.045,
        "black",
      );
    }),
  ];
}
