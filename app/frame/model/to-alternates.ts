import { createSiblingOrigins } from "../../countries/model/choose-country-by-host";
import type { CountryCode } from "../../countries/model/country";
import { countryTable } from "../../countries/model/country-table";
import { prefixPath, toPathPrefix } from "../../countries/model/language-prefix";
import { type Locale, toLanguage } from "../../countries/model/locale";

export type Alternate = { readonly hreflang: string; readonly href: string };

/** The `x-default` shop, for readers of no listed locale. */
const fallbackCountry = "IE";

/**
 * Returns one page in all 28 locales, and `x-default`. `toPath` returns the page's path in a language, without prefix;
 * null when the page does not exist in it. `open`: the countries of this deployment, if it lacks some.
 */
export function toAlternates(
  requestOrigin: string,
  toPath: (language: string, locale: Locale) => string | null,
  open: readonly CountryCode[] | null = null,
): readonly Alternate[] {
  const alternates: Alternate[] = [];
  const toOrigin = createSiblingOrigins(requestOrigin);
  for (const { country, locale, language, prefix, isFallback } of shops) {
    if (open !== null && !open.includes(country.code)) continue;
    const path = toPath(language, locale);
    if (path === null) continue;
    const href = toOrigin(country) + prefixPath(prefix, path);
    alternates.push({ hreflang: locale, href });
    if (isFallback) alternates.push({ hreflang: "x-default", href });
  }
  return alternates;
}

const shops = countryTable.flatMap((country) =>
  country.locales.map((locale) => ({
    country,
    locale,
    language: toLanguage(locale),
    prefix: toPathPrefix(country, locale),
    isFallback: country.code === fallbackCountry,
  })),
);
