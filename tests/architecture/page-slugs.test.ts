import { describe, expect, it } from "vitest";
import { contentPages, findPageBySlug, pagePath, pageSlug } from "../../app/content/model/content-pages";
import pageSlugs from "../../app/content/model/page-slugs.json" with { type: "json" };
import { countryTable } from "../../app/countries/model/country-table";
import { languages, toLocaleVariant } from "../../app/countries/model/locale";
import { findShopRoute } from "../../app/countries/model/shop-paths";

const locales = countryTable.flatMap((country) => country.locales);
const prefixes = new Set<string>([
  ...languages,
  ...locales.map(toLocaleVariant),
  "p",
  "category",
  "search",
  "home",
]);

describe("the slugs of content pages", () => {
  it("exist for each page and locale, and for nothing else", () => {
    expect(Object.keys(pageSlugs).sort()).toEqual([...contentPages].sort());
    for (const name of contentPages)
      expect(Object.keys(pageSlugs[name]).sort(), name).toEqual(locales.map(toLocaleVariant).sort());
  });

  it.each(locales)("of %s are plain, one for each page, and used by no other URL", (locale) => {
    const slugs = contentPages.map((name) => pageSlug(name, locale));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of [...slugs, ...contentPages]) {
      expect(slug).toMatch(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/);
      expect(slug, "product URLs end like this").not.toMatch(/\d{8}$/);
      expect(findShopRoute(`/${slug}/`), slug).toBeNull();
      expect(prefixes.has(slug), slug).toBe(false);
    }
  });

  it("are not shadowed by another page's English path", () => {
    for (const locale of locales)
      for (const name of contentPages) {
        const found = findPageBySlug(name, locale);
        expect(found === null || found === name, `${locale} ${name}`).toBe(true);
      }
  });

  it("are words of the language", () => {
    expect(pagePath("terms-and-conditions", "de-AT")).toBe("/agb/");
    expect(pagePath("company-information", "fr-CH")).toBe("/impressum/");
    expect(pagePath("premium-gurantee", "en-GB")).toBe("/premium-gurantee/");
  });
});
