import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { tube } from "../solids/tube.ts";
import { cabinet, type Marks } from "./cabinet.ts";

export interface Case {
  width: number;
  length: number;
  low: number;
  high: number;
  shell?: Paint;
  /** Frames that protect its front and rear. */
  frames?: Paint;
  panel?: Marks;
  side?: Marks;
  rear?: Marks;
  /** A bow over its back; it reaches as high as `grip`. */
  grip?: number;
}

/** A portable power source: a shell between two frames, to be carried by its bow. */
export function portableCase(made: Case): Solid[] {
  const { width, length, low, high, shell = "body", frames = "black", grip } = made;
  const thick = length * 0.075;
  const side: Marks =
    made.side ?? ((wide, tall) => vents(wide * 0.52, tall * 0.2, wide * 0.36, tall * 0.5, 7));
  const rear: Marks =
    made.rear ??
    ((wide, tall) => [
      disc(wide / 2, tall * 0.56, wide * 0.3, "dark", true, 24),
      ...vents(wide * 0.3, tall * 0.4, wide * 0.4, tall * 0.32, 5),
      rect(wide * 0.16, tall * 0.1, wide * 0.2, tall * 0.1, "black", true),
    ]);
  const frame = (y: number, marks: Partial<Record<"front" | "back", Marks>>) =>
    cabinet({ width, length: thick, low, high, paint: frames, round: width * 0.1, y, marks });
  return [
    cabinet({
      ...{ width: width * 0.94, length: length - thick * 2, low: low + 1, high: high - 1.4 },
      ...{ paint: shell, round: width * 0.07, marks: { right: side, left: side } },
    }),
    frame(-length / 2 + thick / 2, made.panel ? { front: made.panel } : {}),
    frame(length / 2 - thick / 2, { back: rear }),
    ...(grip ? [carryingBow(length * 0.34, high - 1.4, grip)] : []),
  ];
}

/** A bow along the middle of a top, from `-half` to `half`. */
export function carryingBow(half: number, from: number, to: number): Solid {
  const radius = Math.max(0.8, (to - from) * 0.19);
  const top = to - radius;
  const bend = (top - from) * 0.45;
  return tube(
    [
      [0, -half, from],
      [0, -half, top - bend],
      [0, -half + bend * 1.2, top],
      [0, half - bend * 1.2, top],
      [0, half, top - bend],
      [0, half, from],
    ],
    radius,
    "black",
  );
}
