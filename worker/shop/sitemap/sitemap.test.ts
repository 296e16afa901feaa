import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { listOwnPages, toSitemapPages } from "./list-pages";
import { listParts, parseSitemapPart, toPartPath } from "./sitemap-part";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap";

const belgium = getCountry("BE");
const origin = "https://www.ironhall.be";
const shop = { country: belgium, origin, openCountries: null };
const entry = {
  slugs: { en: "pump-10012874", fr: "pompe-10012874", nl: "pomp-10012874" },
  lastModifiedAt: "2026-11-01T00:00:00Z",
};

describe("the sitemap", () => {
  it("lists an entry in every language of the country, with its URLs in all others", () => {
    const pages = toSitemapPages(entry, shop);
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
    expect(listOwnPages(shop).map(({ href }) => href)).toContain(`${origin}/nl`);
  });

  it("links from staging only to the shops that staging has", () => {
    const staging = { ...shop, origin: "https://staging.ironhall.be", openCountries: ["BE", "CH"] as const };
    const [page] = toSitemapPages(entry, staging);
    expect(page?.href).toBe("https://staging.ironhall.be/pompe-10012874/");
    const hosts = new Set(page?.alternates.map(({ href }) => new URL(href).host));
    expect([...hosts].sort()).toEqual(["staging.ironhall.be", "staging.ironhall.ch"]);
  });

  it("is well-formed, whatever a URL contains", () => {
    const xml = writeSitemap([{ href: `${origin}/a?b&c="<`, lastModifiedAt: null, alternates: [] }]);
    expect(xml).toContain("<loc>https://www.ironhall.be/a?b&amp;c=&quot;&lt;</loc>");
    expect(writeSitemapIndex([`${origin}/sitemap-content.xml`])).toContain(
      `<sitemap><loc>${origin}/sitemap-content.xml</loc></sitemap>`,
    );
  });

  it("has as many parts as its entries need, each beginning where the one before it ends", async () => {
    const idOf = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, "0")}`;
    const products = Array.from({ length: 60_001 }, (_, index) => idOf(index + 1));
    const findEnds = async (after: string | null) => {
      const from = after === null ? 0 : products.indexOf(after) + 1;
      const ids = [499, 999, 1_499].flatMap((offset) => products[from + offset] ?? []);
      return { ids, isComplete: ids.length < 3 };
    };
    const parts = await listParts("products", findEnds);
    expect(parts).toHaveLength(121);
    expect(parts.slice(0, 2).map(toPartPath)).toEqual([
      "/sitemap-products-1.xml",
      `/sitemap-products-after-${idOf(500)}.xml`,
    ]);
    for (const part of parts) expect(parseSitemapPart(toPartPath(part))).toEqual(part);
    expect(await listParts("categories", async () => ({ ids: [], isComplete: true }))).toHaveLength(1);
  });

  it.each([
    ["/sitemap-content.xml", { kind: "content" }],
    ["/sitemap-categories-1.xml", { kind: "categories", after: null }],
    ["/sitemap-products-2.xml", null],
    ['/sitemap-products-after-" or id > ".xml', null],
    ["/sitemap-orders-1.xml", null],
  ])("%s names %j", (path, part) => {
    expect(parseSitemapPart(path)).toEqual(part);
  });
});
