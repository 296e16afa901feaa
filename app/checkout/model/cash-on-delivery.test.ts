import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { refuseByPieces, refuseCashOnDelivery } from "./cash-on-delivery";

const limits = [
  ["SK", 250000, 1],
  ["IE", 150000, 0],
  ["DE", 150000, 0],
  ["PT", 100000, 0],
  ["IT", 99999, 1],
  ["FR", 100000, 0],
  ["HU", 49999900, 1],
  ["CZ", 6000000, 1],
  ["AT", 150000, 0],
  ["NO", 150000, 0],
  ["NL", 150000, 0],
  ["CH", 350000, 0],
  ["BE", 300000, 0],
  ["DK", 2000000, 0],
  ["SE", 300000, 0],
  ["ES", 100000, 0],
  ["GB", 250000, 0],
  ["FI", 150000, 0],
  ["PL", 600000, 1],
  ["RO", 1000000, 1],
  ["LT", 450000, 0],
  ["SI", 450000, 1],
  ["BG", 890000, 0],
  ["GR", 49900, 1],
  ["HR", 450000, 1],
] as const;

describe("cash on delivery", () => {
  it.each(limits)("is open in %s up to %i cents and closed one cent above", (code, limitCents, itemLimit) => {
    const country = getCountry(code);
    const at = sampleCart({ total: money(limitCents, country.currency) });
    const above = sampleCart({ total: money(limitCents + 1, country.currency) });
    expect(refuseCashOnDelivery(at, country)).toBeNull();
    expect(refuseCashOnDelivery(above, country)).toEqual({ reason: "price-limit", limitCents });
    const two = sampleCart({ lines: [sampleLine({ quantity: 2 })], total: money(100, country.currency) });
    expect(refuseCashOnDelivery(two, country)).toEqual(
      itemLimit === 1 ? { reason: "item-limit", limit: 1 } : null,
    );
  });

  it("compares the total before the fee", () => {
    const cart = sampleCart({ total: money(250200, "EUR"), codFee: money(200, "EUR") });
    expect(refuseCashOnDelivery(cart, getCountry("SK"))).toBeNull();
  });

  it.each([
    ["SK", null],
    ["HU", null],
    ["CZ", null],
    ["PL", null],
    ["DE", { reason: "freight" }],
    ["RO", { reason: "freight" }],
  ] as const)("answers freight in %s with %j", (code, refusal) => {
    const cart = sampleCart({ lines: [sampleLine({ isFreight: true })] });
    expect(refuseCashOnDelivery(cart, getCountry(code))).toEqual(refusal);
  });

  it("does not count guarantees and gifts", () => {
    const guarantee = sampleLine({ id: "g", kind: "extra_guarantee", quantity: 1 });
    const gift = sampleLine({ id: "f", total: money(0, "EUR") });
    expect(
      refuseCashOnDelivery(sampleCart({ lines: [sampleLine(), guarantee, gift] }), getCountry("SK")),
    ).toBeNull();
  });
});

describe("the number of pieces for cash and bank payment", () => {
  it.each([
    [1, true],
    [20, true],
    [21, false],
  ])("allows %i pieces: %s", (quantity, isAllowed) => {
    expect(refuseByPieces(sampleCart({ lines: [sampleLine({ quantity })] })) === null).toBe(isAllowed);
  });

  it("needs at least one piece that is paid", () => {
    const guarantee = sampleLine({ kind: "extra_guarantee" });
    expect(refuseByPieces(sampleCart({ lines: [guarantee] }))).toEqual({
      reason: "pieces",
      minimum: 1,
      maximum: 20,
    });
  });
});
