import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { toOtherBulgarianMoney } from "./bulgarian-currency";
import { toCountryOn } from "./country-on-day";
import { countryTable, getCountry } from "./country-table";

const bulgaria = getCountry("BG");
const euroFrom = "2026-01-01";

it("pays in euro from the local midnight of the day on, and in leva before it", () => {
  const before = toCountryOn(bulgaria, new Date("2025-12-31T21:59:59Z"), euroFrom);
  const after = toCountryOn(bulgaria, new Date("2025-12-31T22:00:00Z"), euroFrom);
  expect(before).toBe(bulgaria);
  expect(after).toMatchObject({
    code: "BG",
    currency: "EUR",
    cashOnDelivery: { limitCents: 455_050 },
    lowStock: { highCents: 100_000 },
  });
  expect(toCountryOn(bulgaria, new Date("2027-05-01T00:00:00Z"), euroFrom)).toBe(after);
});

it("pays in leva without a day, and changes no other country", () => {
  expect(toCountryOn(bulgaria, new Date("2030-01-01T00:00:00Z"), null)).toBe(bulgaria);
  for (const country of countryTable.filter(({ code }) => code !== "BG"))
    expect(toCountryOn(country, new Date("2030-01-01T00:00:00Z"), euroFrom)).toBe(country);
});

it.each([
  [money(195_583, "BGN"), money(100_000, "EUR")],
  [money(1, "BGN"), money(1, "EUR")],
  [money(2299, "BGN"), money(1175, "EUR")],
  [money(1175, "EUR"), money(2298, "BGN")],
] as const)("converts %j by the fixed rate to %j", (amount, other) =>
  expect(toOtherBulgarianMoney(amount)).toEqual(other),
);

it("converts no other money", () => expect(toOtherBulgarianMoney(money(100, "CHF"))).toBeNull());
