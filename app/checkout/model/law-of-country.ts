import type { CountryCode } from "../../countries/model/country";

const outsideUnion: ReadonlySet<CountryCode> = new Set<CountryCode>(["CH", "GB", "NO"]);

/** The Union's harmonised notice of the legal guarantee is shown in its member states (Dir. (EU) 2024/825). */
export function showsLegalGuaranteeNotice(country: CountryCode): boolean {
  return !outsideUnion.has(country);
}
