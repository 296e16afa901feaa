import type { Country } from "../../countries/model/country";
import { toLanguage } from "../../countries/model/locale";

/**
 * Where the provider sends the shopper back: a cookie-less endpoint that goes on to the result page. `?language=` only
 * where pages of the language have a prefix.
 */
export function toReturnUrl(origin: string, country: Country, language: string): string {
  const isDefault = toLanguage(country.locales[0]) === language;
  return `${origin}/payment/return${isDefault ? "" : `?${new URLSearchParams({ language })}`}`;
}
