import { LRUCache } from "lru-cache";
import type { Country } from "../../countries/model/country";
import { countryTable } from "../../countries/model/country-table";
import { prefixPath, toPathPrefix } from "../../countries/model/language-prefix";
import { type Locale, toLanguage } from "../../countries/model/locale";

export type Alternate = { readonly hreflang: string; readonly href: string };

/** The shop that is offered to readers of no listed locale. */
const fallbackCountry = "IE";

/**
 * One page in all 28 locales, and `x-default`. `toPath` gives the page's path in a language, without prefix;
 * null where the page does not exist in it.
 */
export function toAlternates(
  requestOrigin: string,
  toPath: (language: string, locale: Locale) => string | null,
): readonly Alternate[] {
  const alternates: Alternate[] = [];
  for (const { locale, language, origin, prefix, isFallback } of shopsByOrigin.memo(requestOrigin)) {
    const path = toPath(language, locale);
    if (path === null) continue;
    const href = origin + prefixPath(prefix, path);
    alternates.push({ hreflang: locale, href });
    if (isFallback) alternates.push({ hreflang: "x-default", href });
  }
  return alternates;
}

type LocaleShop = {
  readonly locale: Locale;
  readonly language: string;
  readonly origin: string;
  readonly prefix: string;
  readonly isFallback: boolean;
};

/**
 * Every page names all of them, and there are as many request origins as shops, so they are worked out once for each. A
 * visitor may put any port into the address: no more than these are kept.
 */
const shopsByOrigin = new LRUCache<string, readonly LocaleShop[]>({ max: 500, memoMethod: listShops });

function listShops(requestOrigin: string): readonly LocaleShop[] {
  const toOrigin = toOriginOf(requestOrigin);
  return countryTable.flatMap((country) =>
    country.locales.map((locale) => ({
      locale,
      language: toLanguage(locale),
      origin: toOrigin(country),
      prefix: toPathPrefix(country, locale),
      isFallback: country.code === fallbackCountry,
    })),
  );
}

/** Origin of a country's shop as seen from a request: the production domain, or `<cc>.localhost` with the same port. */
function toOriginOf(requestOrigin: string): (country: Country) => string {
  const { hostname, port, protocol } = new URL(requestOrigin);
  const isLocal = hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost");
  if (!isLocal) return ({ productionDomain }) => `https://${productionDomain}`;
  const ending = `.localhost${port ? `:${port}` : ""}`;
  return ({ code }) => `${protocol}//${code.toLowerCase()}${ending}`;
}
