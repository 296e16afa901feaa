import type { Vec2 } from "../geometry/vector.ts";

/**
 * Outlines of the capitals and digits for names, models and dimensions.
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
  J: "30,0 48,0 48,88 36,100 12,100 0,88 0,68 18,68 18,84 30,84",
  Q: "12,0 38,0 50,12 50,80 56,100 38,100 12,100 0,88 0,12 / 18,16 32,16 32,84 18,84",
  Z: "0,0 48,0 48,18 20,83 48,83 48,100 0,100 0,82 28,17 0,17",
  "0": "12,0 38,0 50,12 50,88 38,100 12,100 0,88 0,12 / 18,16 32,16 32,84 18,84",
  "1": "10,0 30,0 30,100 12,100 12,20 0,24 0,8",
  "2": "12,0 38,0 50,12 50,42 20,83 50,83 50,100 0,100 0,82 32,36 32,16 18,16 18,34 0,34 0,12",
  "3": "12,0 38,0 50,12 50,40 41,49 50,58 50,88 38,100 12,100 0,88 0,68 18,68 18,84 32,84 32,57 16,57 16,42 32,42 32,16 18,16 18,32 0,32 0,12",
  "4": "22,0 40,0 20,62 30,62 30,42 47,42 47,62 54,62 54,78 47,78 47,100 30,100 30,78 0,78 0,64",
  "5": "2,0 46,0 46,16 19,16 18,36 40,36 50,46 50,88 38,100 12,100 0,88 0,68 18,68 18,84 32,84 32,52 0,52",
  "6": "12,0 38,0 50,12 50,30 32,30 32,16 18,16 18,40 38,40 50,52 50,88 38,100 12,100 0,88 0,12 / 18,55 32,55 32,84 18,84",
  "7": "0,0 48,0 48,18 26,100 7,100 28,17 0,17",
  "8": "12,0 38,0 50,12 50,40 42,49 50,58 50,88 38,100 12,100 0,88 0,58 8,49 0,40 0,12 / 18,16 32,16 32,42 18,42 / 18,57 32,57 32,84 18,84",
  "9": "12,0 38,0 50,12 50,88 38,100 12,100 0,88 0,70 18,70 18,84 32,84 32,60 12,60 0,48 0,12 / 18,16 32,16 32,45 18,45",
  "-": "0,42 28,42 28,58 0,58",
  ".": "0,82 18,82 18,100 0,100",
  ",": "2,82 20,82 20,100 12,116 0,116",
  c: "10,30 34,30 44,40 44,53 28,53 28,45 16,45 16,85 28,85 28,77 44,77 44,90 34,100 10,100 0,90 0,40",
  m: "0,30 16,30 16,36 24,30 36,30 43,37 51,30 63,30 70,38 70,100 54,100 54,45 43,45 43,100 27,100 27,45 16,45 16,100 0,100",
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

/** Sets a line as relative steps on a whole grid: the shortest path, for a drawing that scales it. */
export function setSmallLine(text: string, x: number, y: number, height: number): string {
  const size = height / 100;
  let pen = x;
  let path = "";
  for (const letter of text) {
    for (const loop of outlinesOf(letter)) path += relativeLoop(loop, pen, y, size);
    pen += (widthOf(letter) + spacing) * size;
  }
  return path;
}

function relativeLoop(loop: readonly Vec2[], x: number, y: number, size: number): string {
  let [penX, penY] = [0, 0];
  let path = "";
  for (const [across, down] of loop) {
    const [atX, atY] = [Math.round(x + across * size), Math.round(y + down * size)];
    const [right, low] = [atX - penX, atY - penY];
    if (path === "") path = `M${right} ${low}`;
    else if (low === 0) path += `h${right}`;
    else if (right === 0) path += `v${low}`;
    else path += `l${right}${low < 0 ? low : ` ${low}`}`;
    [penX, penY] = [atX, atY];
  }
  return `${path}z`;
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
