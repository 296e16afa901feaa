import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { isDeliveryFree } from "./shipping-offer";

it.each([
  ["below the threshold", 195, 5_900, 5_899, false],
  ["at the threshold", 195, 5_900, 5_900, true],
  ["without a threshold", 195, null, 1_000_000, false],
  ["without a fee", 0, null, 100, true],
])("delivery of an article %s", (_when, fee, freeAbove, goods, expected) =>
  expect(
    isDeliveryFree(
      { price: money(fee, "EUR"), freeAbove: freeAbove === null ? null : money(freeAbove, "EUR") },
      money(goods, "EUR"),
    ),
  ).toBe(expected),
);
