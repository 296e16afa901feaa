import type { CountryCode } from "../../countries/model/country";

/** Outside the Union: national law, no harmonised notice. */
const withoutNotice: ReadonlySet<CountryCode> = new Set(["CH", "GB", "NO"]);

/** The harmonised notice of the two-year legal guarantee (Directive (EU) 2024/825, from 27 September 2026). */
export function hasLegalGuaranteeNotice(country: CountryCode): boolean {
  return !withoutNotice.has(country);
}
