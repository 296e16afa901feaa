import type { Vec2 } from "../geometry/vector.ts";

// The anvil on a square of 100, and the letters of the name on a cell 52 wide and 100 high (y downwards).
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
const letters: Record<string, readonly Vec2[][]> = {
  I: [
    [
      [0, 0],
      [18, 0],
      [18, 100],
      [0, 100],
    ],
  ],
  R: [
    [
      [0, 0],
      [34, 0],
      [48, 10],
      [48, 46],
      [38, 56],
      [52, 100],
      [33, 100],
      [22, 60],
      [18, 60],
      [18, 100],
      [0, 100],
    ],
    [
      [18, 16],
      [30, 16],
      [30, 44],
      [18, 44],
    ],
  ],
  O: [
    [
      [12, 0],
      [38, 0],
      [50, 12],
      [50, 88],
      [38, 100],
      [12, 100],
      [0, 88],
      [0, 12],
    ],
    [
      [18, 16],
      [32, 16],
      [32, 84],
      [18, 84],
    ],
  ],
  N: [
    [
      [0, 0],
      [18, 0],
      [34, 52],
      [34, 0],
      [52, 0],
      [52, 100],
      [35, 100],
      [18, 46],
      [18, 100],
      [0, 100],
    ],
  ],
  H: [
    [
      [0, 0],
      [18, 0],
      [18, 40],
      [33, 40],
      [33, 0],
      [51, 0],
      [51, 100],
      [33, 100],
      [33, 57],
      [18, 57],
      [18, 100],
      [0, 100],
    ],
  ],
  A: [
    [
      [17, 0],
      [37, 0],
      [54, 100],
      [36, 100],
      [33, 80],
      [21, 80],
      [18, 100],
      [0, 100],
    ],
    [
      [23.5, 64],
      [30.5, 64],
      [27, 36],
    ],
  ],
  L: [
    [
      [0, 0],
      [18, 0],
      [18, 83],
      [42, 83],
      [42, 100],
      [0, 100],
    ],
  ],
};

/** The anvil and the name as paths, `height` high, from the upper left corner. */
export function writeWordmark(
  x: number,
  y: number,
  height: number,
  markColour: string,
  nameColour: string,
): string {
  const size = height / 100;
  let pen = x + height * 1.3;
  let name = "";
  for (const letter of "IRONHALL") {
    const loops = letters[letter] ?? [];
    name += loops.map((loop) => loopData(loop, pen, y, size)).join("");
    pen += (Math.max(...loops.flat().map(([across]) => across)) + 13) * size;
  }
  return `<path fill="${markColour}" d="${loopData(anvil, x, y, size)}"/><path fill="${nameColour}" fill-rule="evenodd" d="${name}"/>`;
}

function loopData(loop: readonly Vec2[], x: number, y: number, size: number): string {
  return `M${loop.map(([across, down]) => `${(x + across * size).toFixed(1)} ${(y + down * size).toFixed(1)}`).join("L")}z`;
}
