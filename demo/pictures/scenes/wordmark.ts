import type { Vec2 } from "../geometry/vector.ts";
import { loopData, setLine } from "./letters.ts";

// The anvil on a square of 100 (y downwards).
const anvil: Vec2[] = [
  [0, 18],
  [100, 0],
  [100, 52],
  [64, 60],
  [64, 78],
  [86, 86],
  [86, 100],
  [14, 100],
  [14, 86],
  [36, 78],
  [36, 60],
  [0, 44],
];

/** The anvil and the name as paths, `height` high, from the upper left corner. */
export function writeWordmark(
  x: number,
  y: number,
  height: number,
  markColour: string,
  nameColour: string,
): string {
  const name = setLine("IRONHALL", x + height * 1.3, y, height);
  return `<path fill="${markColour}" d="${loopData(anvil, x, y, height / 100)}"/><path fill="${nameColour}" fill-rule="evenodd" d="${name}"/>`;
}
