import { LRUCache } from "lru-cache";
import { toSiblingOrigin } from "../../countries/model/choose-country-by-host";
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
  for (const { code, locale, language, origin, prefix, isFallback } of shopsByOrigin.memo(requestOrigin)) {
    if (open !== null && !open.includes(code)) continue;
    const path = toPath(language, locale);
    if (path === null) continue;
    const href = origin + prefixPath(prefix, path);
    alternates.push({ hreflang: locale, href });
    if (isFallback) alternates.push({ hreflang: "x-default", href });
  }
  return alternates;
}

type LocaleShop = {
  readonly code: CountryCode;
  readonly locale: Locale;
  readonly language: string;
  readonly origin: string;
  readonly prefix: string;
  readonly isFallback: boolean;
};

/**
 * All shops by request origin, computed once, because every page lists them.
 * Bounded, because a visitor can use any port in the URL.
 */
const shopsByOrigin = new LRUCache<string, readonly LocaleShop[]>({ max: 500, memoMethod: listShops });

function listShops(requestOrigin: string): readonly LocaleShop[] {
  return countryTable.flatMap((country) =>
    country.locales.map((locale) => ({
      code: country.code,
      locale,
      language: toLanguage(locale),
      origin: toSiblingOrigin(requestOrigin, country),
      prefix: toPathPrefix(country, locale),
      isFallback: country.code === fallbackCountry,
    })),
  );
}
