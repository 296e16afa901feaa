import type { Vec2 } from "../geometry/vector.ts";

/**
 * Outlines of the capitals for names.
 * Corners are x,y on a cell about 52 wide and 100 high (y downwards); a hole is a second outline. Strokes are 18 wide,
 * corners are cut off.
 */
const letters: Readonly<Record<string, string>> = {
  A: "17,0 37,0 54,100 36,100 33,80 21,80 18,100 0,100 / 23.5,64 30.5,64 27,36",
  B: "0,0 36,0 48,10 48,40 41,49 50,58 50,90 38,100 0,100 / 18,16 30,16 30,42 18,42 / 18,57 32,57 32,84 18,84",
  C: "12,0 38,0 50,12 50,34 32,34 32,16 18,16 18,84 32,84 32,66 50,66 50,88 38,100 12,100 0,88 0,12",
  D: "0,0 38,0 50,12 50,88 38,100 0,100 / 18,16 32,16 32,84 18,84",
  E: "0,0 42,0 42,16 18,16 18,41 38,41 38,57 18,57 18,84 42,84 42,100 0,100",
  F: "0,0 42,0 42,16 18,16 18,42 38,42 38,58 18,58 18,100 0,100",
  G: "12,0 38,0 50,12 50,32 32,32 32,16 18,16 18,84 32,84 32,62 25,62 25,47 50,47 50,88 38,100 12,100 0,88 0,12",
  H: "0,0 18,0 18,40 33,40 33,0 51,0 51,100 33,100 33,57 18,57 18,100 0,100",
  I: "0,0 18,0 18,100 0,100",
  K: "0,0 18,0 18,38 33,0 52,0 34,46 54,100 34,100 18,58 18,100 0,100",
  L: "0,0 18,0 18,83 42,83 42,100 0,100",
  M: "0,0 19,0 32,44 45,0 64,0 64,100 47,100 47,46 38,78 26,78 17,46 17,100 0,100",
  N: "0,0 18,0 34,52 34,0 52,0 52,100 35,100 18,46 18,100 0,100",
  O: "12,0 38,0 50,12 50,88 38,100 12,100 0,88 0,12 / 18,16 32,16 32,84 18,84",
  P: "0,0 37,0 49,11 49,51 37,62 18,62 18,100 0,100 / 18,16 31,16 31,46 18,46",
  R: "0,0 34,0 48,10 48,46 38,56 52,100 33,100 22,60 18,60 18,100 0,100 / 18,16 30,16 30,44 18,44",
  S: "12,0 38,0 50,12 50,30 32,30 32,16 18,16 18,34 42,49 50,60 50,88 38,100 12,100 0,88 0,68 18,68 18,84 32,84 32,65 8,50 0,39 0,12",
  T: "0,0 50,0 50,17 34,17 34,100 16,100 16,17 0,17",
  U: "0,0 18,0 18,84 32,84 32,0 50,0 50,88 38,100 12,100 0,88",
  V: "0,0 19,0 27,66 35,0 54,0 37,100 17,100",
  W: "0,0 17,0 23,62 31,22 43,22 51,62 57,0 74,0 61,100 45,100 37,58 29,100 13,100",
  X: "0,0 20,0 28,32 36,0 56,0 39,49 57,100 37,100 28,66 19,100 -1,100 17,49",
  Y: "0,0 19,0 27,36 35,0 54,0 36,60 36,100 18,100 18,60",
  "&": "14,0 34,0 44,10 44,32 33,46 40,62 42,52 56,52 50,78 60,100 42,100 39,93 32,100 12,100 0,88 0,62 10,48 4,32 4,10 / 19,15 29,15 29,29 24,37 19,28 / 18,60 16,66 16,80 20,85 28,85 32,80",
};

/** Space between two characters, and width of a space, on the characters' cell. */
const spacing = 13;
const blank = 30;

/** Sets a line of capitals as one path, `height` high, from its upper left corner. */
export function setLine(text: string, x: number, y: number, height: number): string {
  const size = height / 100;
  let pen = x;
  let path = "";
  for (const letter of text) {
    path += outlinesOf(letter)
      .map((loop) => loopData(loop, pen, y, size))
      .join("");
    pen += (widthOf(letter) + spacing) * size;
  }
  return path;
}

/** Measures the width of a line. */
export function measureLine(text: string, height: number): number {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter) + spacing, -spacing);
  return (width * height) / 100;
}

function widthOf(letter: string): number {
  const outlines = outlinesOf(letter);
  return outlines.length > 0 ? Math.max(...outlines.flat().map(([across]) => across)) : blank;
}

/** Empty for a space. */
function outlinesOf(letter: string): Vec2[][] {
  const outlines = letters[letter]?.split(" / ") ?? [];
  return outlines.map((outline) =>
    outline.split(" ").map((corner): Vec2 => {
      const [x = 0, y = 0] = corner.split(",").map(Number);
      return [x, y];
    }),
  );
}

/** A closed outline on a cell of 100. */
export function loopData(loop: readonly Vec2[], x: number, y: number, size: number): string {
  return `M${loop.map(([across, down]) => `${(x + across * size).toFixed(1)} ${(y + down * size).toFixed(1)}`).join("L")}z`;
}
