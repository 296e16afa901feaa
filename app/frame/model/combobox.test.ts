import { expect, it } from "vitest";
import { moveActive } from "./combobox";

it.each([
  [-1, 1, 3, 0],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, -1, 3, 2],
  [2, -1, 3, 1],
  [0, 1, 1, 0],
  [-1, 1, 0, -1],
  [-1, -1, 0, -1],
] as const)("from option %i a step of %i, of %i options, moves to %i", (active, step, count, next) =>
  expect(moveActive(active, step, count)).toBe(next),
);
