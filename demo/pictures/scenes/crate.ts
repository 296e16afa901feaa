import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { rect, shape } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";

/** A closed crate on its pallet, standing on z = 0. */
export function crate(paint: Paint = "paper"): Solid[] {
  const wall = (wide: number, tall: number) => [...planks(wide, tall), ...bracing(wide, tall, paint)];
  const body = decorate(decorate(box([0, 0, 12], [90, 70, 60], paint), "front", wall), "right", wall);
  const lid = decorate(box([0, 0, 72], [94, 74, 4], paint), "top", planks);
  const blocks = [-36, 0, 36].flatMap((x) => [-27, 0, 27].map((y) => box([x, y, 0], [14, 12, 8], paint)));
  return [body, lid, box([0, 0, 8], [94, 74, 4], paint), ...blocks];
}

function planks(wide: number, tall: number): Mark[] {
  return [1, 2, 3, 4].map((row) => rect(0, (tall / 5) * row, wide, 0.5, "iron"));
}

/** The boards around a wall and the one across it. */
function bracing(wide: number, tall: number, paint: Paint): Mark[] {
  const board = 8;
  const [right, top] = [wide - board, tall - board];
  return [
    shape(
      [
        [board, board],
        [board + 9, board],
        [right, top - 9],
        [right, top],
        [right - 9, top],
        [board, board + 9],
      ],
      paint,
      true,
    ),
    rect(0, 0, wide, board, paint, true),
    rect(0, top, wide, board, paint, true),
    rect(0, 0, board, tall, paint, true),
    rect(right, 0, board, tall, paint, true),
  ];
}
