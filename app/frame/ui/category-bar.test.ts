import { expect, it } from "vitest";
import { splitIntoRows } from "./category-bar";

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 1, 1],
  [5, 3, 2],
  [12, 6, 6],
  [13, 7, 6],
])("of %i links the first row has %i and the second %i, in the given order", (count, first, second) => {
  const links = Array.from({ length: count }, (_, index) => index);
  const rows = splitIntoRows(links);
  expect(rows.map((row) => row.length)).toEqual([first, second]);
  expect(rows.flat()).toEqual(links);
});
