import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { splitFee } from "./payment-view";

const portion = (ratePermyriad: number) => ({ name: "VAT", ratePermyriad, amount: money(1, "EUR") });

it.each([
  ["SK", 200, 2300, 163, 37],
  ["HU", 79900, 2700, 62913, 16987],
  ["CH", 200, 810, 185, 15],
  ["half a cent to the even one", 3, 2000, 2, 1],
] as const)("splits a fee: %s", (_name, fee, rate, net, vat) => {
  const split = splitFee(money(fee, "EUR"), { taxPortions: [portion(500), portion(rate)] });
  expect(split).toEqual({ net: money(net, "EUR"), vat: money(vat, "EUR") });
});

it("returns nothing if no tax applies", () => {
  expect(splitFee(money(200, "EUR"), { taxPortions: [] })).toBeNull();
  expect(splitFee(money(200, "EUR"), { taxPortions: [portion(0)].slice(1) })).toBeNull();
});
