import type { Paint } from "../drawing/paint.ts";
import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { pole } from "../solids/pole.ts";
import { prism, roundedBox } from "../solids/prism.ts";
import type { Marks } from "./cabinet.ts";
import { footing } from "./footing.ts";

export interface ColumnMachine {
  width: number;
  length: number;
  height: number;
  /** Thickness of the foot, thickness of the head. */
  base: number;
  head: number;
  /** Width of the head, and its forward reach from the machine's rear, as a share of its length. */
  headWidth: number;
  headReach?: number;
  column: { width: number; length: number; round?: boolean; paint?: Paint };
  basePaint?: Paint;
  sideMarks?: Marks;
  frontMarks?: Marks;
}

/** A foot, a column at its rear and an overhanging head: mixer, drill, sealer. Returns the column's centre too. */
export function columnMachine(made: ColumnMachine): { solids: Solid[]; columnY: number; headLow: number } {
  const { width, length, height, base, column, headWidth } = made;
  const rear = length / 2;
  const columnY = rear - column.length / 2 - length * 0.04;
  const headLow = height - made.head;
  const pad = Math.max(1, base * 0.15);
  const stem = column.round
    ? pole([0, columnY, base], headLow - base, column.width / 2, column.paint ?? "body")
    : roundedBox(
        [0, columnY, base],
        [column.width, column.length, headLow - base],
        column.width * 0.1,
        "z",
        column.paint ?? "body",
      );
  return {
    columnY,
    headLow,
    solids: [
      roundedBox(
        [0, 0, pad],
        [width, length, base - pad],
        Math.min(width, length) * 0.09,
        "z",
        made.basePaint ?? "dark",
      ),
      ...footing("pads", width, length, pad),
      stem,
      head(made, headWidth / 2, headLow),
    ],
  };
}

/** Seen from the side: flat below, its nose rounded. */
function head(
  { height, length, head: tall, headReach = 0.96, sideMarks, frontMarks }: ColumnMachine,
  half: number,
  low: number,
): Solid {
  const rear = length / 2 - length * 0.02;
  const nose = rear - length * headReach;
  const profile = roundCorners(
    [
      [nose, low + tall * 0.06],
      [rear, low],
      [rear, height - tall * 0.12],
      [nose + length * 0.04, height],
    ],
    [tall * 0.3, 1, tall * 0.2, tall * 0.42],
    4,
  );
  let shell = prism(profile, "x", -half, half, "body");
  if (sideMarks) shell = decorate(shell, "right", sideMarks);
  return frontMarks ? decorate(shell, "front", frontMarks) : shell;
}
