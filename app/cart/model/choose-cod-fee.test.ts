import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { chooseCodFee } from "./choose-cod-fee";

const without = { codFee: null, currency: "EUR" } as const;
const withFee = { codFee: money(200, "EUR"), currency: "EUR" } as const;
const fee = money(200, "EUR");

it("comes with cash on delivery", () => {
  expect(chooseCodFee(without, "cash_on_delivery", fee)).toEqual({ decision: "add", fee, replaces: false });
});

it("goes with any other method", () => {
  expect(chooseCodFee(withFee, "scheme", fee)).toEqual({ decision: "remove" });
  expect(chooseCodFee(without, "scheme", fee)).toEqual({ decision: "keep" });
});

it("stays when it is already right, and is replaced when the store changed it", () => {
  expect(chooseCodFee(withFee, "cash_on_delivery", fee)).toEqual({ decision: "keep" });
  expect(chooseCodFee(withFee, "cash_on_delivery", money(250, "EUR"))).toEqual({
    decision: "add",
    fee: money(250, "EUR"),
    replaces: true,
  });
});

it("is absent when the store sets none, or sets it in another currency", () => {
  expect(chooseCodFee(without, "cash_on_delivery", money(0, "EUR"))).toEqual({ decision: "keep" });
  expect(chooseCodFee(without, "cash_on_delivery", money(200, "CZK"))).toEqual({ decision: "keep" });
  expect(chooseCodFee(withFee, "cash_on_delivery", null)).toEqual({ decision: "remove" });
});
