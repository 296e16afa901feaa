import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import type { Cart } from "../../cart/model/cart";
import { countryCodes } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { choosePaymentOptions, choosePreselected } from "./choose-payment-options";

/** The specification's list; the first is the default. */
const methods = [
  "scheme",
  "paypal",
  "klarna",
  "klarna_account",
  "ratepay",
  "onlineBanking_PL",
  "ideal",
  "klarna_b2b",
  "applepay",
  "googlepay",
  "multibanco",
  "twint",
  "mobilepay",
  "cash_on_delivery",
  "bank_transfer",
] as const;

const everywhere = "scheme paypal applepay googlepay cash_on_delivery bank_transfer";
const later = "klarna klarna_account";

/**
 * Country; methods beyond those of every country; limits of total and pieces for cash on delivery (0: no limit of the
 * country's); freight on delivery.
 */
const table = [
  ["SK", "", 250000, 1, true],
  ["IE", later, 150000, 0, false],
  ["DE", `${later} klarna_b2b ratepay`, 150000, 0, false],
  ["PT", `${later} multibanco`, 100000, 0, false],
  ["IT", later, 99999, 1, false],
  ["FR", `${later} klarna_b2b`, 100000, 0, false],
  ["HU", "", 49999900, 1, true],
  ["CZ", "klarna_account", 6000000, 1, true],
  ["AT", `${later} klarna_b2b ratepay`, 150000, 0, false],
  ["NO", `${later} klarna_b2b`, 150000, 0, false],
  ["NL", `${later} klarna_b2b ideal`, 150000, 0, false],
  ["CH", `${later} ratepay twint`, 350000, 0, false],
  ["BE", later, 300000, 0, false],
  ["DK", `${later} mobilepay`, 2000000, 0, false],
  ["SE", `${later} klarna_b2b`, 300000, 0, false],
  ["ES", later, 100000, 0, false],
  ["GB", `${later} klarna_b2b`, 250000, 0, false],
  ["FI", `${later} klarna_b2b mobilepay`, 150000, 0, false],
  ["PL", `${later} onlineBanking_PL`, 600000, 1, true],
  ["RO", "klarna_account", 1000000, 1, false],
  ["LT", "", 450000, 0, false],
  ["SI", "", 450000, 1, false],
  ["BG", "", 890000, 0, false],
  ["GR", "klarna_account", 49900, 1, false],
  ["HR", "", 450000, 1, false],
] as const;

const privateOnly = "klarna klarna_account ratepay";
const businessOnly = "klarna_b2b";
const tooMany = { reason: "pieces", minimum: 1, maximum: 20 };

const has = (list: string, method: string) => list.split(" ").includes(method);

it("has a row for each of the 25 countries", () => {
  expect(table.map(([code]) => code).sort()).toEqual([...countryCodes].sort());
});

describe.each(table)("in %s", (code, extra, limitCents, itemLimit, allowsFreight) => {
  const country = getCountry(code);
  const listed = methods.filter((method) => has(everywhere, method) || has(extra, method));

  const toCart = (type: "private" | "business", change: Partial<Cart> = {}) =>
    sampleCart({
      total: money(10000, country.currency),
      billingAddress: { ...sampleAddress, customerType: type },
      ...change,
    });

  /** The refusals by method; an absent method is absent here too. */
  const refuse = (cart: Cart) =>
    Object.fromEntries(choosePaymentOptions(cart, country).map(({ method, refusal }) => [method, refusal]));

  it.each(["private", "business"] as const)(
    "a %s customer sees the country's methods, the card first",
    (type) => {
      const options = choosePaymentOptions(toCart(type), country);
      const lost = type === "private" ? businessOnly : privateOnly;
      const wanted = type === "private" ? "business" : "private";
      expect(options).toEqual(
        listed.map((method) => ({ method, refusal: has(lost, method) ? { reason: wanted } : null })),
      );
      expect(choosePreselected(options, null)).toBe("scheme");
      for (const method of methods) {
        const isOpen = listed.some((each) => each === method) && !has(lost, method);
        expect(choosePreselected(options, method), method).toBe(isOpen ? method : "scheme");
      }
    },
  );

  it.each(["private", "business"] as const)(
    "cash on delivery is available to a %s customer up to the limit",
    (type) => {
      const at = refuse(toCart(type, { total: money(limitCents, country.currency) }));
      expect(at.cash_on_delivery).toBeNull();
      const above = refuse(toCart(type, { total: money(limitCents + 1, country.currency) }));
      expect(above.cash_on_delivery).toEqual({ reason: "price-limit", limitCents });
      expect(above.bank_transfer).toBeNull();
      const codFee = money(200, country.currency);
      const withFee = toCart(type, { total: money(limitCents + 200, country.currency), codFee });
      expect(refuse(withFee).cash_on_delivery).toBeNull();
    },
  );

  it("cash on delivery counts pieces without guarantees and gifts", () => {
    const paid = (quantity: number) => {
      const guarantee = sampleLine({ id: "guarantee", kind: "extra_guarantee", quantity });
      const gift = sampleLine({ id: "gift", total: money(0, "EUR"), quantity: 30 });
      return toCart("private", { lines: [sampleLine({ quantity }), guarantee, gift] });
    };
    expect(refuse(paid(1)).cash_on_delivery).toBeNull();
    const limit = itemLimit === 0 ? null : { reason: "item-limit", limit: itemLimit };
    expect(refuse(paid(2)).cash_on_delivery).toEqual(limit);
    expect(refuse(paid(20))).toMatchObject({ cash_on_delivery: limit, bank_transfer: null });
    expect(refuse(paid(21))).toMatchObject({ cash_on_delivery: limit ?? tooMany, bank_transfer: tooMany });
    const none = toCart("private", { lines: [sampleLine({ kind: "extra_guarantee" })] });
    expect(refuse(none)).toMatchObject({ cash_on_delivery: tooMany, bank_transfer: tooMany, scheme: null });
  });

  it(`freight is ${allowsFreight ? "" : "not "}delivered for cash on delivery, and excludes no other method`, () => {
    const refusals = refuse(toCart("private", { lines: [sampleLine({ isFreight: true })] }));
    expect(refusals.cash_on_delivery).toEqual(allowsFreight ? null : { reason: "freight" });
    expect(refusals).toMatchObject({ scheme: null, paypal: null, bank_transfer: null });
  });
});
