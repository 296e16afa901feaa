import type { CountryCode } from "../../countries/model/country";

/** Outside the Union: national law, no harmonised notice. */
const withoutNotice: ReadonlySet<CountryCode> = new Set(["CH", "GB", "NO"]);

/**
 * Returns whether a country's shop shows the notice of the two-year legal guarantee.
 *
 * Source: harmonised notice of Directive (EU) 2024/825, from 27 September 2026
 */
export function hasLegalGuaranteeNotice(country: CountryCode): boolean {
  return !withoutNotice.has(country);
}
