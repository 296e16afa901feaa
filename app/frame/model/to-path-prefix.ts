import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";

/** `/nl` for a language that is not the country's default, else empty. */
export function toPathPrefix(country: Country, locale: Locale): string {
  return country.locales[0] === locale ? "" : `/${toLanguage(locale)}`;
}
