import type { TaxRate } from "./tax-amount.ts";

/**
 * The rate of a tax category for a place: that of the state where the address names one, else that of the whole
 * country. A state without a rate of its own has none, unless the project lets it fall back to the country's.
 */
export function chooseTaxRate(
  rates: readonly TaxRate[],
  country: string,
  state: string | undefined,
  fallback: boolean,
): TaxRate | undefined {
  const ofCountry = rates.filter((rate) => rate.country === country);
  const ofState = state ? ofCountry.find((rate) => rate.state === state) : undefined;
  if (ofState || (state && !fallback)) return ofState;
  return ofCountry.find((rate) => !rate.state);
}
