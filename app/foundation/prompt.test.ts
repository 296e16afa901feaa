import { expect, it } from "vitest";
import { whenAllThere } from "./prompt";

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it("continues at once when all values are available", () => {
  expect(whenAllThere([1, 2], add)).toBe(3);
  expect(whenAllThere([], add)).toBe(0);
});

it("waits for the last pending value", async () => {
  const sum = whenAllThere([1, Promise.resolve(2)], add);
  expect(sum).toBeInstanceOf(Promise);
  expect(await sum).toBe(3);
});
