import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { buttons, disc, display, rect, vents } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/**
 * A bag moves on the belt along the sealing head: in type 0 it lies flat, in type 1 it is upright under a raised head.
 */
export const bandSealer: Machine = {
  family: "band-sealer",
  turn: lengthwiseTurn,
  build: (spec) => {
    const { width, length, height } = spec.cm;
    const belt = height * (spec.type === 0 ? 0.36 : 0.2);
    const head = height * (spec.type === 0 ? 0.48 : 0.58);
    const solids = [
      ...conveyor(length, -width * 0.24, width * 0.44, belt),
      ...sealingHead(spec, head),
      ...stand(spec, belt, head),
      ...bags(spec, belt),
    ];
    return turn(solids, "z", 90);
  },
};

/** A belt between two rollers in its side plates. */
function conveyor(length: number, y: number, wide: number, top: number): Solid[] {
  const thick = Math.max(4, wide * 0.24);
  const half = length / 2 - thick / 2;
  return [
    box([0, y, top - thick], [half * 2, wide * 0.9, thick], "dark"),
    ...[-1, 1].map((end) =>
      cylinder({
        from: [end * half, y - wide * 0.45, top - thick / 2],
        to: [end * half, y + wide * 0.45, top - thick / 2],
        radius: thick / 2,
        paint: "dark",
        ends: "steel",
        sides: 16,
      }),
    ),
    ...[-1, 1].map((side) =>
      box([0, y + side * wide * 0.48, top - thick], [half * 1.9, wide * 0.06, thick * 0.8], "steel"),
    ),
  ];
}

function sealingHead(
  { cm: { width, length, height }, display: shown, rank }: PictureSpec,
  low: number,
): Solid[] {
  const y = width * 0.24;
  const tall = height - low - 1;
  const deep = width * 0.46;
  const front = y - deep / 2;
  const housing = decorate(
    roundedBox([0, y, low], [length * 0.72, deep, tall], 2, "y", "body"),
    "front",
    (wide, high) => [
      rect(wide * 0.03, high * 0.5, wide * 0.34, high * 0.42, "dark", true, 0.8),
      ...display(wide * 0.05, high * 0.6, wide * 0.15, high * 0.24, shown.slice(0, 3)),
      ...buttons(wide * 0.24, high * 0.72, high * 0.07, wide * 0.045, ["go", "steel", "stop"]),
      rect(wide * 0.42, high * 0.46, wide * 0.54, high * 0.46, "steel", true, 1),
      ...vents(wide * 0.46, high * 0.54, wide * 0.2, high * 0.3, 2 + rank, "iron"),
    ],
  );
  const bar = box(
    [0, front - width * 0.02, low + tall * 0.14],
    [length * 0.7, width * 0.04, tall * 0.1],
    "brass",
  );
  const places = Array.from({ length: 3 + rank }, (_, index) => (index * 0.6) / (2 + rank) - 0.3);
  const wheels = places.map((x) =>
    cylinder({
      from: [length * x, front - width * 0.05, low + tall * 0.3],
      to: [length * x, front, low + tall * 0.3],
      radius: tall * 0.12,
      paint: "stop",
      ends: "steel",
      sides: 14,
    }),
  );
  return [
    housing,
    bar,
    ...wheels,
    turnKnob([length * 0.29, front, low + tall * 0.68], [0, -1, 0], tall * 0.11),
  ];
}

function stand({ type, cm: { width, length, height } }: PictureSpec, belt: number, head: number): Solid[] {
  const y = width * 0.24;
  if (type === 0) {
    return [
      decorate(box([0, y, 2], [length * 0.56, width * 0.42, head - 2], "steel"), "front", (wide, high) => [
        disc(wide * 0.9, high * 0.5, 1.4, "black"),
      ]),
      ...[-1, 1].map((end) =>
        box([end * length * 0.36, -width * 0.24, 0], [3, width * 0.3, belt - 6], "dark"),
      ),
      ...[-1, 1].map((end) => box([end * length * 0.22, y, 0], [4, width * 0.36, 2], "black")),
    ];
  }
  return [
    box([0, y, 2], [length * 0.6, width * 0.44, height * 0.16], "dark"),
    ...onBothSides((end) => [
      box(
        [end * length * 0.26, y, 2 + height * 0.16],
        [length * 0.05, width * 0.2, head - 2 - height * 0.16],
        "steel",
      ),
      box([end * length * 0.36, -width * 0.24, 0], [4, width * 0.34, belt - 7], "dark"),
      box([end * length * 0.24, y, 0], [5, width * 0.4, 2], "black"),
    ]),
  ];
}

/** Pouches on the belt: lying before a low head, upright before a high one. */
function bags({ type, cm: { width, length } }: PictureSpec, belt: number): Solid[] {
  return [-0.24, 0.02, 0.28].map((share) => {
    const pouch = (size: readonly [number, number, number]): Solid =>
      roundedBox([length * share, -width * 0.2, belt], size, Math.min(...size) * 0.3, "y", "paper");
    return decorate(
      pouch(type === 0 ? [length * 0.13, width * 0.3, 3] : [length * 0.12, width * 0.14, width * 0.34]),
      type === 0 ? "top" : "front",
      (wide, high) => [rect(wide * 0.2, high * 0.24, wide * 0.6, high * 0.36, "go")],
    );
  });
}
