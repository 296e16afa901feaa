import type { TaxRate } from "./tax-amount.ts";

/**
 * The rate of a tax category for a place: that of the state where the address names one. The rate of the whole country
 * serves addresses without a state, and others only where the project lets it fall back.
 */
export function chooseTaxRate(
  rates: readonly TaxRate[],
  country: string,
  state: string | undefined,
  fallback: boolean,
): TaxRate | undefined {
  const ofCountry = rates.filter((rate) => rate.country === country);
  const ofState = state ? ofCountry.find((rate) => rate.state === state) : undefined;
  if (ofState) return ofState;
  const whole = ofCountry.find((rate) => !rate.state);
  return state && !fallback && ofCountry.some((rate) => rate.state) ? undefined : whole;
}
