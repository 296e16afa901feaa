import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { disc } from "../solids/marks.ts";
import { pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { cabinet } from "./cabinet.ts";

export interface Drawers {
  width: number;
  /** Heights from the lowest to the highest. */
  rows: readonly number[];
  low: number;
  /** The plane that they close. */
  front: number;
  paint?: Paint;
  /** The open one, showing its contents. */
  open?: number;
}

/** Drawer fronts, one above the other, each with its pull strip; the highest has the lock. */
export function drawers({ width, rows, low, front, paint = "body", open = -1 }: Drawers): Solid[] {
  let z = low;
  return rows.flatMap((row, index) => {
    const y = front - (index === open ? 15 : 0);
    const gap = Math.min(0.5, row * 0.05);
    const plate = cabinet({
      ...{ width: width - 3, length: 2, y: y - 1, low: z + gap, high: z + row - gap, paint },
      marks:
        index === rows.length - 1
          ? { front: (wide, tall) => [disc(wide - 4, tall * 0.42, 1.3, "brass", true, 10)] }
          : {},
    });
    const grip = box([0, y - 2.7, z + row * 0.72], [width - 7, 1.4, Math.min(1.9, row * 0.2)], "bright");
    const solids = index === open ? [plate, grip, ...sockets(width, front, y, z, row)] : [plate, grip];
    z += row;
    return solids;
  });
}

/** An open drawer full of sockets, from the largest to the smallest. */
function sockets(width: number, front: number, from: number, z: number, row: number): Solid[] {
  const long = front - from;
  const middle = from + long / 2;
  return [
    box([0, middle, z + 0.5], [width - 5, long, 1.2], "dark"),
    ...[-1, 1].map((side) => box([side * (width / 2 - 3.4), middle, z + 1.7], [0.8, long, row - 4], "iron")),
    ...[-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map((share) =>
      pole([(width / 2) * share, middle, z + 1.7], row - 3.3, 2.8 - share, "steel"),
    ),
  ];
}
