import { roundHalfEven } from "../../foundation/money";
import { type BulgarianCurrency, levaPerEuro } from "./bulgarian-currency";
import type { Country, CountryCode } from "./country";

/** Gross limit in minor units of the shop's currency; Bulgaria's is in leva here. */
const limitCents: Readonly<Record<CountryCode, number>> = {
  SK: 2_500_00,
  IE: 1_500_00,
  DE: 1_500_00,
  PT: 1_000_00,
  IT: 999_99,
  FR: 1_000_00,
  HU: 499_999_00,
  CZ: 60_000_00,
  AT: 1_500_00,
  NO: 1_500_00,
  NL: 1_500_00,
  CH: 3_500_00,
  BE: 3_000_00,
  DK: 20_000_00,
  SE: 3_000_00,
  ES: 1_000_00,
  GB: 2_500_00,
  FI: 1_500_00,
  PL: 6_000_00,
  RO: 10_000_00,
  LT: 4_500_00,
  SI: 4_500_00,
  BG: 8_900_00,
  GR: 499_00,
  HR: 4_500_00,
};

const singleItemCountries: ReadonlySet<CountryCode> = new Set([
  "SK",
  "IT",
  "HU",
  "CZ",
  "PL",
  "RO",
  "SI",
  "GR",
  "HR",
]);

const freightCountries: ReadonlySet<CountryCode> = new Set(["SK", "HU", "CZ", "PL"]);

/** Returns the limits of cash on delivery in a country. */
export function toCashOnDeliveryLimits(
  code: CountryCode,
  bulgarianCurrency: BulgarianCurrency,
): Country["cashOnDelivery"] {
  const inEuro = code === "BG" && bulgarianCurrency === "EUR";
  return {
    limitCents: inEuro ? roundHalfEven(limitCents.BG / levaPerEuro) : limitCents[code],
    itemLimit: singleItemCountries.has(code) ? 1 : 0,
    allowsFreight: freightCountries.has(code),
  };
}
