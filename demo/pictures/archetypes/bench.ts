import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { atCorners, onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";

export interface Bench {
  width: number;
  length: number;
  height: number;
  /** Thickness and paint of the top; rounded at its corners by `round`. */
  top: number;
  topPaint: Paint;
  round?: number;
  leg: number;
  legPaint?: Paint;
  /** Height of a shelf between the legs, of stretchers between them. */
  shelf?: number;
  stretchers?: number;
}

/** A top on four legs: workbench, couch, packing table. */
export function bench(made: Bench): Solid[] {
  const { width, length, height, top, leg, legPaint = "body", round = 0, shelf, stretchers } = made;
  const under = height - top;
  const inset = leg * 0.9;
  const [wide, long] = [width - inset * 2 - leg, length - inset * 2 - leg];
  const plate =
    round > 0
      ? roundedBox([0, 0, under], [width, length, top], round, "z", made.topPaint)
      : box([0, 0, under], [width, length, top], made.topPaint);
  return [
    plate,
    ...atCorners(width, length, inset, (x, y) => [
      box([x, y, 1.2], [leg, leg, under - 1.2], legPaint),
      box([x, y, 0], [leg * 1.3, leg * 1.3, 1.2], "black"),
    ]),
    ...(shelf ? [box([0, 0, shelf], [wide + leg, long, 2], "steel")] : []),
    ...(stretchers
      ? onBothSides((side) =>
          box([(side * (width - inset * 2)) / 2, 0, stretchers], [leg * 0.7, long, leg * 0.8], legPaint),
        )
      : []),
  ];
}
