import { expect, it } from "vitest";
import { whenAllThere } from "./prompt";

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it("goes on at once when all values are there", () => {
  expect(whenAllThere([1, 2], add)).toBe(3);
  expect(whenAllThere([], add)).toBe(0);
});

it("waits for the last value that is still to come", async () => {
  const sum = whenAllThere([1, Promise.resolve(2)], add);
  expect(sum).toBeInstanceOf(Promise);
  expect(await sum).toBe(3);
});
