import type { Country } from "../../countries/model/country";
import { countryTable } from "../../countries/model/country-table";
import { prefixPath, toPathPrefix } from "../../countries/model/language-prefix";
import { toLanguage } from "../../countries/model/locale";

export type Alternate = { readonly hreflang: string; readonly href: string };

/** The shop that is offered to readers of no listed locale. */
const fallbackCountry = "IE";

/**
 * One page in all 28 locales, and `x-default`. `toPath` gives the page's path in a language, without prefix;
 * null where the page does not exist in it.
 */
export function toAlternates(
  requestOrigin: string,
  toPath: (language: string) => string | null,
): readonly Alternate[] {
  return countryTable.flatMap((country) =>
    country.locales.flatMap((locale) => {
      const path = toPath(toLanguage(locale));
      if (path === null) return [];
      const href = toShopOrigin(country, requestOrigin) + prefixPath(toPathPrefix(country, locale), path);
      const own = { hreflang: locale, href };
      return country.code === fallbackCountry ? [own, { hreflang: "x-default", href }] : [own];
    }),
  );
}

type OriginOf = (country: Country) => string;

/** A page names 28 of them, and there are as many request origins as shops: each is taken apart once. */
const known = new Map<string, OriginOf>();
/** A visitor may put any port into the address. */
const maxKnown = 500;

/** Origin of a country's shop as seen from a request: the production domain, or `<cc>.localhost` with the same port. */
function toShopOrigin(country: Country, requestOrigin: string): string {
  const originOf = known.get(requestOrigin) ?? toOriginOf(requestOrigin);
  if (known.size >= maxKnown) known.clear();
  known.set(requestOrigin, originOf);
  return originOf(country);
}

function toOriginOf(requestOrigin: string): OriginOf {
  const { hostname, port, protocol } = new URL(requestOrigin);
  const isLocal = hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost");
  if (!isLocal) return ({ productionDomain }) => `https://${productionDomain}`;
  const ending = `.localhost${port ? `:${port}` : ""}`;
  return ({ code }) => `${protocol}//${code.toLowerCase()}${ending}`;
}
