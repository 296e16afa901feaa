import { expect, it } from "vitest";
import { countMissingDecimals } from "./align-decimals";

it.each([
  { cells: ["2", "7", "2.5", "–"], separator: ".", missing: [1, 1, 0, 1] },
  { cells: ["1.100", "0,75", "2,5"], separator: ",", missing: [2, 0, 1] },
  { cells: ["1,100", "550"], separator: ".", missing: [0, 0] },
  { cells: ["2.5 kg", "7 l"], separator: ".", missing: [0, 0] },
  { cells: ["4.4 (8)", "–"], separator: ".", missing: [0, 0] },
  { cells: [], separator: ".", missing: [] },
])("$cells lack $missing decimals", ({ cells, separator, missing }) =>
  expect(countMissingDecimals(cells, separator)).toEqual(missing),
);
