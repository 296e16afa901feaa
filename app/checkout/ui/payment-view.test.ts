import { expect, it } from "vitest";
import { sampleAddress, sampleCart } from "../../../tests/support/sample-cart";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import type { Country, CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import type { Day } from "../../foundation/local-day";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import { listDuties } from "../../law/model/duties";
import { splitFee, toPaymentView } from "./payment-view";

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

const contextOf = (country: Country, day: Day) =>
  createCartViewContext(createTranslate(country.locales[0]), {
    offers: [],
    maxLineQuantity: 9,
    lowStock: country.lowStock,
    timeZone: country.timeZone,
    now: `${day}T12:00:00Z`,
  });

it("shows the store's fee next to cash on delivery alone, and says nothing without one", () => {
  const [country, day] = [getCountry("SK"), "2026-11-20"] as const;
  const cart = sampleCart({ country: "SK", billingAddress: { ...sampleAddress, country: "SK" } });
  const listFees = (cents: number) =>
    toPaymentView(cart, country, money(cents, "EUR"), contextOf(country, day), {
      duties: listDuties(country, day),
    }).options.flatMap(({ method, fee }) => (fee === null ? [] : [[method, fee.includes("2,00")]]));
  expect(listFees(200)).toEqual([["cash_on_delivery", true]]);
  expect(listFees(0)).toEqual([]);
});

function listCredits(code: CountryCode, day: Day, customerType: "private" | "business" = "private") {
  const country = getCountry(code);
  const billingAddress = { ...sampleAddress, country: code, customerType };
  const cart = sampleCart({ country: code, billingAddress });
  const { options } = toPaymentView(cart, country, null, contextOf(country, day), {
    duties: listDuties(country, day),
    creditExamples: { klarna_account: { DE: { amount: 100_000, months: 12, rate: 1190, monthlyFee: 0 } } },
  });
  return options.flatMap(({ method, credit }) => (credit ? [{ method, ...credit }] : []));
}

const listWarnings = (...[code, day, customerType]: Parameters<typeof listCredits>) =>
  listCredits(code, day, customerType).map(({ method, warning }) => `${method}: ${warning}`);

it("warns of the cost of credit from the day on, consumers only", () => {
  const warning = "Achtung! Kreditaufnahme kostet Geld.";
  expect(listWarnings("DE", "2026-11-19")).toEqual([]);
  expect(listWarnings("DE", "2026-11-20")).toEqual([
    `klarna: ${warning}`,
    `klarna_account: ${warning}`,
    `ratepay: ${warning}`,
  ]);
  expect(listWarnings("DE", "2026-11-20", "business")).toEqual([]);
});

it("has no warning where no lender offers a method, nor outside the Union", () => {
  for (const code of ["SK", "HU", "CH", "GB", "NO"] as const)
    expect(listWarnings(code, "2026-11-20"), code).toEqual([]);
});

it("uses the country's own wording", () => {
  expect(listWarnings("FR", "2026-11-20")[0]).toContain("Un crédit vous engage et doit être remboursé.");
  expect(listWarnings("BE", "2026-11-20")[0]).toContain("coûte aussi de l’argent");
});

it("states the representative example of the methods whose lender's terms are set, from the day on", () => {
  const list = (code: CountryCode, day: Day, customerType: "private" | "business" = "private") =>
    listCredits(code, day, customerType).flatMap(({ method, example }) =>
      example ? [`${method}: ${example.replaceAll("\u00a0", " ")}`] : [],
    );
  expect(list("DE", "2026-11-19")).toEqual([]);
  expect(list("DE", "2026-11-20")).toEqual([
    "klarna_account: Repräsentatives Beispiel: Kredit 1.000,00 €; Laufzeit in Monaten: 12; fester Sollzinssatz 11,9 % pro Jahr; Kosten 0,00 € pro Monat; effektiver Jahreszins 12,57 %; Rate 88,80 € pro Monat; Gesamtbetrag 1.065,60 €.",
  ]);
  expect([list("DE", "2026-11-20", "business"), list("AT", "2026-11-20")]).toEqual([[], []]);
});
