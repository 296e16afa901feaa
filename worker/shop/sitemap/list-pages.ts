import { contentNames } from "../../../app/content/model/content-names";
import { type ContentPageName, contentPages, pagePath } from "../../../app/content/model/content-pages";
import type { Country, CountryCode } from "../../../app/countries/model/country";
import { prefixPath, toPathPrefix } from "../../../app/countries/model/language-prefix";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import { listSitemapPaths } from "../../../app/countries/model/shop-paths";
import { toAlternates } from "../../../app/frame/model/to-alternates";
import type { SitemapEntry } from "../../../app/gateways/commerce/catalogue-gateway";
import type { SitemapPage } from "./write-sitemap";

/** The shop whose pages are listed, and the countries of its deployment (null: all). */
type ListedShop = {
  readonly country: Country;
  readonly origin: string;
  readonly openCountries: readonly CountryCode[] | null;
};

/** An entry of the catalogue as pages of this country's shop: one per language that has a slug. */
export function toSitemapPages(entry: SitemapEntry, shop: ListedShop): readonly SitemapPage[] {
  const toPath = (language: string) => {
    const slug = entry.slugs[language] ?? entry.slugs.en;
    return slug === undefined ? null : `/${encodeURIComponent(slug)}/`;
  };
  return listInLanguages(shop, toPath, entry.lastModifiedAt);
}

/** The shop's own pages in this country's languages. */
export function listOwnPages(shop: ListedShop): readonly SitemapPage[] {
  const own = listSitemapPaths().flatMap((path) => listInLanguages(shop, () => path, null));
  const content = contentPages
    .filter(isWritten)
    .flatMap((name) => listInLanguages(shop, (_, locale) => pagePath(name, locale), null));
  return [...own, ...content];
}

function isWritten(name: ContentPageName): boolean {
  return contentNames.includes(`page/${name}`);
}

function listInLanguages(
  { country, origin, openCountries }: ListedShop,
  toPath: (language: string, locale: Locale) => string | null,
  lastModifiedAt: string | null,
): readonly SitemapPage[] {
  const alternates = toAlternates(origin, toPath, openCountries);
  return country.locales.flatMap((locale) => {
    const path = toPath(toLanguage(locale), locale);
    if (path === null) return [];
    const own = prefixPath(toPathPrefix(country, locale), path);
    return [{ href: `${origin}${own}`, lastModifiedAt, alternates }];
  });
}
