import { measureLine, setSmallLine } from "../drawing/letters.ts";

/** What a nameplate says. */
export interface Label {
  /** The maker's wordmark. */
  maker: string;
  model: string;
  /** The machine's lead figure, in large digits. */
  size: string;
}

/** A plate is as wide as this many of its heights. */
export const plateRatios = { name: 3.2, size: 2 } as const;

const tall = 60;
const edge = 11;

const written = new Map<string, string>();

/** Returns the outlines of a plate's text, 60 units high: the maker above, the model below; or the size alone. */
export function writeLabel({ maker, model, size }: Label, kind: keyof typeof plateRatios): string {
  const key = kind === "name" ? `${maker}|${model}` : size;
  const known = written.get(key);
  if (known !== undefined) return known;
  const wide = plateRatios[kind] * tall;
  const path =
    kind === "name"
      ? setCentred(maker, wide - 2 * edge, wide / 2, 8, 25) +
        setCentred(model, wide - 2 * edge, wide / 2, 39, 15)
      : setCentred(size, wide, wide / 2, 4, 52);
  written.set(key, path);
  return path;
}

/** Returns the matrix of a plate's drawing from its corners on the canvas: lower left, lower right, upper left. */
export function plateMatrix(
  [low, right, high]: readonly [Point, Point, Point],
  kind: keyof typeof plateRatios,
): string {
  const wide = plateRatios[kind] * tall;
  const values = [
    (right[0] - low[0]) / wide,
    (right[1] - low[1]) / wide,
    (low[0] - high[0]) / tall,
    (low[1] - high[1]) / tall,
  ].map((value) => value.toFixed(3).replace(/^(-?)0/, "$1"));
  return `matrix(${values.join()},${high[0].toFixed(1)},${high[1].toFixed(1)})`;
}

type Point = readonly [number, number];

/** Sets a line about a centre, within a width and a height. */
function setCentred(text: string, room: number, centre: number, top: number, most: number): string {
  const height = Math.min(most, (most * room) / measureLine(text, most));
  return setSmallLine(text, centre - measureLine(text, height) / 2, top + (most - height) / 2, height);
}
