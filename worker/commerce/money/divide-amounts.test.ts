import { expect, it } from "vitest";
import { distributeAmount, roundRatio } from "./divide-amounts.ts";

it.each([
  [5n, 2n, 2, 3, 2],
  [7n, 2n, 4, 4, 3],
  [-5n, 2n, -2, -3, -2],
  [9n, 4n, 2, 2, 2],
  [11n, 4n, 3, 3, 3],
])("rounds %s/%s to %s half-even, %s half-up, %s half-down", (top, bottom, even, up, down) => {
  expect(roundRatio(top, bottom, "HalfEven")).toBe(even);
  expect(roundRatio(top, bottom, "HalfUp")).toBe(up);
  expect(roundRatio(top, bottom, "HalfDown")).toBe(down);
});

it("gives the indivisible cents to the first parts", () => {
  expect(distributeAmount(100, [1234, 1234, 1234])).toEqual([34, 33, 33]);
});

it("never takes more than the available amount", () => {
  expect(distributeAmount(500, [100, 0, 50])).toEqual([100, 0, 50]);
  expect(distributeAmount(3, [1, 1, 0, 1])).toEqual([1, 1, 0, 1]);
  expect(distributeAmount(30, [20, -50, 20])).toEqual([15, 0, 15]);
});
