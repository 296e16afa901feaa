import type { CountryCode } from "./country";

/** Path of the withdrawal page, without language prefix. */
export const withdrawalPath = "/withdrawal";

/** Outside the Union no online withdrawal is required; the returns page explains the procedure there. */
const withoutFunction: ReadonlySet<CountryCode> = new Set(["CH", "GB", "NO"]);

/**
 * Returns whether the country requires the online withdrawal function.
 *
 * Source: Directive 2011/83/EU Art. 11a, from 19 June 2026
 */
export function hasWithdrawalFunction(country: CountryCode): boolean {
  return !withoutFunction.has(country);
}
