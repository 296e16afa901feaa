import { columnMachine } from "../archetypes/column-machine.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { turnKnob } from "../solids/controls.ts";
import type { Mark } from "../solids/decorate.ts";
import { lathe } from "../solids/lathe.ts";
import { disc, display } from "../solids/marks.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box, prism } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { vessel } from "../solids/vessel.ts";
import { attributeValueOf, type Machine, type Measures } from "./machine.ts";

/** A bowl under a head that hangs over: low on its foot (0), or high in a yoke behind a guard, with a lever at its side (1). */
export const planetaryMixer: Machine = {
  family: "planetary-mixer",
  build: (spec) => {
    const { type, display: text, step, rank } = spec;
    const { width, height, length } = spec.cm;
    const stands = type === 1;
    const headTall = height * (0.29 - 0.06 * step);
    // A larger bowl under a head that grows less, so that sizes differ without a scale.
    const radius = Math.min(width * 0.32, height * 0.2) * (0.78 + 0.26 * step);
    const headWidth = width * (stands ? 0.5 : 0.54);
    const { solids, columnY, headLow } = columnMachine({
      ...{
        width: width * 0.92,
        length,
        height: height - headTall * 0.14,
        base: height * 0.07,
        head: headTall * 0.86,
        headWidth,
      },
      column: { width: width * 0.42, length: length * 0.26 },
      sideMarks: (wide, tall) => [
        ...display(wide * 0.2, tall * 0.44, wide * 0.26, tall * 0.3, text),
        disc(wide * 0.24, tall * 0.24, wide * 0.032, "go", true),
        disc(wide * 0.36, tall * 0.24, wide * 0.032, "stop", true),
        ...(attributeValueOf(spec, "voltage", 230) < 400
          ? []
          : emergencyStop(wide * 0.58, tall * 0.3, wide * 0.06)),
      ],
    });
    const axis = columnY - length * 0.13 - radius * 1.24;
    const seat = height * (stands ? 0.2 : 0.085);
    const rim = seat + Math.min(radius * 1.9, (headLow - seat) * 0.72);
    const knob = headWidth / 2;
    return [
      ...solids,
      cap(length, height, headTall, headWidth * 0.46),
      turnKnob([knob, columnY, headLow + headTall * 0.45], [1, 0, 0], headTall * 0.18),
      // Larger ones have a timer too.
      ...(rank >= 4
        ? [turnKnob([knob, columnY - headTall * 0.42, headLow + headTall * 0.45], [1, 0, 0], headTall * 0.12)]
        : []),
      ...(stands ? lever(spec.cm, knob, columnY, headLow) : []),
      pole([0, axis, headLow - headTall * 0.2], headTall * 0.24, radius * 0.36, "steel", radius * 0.42),
      ...bowl(radius, axis, seat, rim, columnY - length * 0.13),
      ...(stands ? guard(radius, axis, rim, headLow) : []),
      ...whisk(radius, axis, headLow - headTall * 0.2, rim - radius * 0.5, 3 + (rank % 3)),
    ];
  },
};

/** The lever at the side that lifts the bowl. */
function lever({ width, length }: Measures, x: number, y: number, headLow: number): Solid[] {
  const end: Vec3 = [x + width * 0.09, y - length * 0.2, headLow * 0.76];
  const bend: Vec3[] = [
    [x, y, headLow * 0.66],
    [x + width * 0.06, y, headLow * 0.66],
  ];
  return [
    tube([...bend, end], width * 0.02, "bright"),
    peg(end, [0, -0.9, 0.44], width * 0.08, width * 0.032, "black"),
  ];
}

/** Three-phase machines have one. */
function emergencyStop(u: number, v: number, radius: number): Mark[] {
  return [disc(u, v, radius, "caution", true), disc(u, v, radius * 0.66, "stop", true)];
}

/** The dark lid on the head. */
function cap(length: number, height: number, head: number, half: number): Solid {
  const low = height - head * 0.16;
  const profile = roundCorners(
    [
      [-length * 0.4, low],
      [length * 0.46, low - head * 0.1],
      [length * 0.4, height - head * 0.06],
      [-length * 0.32, height],
    ],
    [2, 1, 3, 3],
  );
  return prism(profile, "x", -half, half, "dark");
}

function bowl(radius: number, axis: number, seat: number, rim: number, column: number): Solid[] {
  const yoke = seat + (rim - seat) * 0.7;
  const thick = radius * 0.18;
  const back = (column + axis + radius * 1.06) / 2;
  const at = (side: number, out: number, z: number): Vec3 => [side * radius * out, axis - radius * 0.2, z];
  return [
    vessel(
      { from: [0, axis, seat], to: [0, axis, rim], paint: "steel", inside: "bright", content: "paper" },
      [
        [radius * 0.6, 0],
        [radius * 0.86, 0.16],
        [radius, 0.94],
        [radius * 1.05, 0.95],
        [radius * 1.05, 1],
      ],
      0.66,
    ),
    box([0, back, yoke], [radius * 2.5, Math.max(1, column - axis - radius * 1.06), thick * 1.3], "dark"),
    ...onBothSides((side) => [
      box(
        [side * (radius * 1.25 - thick / 2), axis + radius * 0.5, yoke],
        [thick, radius * 1.1, thick * 1.3],
        "dark",
      ),
      tube(
        [
          at(side, 0.96, yoke + radius * 0.1),
          at(side, 1.2, yoke + radius * 0.1),
          at(side, 1.2, yoke + radius * 0.4),
          at(side, 0.98, yoke + radius * 0.4),
        ],
        radius * 0.05,
        "iron",
      ),
    ]),
  ];
}

/** A ring of wires around the upper edge of the bowl. */
function guard(radius: number, axis: number, rim: number, high: number): Solid[] {
  const z = rim + (high - rim) * 0.5;
  const at = (degrees: number, height: number, out: number): Vec3 => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * radius * out, axis - Math.cos(angle) * radius * out, height];
  };
  const angles = Array.from({ length: 9 }, (_, index) => -90 + index * 22.5);
  return [
    tube(
      angles.map((degrees) => at(degrees, z, 0.8)),
      radius * 0.035,
      "bright",
      5,
    ),
    ...angles
      .filter((_, index) => index % 2 === 0)
      .map((degrees) => tube([at(degrees, rim, 1.02), at(degrees, z, 0.8)], radius * 0.03, "bright", 5)),
  ];
}

function whisk(radius: number, axis: number, top: number, low: number, count: number): Solid[] {
  const spreads = Array.from({ length: count }, (_, index) => (index * 2) / (count - 1) - 1);
  const wires = spreads.map((spread) => {
    const at = (out: number, share: number): Vec3 => [
      spread * radius * out,
      axis - (1 - Math.abs(spread)) * radius * out * 0.8,
      low + (top - radius * 0.3 - low) * share,
    ];
    return tube(
      smoothPath([at(0.1, 1), at(0.34, 0.72), at(0.52, 0.3), at(0.5, 0)], 2),
      radius * 0.028,
      "bright",
      5,
    );
  });
  const hub = radius * 0.16;
  return [
    lathe({ from: [0, axis, top], to: [0, axis, top - radius * 0.4], paint: "bright" }, [
      [hub * 0.75, 0],
      [hub * 0.75, 0.5],
      [hub, 0.55],
      [hub, 1],
    ]),
    ...wires,
  ];
}
