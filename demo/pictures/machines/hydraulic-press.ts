import { cabinet, type Marks } from "../archetypes/cabinet.ts";
import type { Solid } from "../geometry/solid.ts";
import { dial } from "../solids/controls.ts";
import { finned } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { smoothPath, tube } from "../solids/tube.ts";
import { attributeValueOf, type Machine } from "./machine.ts";

/** Two uprights with pin holes, a beam above with the cylinder, a bed below; short on a plate (0), tall on feet (1). */
export const hydraulicPress: Machine = {
  family: "hydraulic-press",
  turn: 28,
  build: (spec) => {
    const { width, height, length } = spec.cm;
    const floor = spec.type === 1;
    const post = width * 0.11;
    const [foot, beam] = [floor ? 5 : 4, height * (floor ? 0.1 : 0.15)];
    const gauge = spec.attributeValues.pressureGauge !== false;
    const body = width - (gauge ? width * 0.18 : 0);
    const bedHigh = foot + (height - foot) * (floor ? 0.4 : 0.3);
    const inner = body - post * 2;
    const deep = Math.min(length * 0.3, post * 2.2);
    const holes = pinHoles(attributeValueOf(spec, "tablePositions", 5));
    return [
      ...onBothSides((side) => [
        cabinet({
          width: post,
          length: deep,
          x: side * (body / 2 - post / 2),
          low: foot,
          high: height,
          marks: { front: holes, back: holes },
        }),
        box([side * (body / 2 - post / 2), 0, 0], [post * 1.3, length, foot], "dark"),
      ]),
      ...(floor ? [] : [box([0, 0, 0.5], [inner - post * 0.3, length * 0.5, foot - 1], "dark")]),
      ...onBothSides((end) =>
        cabinet({
          width: inner,
          length: deep * 0.22,
          y: end * deep * 0.39,
          low: height - beam,
          high: height - beam * 0.12,
          marks: end < 0 ? { front: stripes(spec.rank + 1) } : {},
        }),
      ),
      ...bed(inner, deep, bedHigh, height),
      ...ram(height - beam, bedHigh, Math.min(deep * 0.26, inner * 0.16), height, beam),
      ...pump(body / 2, height, bedHigh, deep, height * (floor ? 0.045 : 0.06)),
      ...(gauge ? pressureGauge(-deep / 2, height - beam * 0.5, beam * 0.3) : []),
    ];
  },
};

const pinHoles =
  (count: number): Marks =>
  (wide, tall) =>
    Array.from({ length: count }, (_, index) =>
      disc(wide / 2, tall * (0.18 + (index * 0.56) / count), Math.min(wide * 0.22, 2.2), "black", false, 10),
    );

const pressureGauge = (face: number, z: number, radius: number): Solid[] => [
  peg([0, face, z], [0, -1, 0], 2, 1, "iron"),
  dial([0, face - 2, z], [0, -1, 0], radius),
];

const stripes =
  (count: number): Marks =>
  (wide, tall) =>
    Array.from({ length: count }, (_, index) =>
      rect(wide * (0.92 - index * 0.045), tall * 0.3, wide * 0.028, tall * 0.4, "caution"),
    );

/** Two bars across, held by pins, with prism blocks on them. */
function bed(inner: number, deep: number, z: number, height: number): Solid[] {
  const tall = height * 0.05;
  return [
    ...onBothSides((end) => box([0, end * deep * 0.36, z - tall], [inner, deep * 0.24, tall], "dark")),
    ...onBothSides((side) =>
      box([side * inner * 0.17, 0, z], [inner * 0.16, deep * 1.1, tall * 0.8], "steel"),
    ),
  ];
}

/** The cylinder under the beam, its rod, and the return springs beside it. */
function ram(z: number, bed: number, radius: number, height: number, beam: number): Solid[] {
  const stroke = (z - bed) * 0.62;
  const body = stroke * 0.55;
  return [
    pole([0, 0, z - body], body + beam * 0.8, radius, "iron"),
    pole([0, 0, z - stroke], stroke - body, radius * 0.6, "bright"),
    pole([0, 0, z - stroke - height * 0.02], height * 0.02, radius * 1.1, "dark"),
    ...onBothSides((side) =>
      finned({
        from: [side * radius * 1.9, 0, z - stroke * 0.9],
        to: [side * radius * 1.9, 0, z],
        radius: radius * 0.2,
        fin: radius * 0.34,
        count: 5,
        paint: "steel",
        sides: 8,
      }),
    ),
    box([0, 0, z - stroke * 0.98], [radius * 4.6, radius * 0.8, height * 0.014], "dark"),
  ];
}

/** The hand pump at the right upright, its lever and the hose up to the cylinder. */
function pump(side: number, height: number, bed: number, deep: number, size: number): Solid[] {
  const z = bed + (height - bed) * 0.28;
  const x = side + size;
  return [
    box([x, 0, z], [size * 2, deep * 0.8, size * 2.6], "black"),
    pole([x, -deep * 0.15, z + size * 2.6], size, size * 0.5, "steel"),
    tube(
      [
        [x, -deep * 0.15, z + size * 3.4],
        [x + size, -deep * 0.15 - size * 5, z + size * 6],
      ],
      size * 0.2,
      "steel",
    ),
    tube(
      [
        [x + size * 0.7, -deep * 0.15 - size * 3.6, z + size * 5.2],
        [x + size, -deep * 0.15 - size * 5, z + size * 6],
      ],
      size * 0.34,
      "stop",
    ),
    tube(
      smoothPath(
        [
          [x, deep * 0.2, z + size * 2.6],
          [x + size * 0.9, deep * 0.2, z + (height - z) * 0.7],
          [side * 0.96, 0, height + size * 1.8],
          [side * 0.4, 0, height + size * 1.4],
          [side * 0.16, 0, height - size * 0.6],
        ],
        3,
      ),
      size * 0.2,
      "black",
    ),
  ];
}
