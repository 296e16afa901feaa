import { countryTable } from "../../countries/model/country-table";
import { toLanguage } from "../../countries/model/locale";
import { toPathPrefix } from "./to-path-prefix";
import { toShopOrigin } from "./to-shop-origin";

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
  const alternates = countryTable.flatMap((country) =>
    country.locales.flatMap((locale) => {
      const path = toPath(toLanguage(locale));
      if (path === null) return [];
      const prefix = toPathPrefix(country, locale);
      const href = `${toShopOrigin(country, requestOrigin)}${prefix && path === "/" ? prefix : prefix + path}`;
      const own = { hreflang: locale, href };
      return country.code === fallbackCountry ? [own, { hreflang: "x-default", href }] : [own];
    }),
  );
  return alternates;
}
