import type { Country } from "../../countries/model/country";
import { toLanguage } from "../../countries/model/locale";

/**
 * Builds the provider's return URL: a cookie-less endpoint that redirects to the result page.
 * `?language=` only if pages of the language have a prefix.
 */
export function toReturnUrl(origin: string, country: Country, language: string): string {
  const isDefault = toLanguage(country.locales[0]) === language;
  return `${origin}/payment/return${isDefault ? "" : `?${new URLSearchParams({ language })}`}`;
}
