import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Axis } from "../geometry/vector.ts";
import { decorate, type Mark, type Side } from "../solids/decorate.ts";
import { box, roundedBox } from "../solids/prism.ts";

/** Marks for a face of some width and height. */
export type Marks = (width: number, height: number) => readonly Mark[];

export interface Cabinet {
  width: number;
  length: number;
  /** From where to where it reaches above the ground. */
  low: number;
  high: number;
  paint?: Paint;
  /** Radius of the edges along `roundAlong`; none by default. */
  round?: number;
  roundAlong?: Axis;
  /** How far its middle is off that of the machine. */
  x?: number;
  y?: number;
  marks?: Partial<Record<Exclude<Side, readonly number[]>, Marks>>;
}

/** A closed body: box of a welder, carcass of a fridge, head of a machine. */
export function cabinet(made: Cabinet): Solid {
  const { width, length, low, high, paint = "body", round = 0, roundAlong = "y", x = 0, y = 0 } = made;
  const size = [width, length, high - low] as const;
  let solid =
    round > 0 ? roundedBox([x, y, low], size, round, roundAlong, paint) : box([x, y, low], size, paint);
  for (const side of ["front", "back", "left", "right", "top"] as const) {
    const marks = made.marks?.[side];
    if (marks) solid = decorate(solid, side, marks);
  }
  return solid;
}
