import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { rect } from "../solids/marks.ts";
import { box, roundedBox } from "../solids/prism.ts";

/** An upholstered board: `at` is the centre of its underside, `size` its width, depth and height. */
export function cushion(at: Vec3, [width, depth, height]: Vec3, paint: Paint): Solid[] {
  const board = height * 0.24;
  const round = Math.min(width, depth) * 0.12;
  const pad = roundedBox([at[0], at[1], at[2] + board], [width, depth, height - board], round, "z", paint);
  return [
    box(at, [width * 0.94, depth * 0.9, board], "black"),
    decorate(pad, "front", (wide, tall) => [rect(0, tall * 0.46, wide, tall * 0.07, "black")]),
  ];
}
