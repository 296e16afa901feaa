import { circle } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { hook } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { buttons, display, rect } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

/** Type 0 is a light case with an eye above; type 1 a round cast body between a shackle and a large hook. */
export const craneScale: Machine = {
  family: "crane-scale",
  turn: 26,
  build: (spec) => {
    const { height } = spec.cm;
    const thick = height * (spec.type === 0 ? 0.026 : 0.034);
    const reach = height * 0.25;
    const top = spec.type === 0 ? height * 0.78 : drumOf(spec).centre + drumOf(spec).radius + height * 0.05;
    const neck = spec.type === 0 ? height * 0.4 : drumOf(spec).centre - drumOf(spec).radius - height * 0.05;
    return [
      ...(spec.type === 0 ? lightBody(spec) : castBody(spec)),
      ...shackle(spec.cm.height, top, thick),
      cylinder({ from: [0, 0, neck], to: [0, 0, height * 0.33], radius: thick * 1.7, paint: "iron" }),
      hook([0, 0, height * 0.33], reach, thick, "steel"),
      box([reach * -0.16, 0, height * 0.33 - reach * 0.72], [reach * 0.5, thick, thick * 0.7], "iron"),
    ];
  },
};

function face({ display: shown, rank }: PictureSpec, red: boolean) {
  const keys = Array.from({ length: 2 + rank }, () => "steel" as const);
  return (wide: number, tall: number) => [
    rect(wide * 0.08, tall * 0.1, wide * 0.84, tall * 0.8, "dark", true, wide * 0.04),
    ...display(
      wide * 0.13,
      tall * 0.44,
      wide * 0.74,
      tall * 0.38,
      shown.padStart(4, "0").slice(0, 5),
      red ? "black" : "screen",
    ),
    ...buttons(wide * 0.2, tall * 0.25, wide * 0.042, (wide * 0.6) / (2 + rank), [...keys, "stop"]),
  ];
}

function lightBody(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const low = height * 0.4;
  const shell = roundedBox([0, 0, low], [width, length * 0.8, height * 0.38], width * 0.14, "y", "body");
  return [decorate(shell, "front", face(spec, false))];
}

function drumOf({ cm: { width, height } }: PictureSpec): { centre: number; radius: number } {
  return { centre: height * 0.61, radius: Math.min(width / 2, height * 0.2) };
}

function castBody(spec: PictureSpec): Solid[] {
  const { height, length } = spec.cm;
  const { centre, radius } = drumOf(spec);
  const drum = prism(circle([0, centre], radius, 28), "y", -length * 0.36, length * 0.36, "body");
  const panel = roundedBox(
    [0, -length * 0.42, centre - radius * 0.52],
    [radius * 1.7, length * 0.1, radius * 1.04],
    radius * 0.16,
    "y",
    "black",
  );
  const rear = prism(circle([0, centre], radius * 0.7, 24), "y", length * 0.36, length * 0.42, "dark");
  const collar = (low: number) => box([0, 0, low], [radius * 0.8, length * 0.5, height * 0.05], "iron");
  return [
    drum,
    decorate(panel, "front", face(spec, true)),
    rear,
    collar(centre - radius - height * 0.05),
    collar(centre + radius),
  ];
}

/** The bow from which the scale hangs, with its pin. */
function shackle(height: number, base: number, thick: number): Solid[] {
  const low = base + thick * 0.9;
  const high = height - thick;
  const half = Math.max((high - low) * 0.62, thick * 2.1);
  const bend = Array.from({ length: 7 }, (_, index): Vec3 => {
    const angle = Math.PI - (index / 6) * Math.PI;
    return [Math.cos(angle) * half, 0, high - half + Math.sin(angle) * half];
  });
  return [
    box([0, 0, base], [(half - thick) * 1.9, thick * 2.4, thick * 2.4], "iron"),
    tube([[-half, 0, low], ...bend, [half, 0, low]], thick, "steel", 8),
    ...[-1, 1].map((side) =>
      cylinder({
        from: [side * (half + thick), 0, low + thick],
        to: [side * (half + thick * 1.8), 0, low + thick],
        radius: thick * 0.9,
        paint: "iron",
      }),
    ),
  ];
}
