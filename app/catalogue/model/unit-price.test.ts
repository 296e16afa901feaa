import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { parseNetContent, toUnitPrice } from "./unit-price";

it.each([
  ["5 l", 2399, "l", 480],
  ["750 ml", 1599, "l", 2132],
  ["1,5kg", 300, "kg", 200],
  ["2 x 20 m", 2400, null, null],
  ["40 m", 2400, "m", 60],
  ["0 l", 2400, null, null],
  ["5 pieces", 2400, null, null],
  ["2.5 sqm", 1000, "m2", 400],
])("of %s the price is one of a base unit", (text, cents, unit, expected) => {
  const content = parseNetContent(text);
  expect(content?.unit ?? null).toBe(unit);
  expect(content && toUnitPrice(money(cents, "EUR"), content).centAmount).toBe(expected);
});
