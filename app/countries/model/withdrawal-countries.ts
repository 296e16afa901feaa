import type { CountryCode } from "./country";

/** Where a consumer withdraws, without language prefix. */
export const withdrawalPath = "/withdrawal";

/** Outside the Union: no function of withdrawal is asked for; the page on returns says how it is done there. */
const withoutFunction: ReadonlySet<CountryCode> = new Set(["CH", "GB", "NO"]);

/** The online function of withdrawal (Directive 2011/83/EU Art. 11a, from 19 June 2026). */
export function hasWithdrawalFunction(country: CountryCode): boolean {
  return !withoutFunction.has(country);
}
