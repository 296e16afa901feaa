import { shopCountries } from "./country.ts";

/** One zone per country, so that each country has its own rates. */
export function createZones() {
  return shopCountries.map(({ code, label }) => ({
    key: code.toLowerCase(),
    name: label,
    locations: [{ country: code }],
  }));
}

/** One tax category with a rate for each country, included in the price. */
export function createTaxCategory() {
  return {
    key: "standard",
    name: "Standard rate",
    rates: shopCountries.map(({ code, vat, vatName }) => ({
      key: `standard-${code.toLowerCase()}`,
      name: vatName,
      amount: vat,
      includedInPrice: true,
      country: code,
    })),
  };
}
