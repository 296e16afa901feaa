import { demoCountries } from "../country.ts";

/** One tax category; a rate for each country, included in the price. */
export function createTaxCategory() {
  return {
    key: "standard",
    name: "Standard rate",
    rates: demoCountries.map(({ code, vat, vatName }) => ({
      key: `standard-${code.toLowerCase()}`,
      name: vatName,
      amount: vat,
      includedInPrice: true,
      country: code,
    })),
  };
}
