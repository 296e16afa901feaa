import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { listOwnPages, toSitemapPages } from "./list-pages";
import { countParts, parseSitemapPart } from "./sitemap-part";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap";

const belgium = getCountry("BE");
const origin = "https://www.ironhall.be";
const entry = {
  slugs: { en: "pump-10012874", fr: "pompe-10012874", nl: "pomp-10012874" },
  lastModifiedAt: "2026-11-01T00:00:00Z",
};

describe("the sitemap", () => {
  it("lists an entry in every language of the country, with its addresses in all others", () => {
    const pages = toSitemapPages(entry, belgium, origin);
    expect(pages.map(({ href }) => href)).toEqual([
      `${origin}/pompe-10012874/`,
      `${origin}/nl/pomp-10012874/`,
    ]);
    const alternates = pages[0]?.alternates ?? [];
    expect(alternates).toHaveLength(29);
    expect(alternates).toContainEqual({
      hreflang: "fr-CH",
      href: "https://www.ironhall.ch/fr/pompe-10012874/",
    });
  });

  it("lists the shop's own pages", () => {
    expect(listOwnPages(belgium, origin).map(({ href }) => href)).toContain(`${origin}/nl`);
  });

  it("is well-formed, whatever an address holds", () => {
    const xml = writeSitemap([{ href: `${origin}/a?b&c="<`, lastModifiedAt: null, alternates: [] }]);
    expect(xml).toContain("<loc>https://www.ironhall.be/a?b&amp;c=&quot;&lt;</loc>");
    expect(writeSitemapIndex([`${origin}/sitemap-content.xml`])).toContain(
      `<sitemap><loc>${origin}/sitemap-content.xml</loc></sitemap>`,
    );
  });

  it("has as many parts as there are entries for", async () => {
    expect(await countParts(async (offset) => offset < 1_201)).toBe(3);
    expect(await countParts(async () => false)).toBe(1);
    expect(await countParts(async () => true)).toBe(21);
  });

  it.each([
    ["/sitemap-content.xml", { kind: "content" }],
    ["/sitemap-products-2.xml", { kind: "products", number: 2 }],
    ["/sitemap-categories-1.xml", { kind: "categories", number: 1 }],
    ["/sitemap-products-0.xml", null],
    ["/sitemap-products-22.xml", null],
    ["/sitemap-orders-1.xml", null],
  ])("%s names %j", (path, part) => {
    expect(parseSitemapPart(path)).toEqual(part);
  });
});
