import { brands } from "../../catalogue/brand.ts";
import { loopData, measureLine, setLine } from "../drawing/letters.ts";
import { bodyColours, ink } from "../drawing/paint.ts";
import { writeSvg } from "../drawing/write-svg.ts";
import { circle } from "../geometry/round-corners.ts";
import type { Vec2 } from "../geometry/vector.ts";
import { brandFile } from "../picture-spec.ts";

type BrandKey = keyof typeof brands;
type Mark = readonly (readonly Vec2[])[];

const round = (x: number, y: number, radius: number, sides = 32) => circle([x, y], radius, sides);

/** A mark on a square of 100 (y downwards): outlines, of which inner ones are holes. */
const marks: Readonly<Record<BrandKey, Mark>> = {
  royalCatering: [
    [
      [4, 22],
      [28, 46],
      [50, 10],
      [72, 46],
      [96, 22],
      [88, 72],
      [12, 72],
    ],
    [
      [12, 80],
      [88, 80],
      [88, 92],
      [12, 92],
    ],
  ],
  stamos: [
    [
      [58, 2],
      [18, 56],
      [46, 56],
      [36, 98],
      [82, 38],
      [54, 38],
    ],
  ],
  msw: [
    [
      [50, 2],
      [92, 26],
      [92, 74],
      [50, 98],
      [8, 74],
      [8, 26],
    ],
    round(50, 50, 20),
  ],
  steinberg: [
    [
      [4, 92],
      [40, 14],
      [56, 50],
      [66, 34],
      [96, 92],
    ],
    [
      [40, 44],
      [32, 62],
      [40, 70],
      [47, 60],
    ],
  ],
  ulsonix: [0, 1, 2].map(
    (wave) =>
      [
        [4, 24 + wave * 26],
        [27, 8 + wave * 26],
        [50, 24 + wave * 26],
        [73, 8 + wave * 26],
        [96, 24 + wave * 26],
        [96, 38 + wave * 26],
        [73, 22 + wave * 26],
        [50, 38 + wave * 26],
        [27, 22 + wave * 26],
        [4, 38 + wave * 26],
      ] as const,
  ),
  hillvert: [
    [
      [2, 88],
      [34, 34],
      [52, 64],
      [66, 46],
      [98, 88],
    ],
    round(74, 24, 13),
  ],
  physa: [
    round(50, 50, 48),
    [
      [42, 20],
      [58, 20],
      [58, 42],
      [80, 42],
      [80, 58],
      [58, 58],
      [58, 80],
      [42, 80],
      [42, 58],
      [20, 58],
      [20, 42],
      [42, 42],
    ],
  ],
  wiesenfield: [
    [
      [46, 98],
      [46, 56],
      [54, 56],
      [54, 98],
    ],
    [
      [50, 52],
      [34, 34],
      [50, 4],
      [66, 34],
    ],
    [
      [42, 78],
      [12, 68],
      [6, 36],
      [34, 48],
    ],
    [
      [58, 78],
      [88, 68],
      [94, 36],
      [66, 48],
    ],
  ],
  frommStarck: [
    [
      [10, 6],
      [90, 6],
      [90, 56],
      [50, 98],
      [10, 56],
    ],
    [
      [30, 24],
      [70, 24],
      [70, 38],
      [46, 38],
      [46, 48],
      [62, 48],
      [62, 60],
      [46, 60],
      [46, 76],
      [30, 62],
    ],
  ],
  uniprodo: [
    [
      [50, 4],
      [92, 26],
      [50, 48],
      [8, 26],
    ],
    [
      [6, 36],
      [46, 57],
      [46, 98],
      [6, 76],
    ],
    [
      [54, 57],
      [94, 36],
      [94, 76],
      [54, 98],
    ],
  ],
};

const [width, height] = [240, 80];
const markSide = 48;
const textLeft = 74;

/** Draws each brand's mark in its colour next to its name, on a transparent background. */
export function* brandPictures(): Generator<[name: string, content: string]> {
  for (const [key, mark] of Object.entries(marks).filter(isBrandEntry)) {
    const { name, colour } = brands[key];
    const drawn = mark.map((loop) => loopData(loop, 14, (height - markSide) / 2, markSide / 100)).join("");
    const paint = colour === "steel" ? "#5b6770" : bodyColours[colour];
    const content = `<path fill="${paint}" fill-rule="evenodd" d="${drawn}"/><path fill="${ink}" fill-rule="evenodd" d="${setName(name)}"/>`;
    yield [brandFile(key), writeSvg(width, height, content)];
  }
}

function isBrandEntry(entry: [string, Mark]): entry is [BrandKey, Mark] {
  return entry[0] in brands;
}

/** Sets a name on one line, or its rest smaller on a second one. */
function setName(name: string): string {
  const [first = "", ...rest] = name.toUpperCase().split(" ");
  const second = rest.join(" ");
  const space = width - textLeft - 12;
  const fit = (text: string, most: number) => Math.min(most, (most * space) / measureLine(text, most));
  const high = fit(first, second ? 26 : 30);
  if (!second) return setLine(first, textLeft, (height - high) / 2, high);
  const low = Math.min(fit(second, 17), high * 0.72);
  const top = (height - high - low - 7) / 2;
  return setLine(first, textLeft, top, high) + setLine(second, textLeft, top + high + 7, low);
}
