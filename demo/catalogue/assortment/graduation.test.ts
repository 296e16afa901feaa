import { expect, it } from "vitest";
import { toGraduation } from "./graduation.ts";

it.each([
  [60, 3000, 20],
  [100, 3000, 50],
  [150, 3000, 50],
  [3000, 3000, 1000],
  [3, 30000, 0.1],
  [15, 30000, 0.5],
  [2, 10000, 0.2],
])("divides %d kg into %d steps of at least %d g", (loadCapacity, divisions, grams) => {
  expect(toGraduation(loadCapacity, divisions)).toBe(grams);
});
