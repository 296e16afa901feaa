import type { TaxRate } from "./tax-amount.ts";

/** The rate of a tax category for a place: that of the state wins over that of the whole country. */
export function chooseTaxRate(
  rates: readonly TaxRate[],
  country: string,
  state?: string,
): TaxRate | undefined {
  const ofCountry = rates.filter((rate) => rate.country === country);
  return (
    ofCountry.find((rate) => rate.state && rate.state === state) ?? ofCountry.find((rate) => !rate.state)
  );
}
