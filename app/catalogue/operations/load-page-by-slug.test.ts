import { describe, expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { sampleProduct } from "../../../tests/support/sample-product";
import { countryTable, getCountry } from "../../countries/model/country-table";
import type { Locale } from "../../countries/model/locale";
import { ok } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Gateways } from "../../request/gateways";
import { loadPageBySlug } from "./load-page-by-slug.server";

const noSearch = {
  ok: false,
  error: { system: "search", kind: "timeout", retryable: true, message: "slow" },
} as const;
const emptyListing = { cards: [], total: 0 };
const category = {
  id: "c1",
  key: "scales",
  name: "Scales",
  hasNamesake: false,
  slug: "scales",
  ancestors: [],
  children: [],
  picture: null,
  description: null,
  contentHtml: '<a href="/inspirations/">Ideas</a>',
  posts: [
    { title: "Ideas", teaser: "", href: "/inspirations/kitchen/" },
    { title: "Guide", teaser: "", href: "/guide/" },
    { title: "Elsewhere", teaser: "", href: "https://www.elsewhere.example/" },
  ],
  related: [],
  metaTitle: null,
  metaDescription: null,
  slugs: { en: "scales" },
};
const node = { id: "c1", key: "scales", name: "Scales", slug: "scales", picture: null, children: [] };
const page = {
  json: JSON.stringify({
    title: "Payment",
    description: "How to pay",
    sections: [{ heading: "Card", paragraphs: ["By card."] }],
  }),
};

/** Creates a shop in which every requested slug exists as the kinds in `has`; records the order of the queries. */
function buildContext(has: readonly string[], locale: Locale, written: string | null) {
  const requests: string[] = [];
  const note = (kind: string) => {
    requests.push(kind);
    return has.includes(kind);
  };
  const catalogue: Partial<CatalogueGateway> = {
    loadProductBySlug: async () => ok(note("product") ? { ...sampleProduct, rating: null } : null),
    loadCategoryBySlug: async () => ok(note("category") ? category : null),
    loadCategoryTree: async () => ok(has.includes("category") ? [node] : []),
    loadTechnicalAttributes: async () => ok({ types: [], labels: new Map() }),
    loadListing: async () => ok(emptyListing),
    loadShippingOffers: async () => ok([]),
    loadRecalls: async () => ok([]),
    loadGuarantees: async () => ok([]),
    loadComparisonProducts: () => ok([]),
    loadRelatedProducts: async () => ok([]),
    loadCardsBySkus: async () => ok([]),
    loadUsedOf: async () => ok([]),
    loadStoreSettings: async () => ({
      ok: false,
      error: { system: "commerce", kind: "timeout", retryable: true, message: "slow" },
    }),
  };
  const gateways: Partial<Record<keyof Gateways, unknown>> = {
    catalogue,
    search: { countAttributes: async () => noSearch },
    content: {
      load: async (_: string, __: string, variant: string) =>
        (written ?? variant) === variant && note("content") ? page : null,
    },
  };
  const context = openRequest({
    gateways: gateways as Gateways,
    country: countryTable.find(({ locales }) => locales.includes(locale)) ?? getCountry("IE"),
    locale,
    origin: "http://ie.localhost",
    now: new Date("2026-11-19T10:00:00Z"),
  });
  return { context, requests };
}

/** `written`: the only locale of the content store. */
async function look(
  slug: string,
  has: readonly string[],
  locale: Locale = "en-IE",
  written: string | null = null,
) {
  const { context, requests } = buildContext(has, locale, written);
  const found = await loadPageBySlug(context, slug, new URLSearchParams());
  const page = found.ok ? found.value : null;
  return {
    kind: found.ok ? (page?.kind ?? null) : "error",
    path: page?.kind === "moved" ? page.path : null,
    document: page?.kind === "content" ? page.document : null,
    listing: page?.kind === "category" ? JSON.stringify(page.document) : "",
    requests,
  };
}

describe("loadPageBySlug", () => {
  it("looks up a slug that ends in eight digits as a product first", async () =>
    expect(await look("mixer-10012874", ["product", "category"])).toMatchObject({
      kind: "product",
      requests: ["product"],
    }));

  it("looks up any other slug as category, content page, then product", async () => {
    expect(await look("scales", ["category"])).toMatchObject({ kind: "category", requests: ["category"] });
    expect((await look("payment", ["content"])).kind).toBe("content");
    expect((await look("payment", ["content", "product"])).kind).toBe("content");
    expect((await look("own-slug", ["product"])).kind).toBe("product");
  });

  it("marks the links of a category's text and posts by their class", async () => {
    const { listing } = await look("scales", ["category"]);
    expect(listing).toContain('"href":"/inspirations/kitchen/","attributes":{"rel":"noopener"}');
    expect(listing).toContain('"href":"/guide/","attributes":{}');
    expect(listing).toContain('example/","attributes":{"rel":"noopener","target":"_blank"}');
    expect(listing).toContain(JSON.stringify('<a href="/inspirations/" rel="noopener">').slice(1, -1));
  });

  it("queries the product before it knows that the slug is no category's", async () =>
    expect((await look("own-slug", ["product"])).requests).toEqual(["product", "category"]));

  it("queries no product if the shop has a content page of that name", async () =>
    expect((await look("payment", ["content", "product"])).requests).not.toContain("product"));

  it("finds a content page by its slug in the locale, and redirects from its English path", async () => {
    expect((await look("agb", ["content"], "de-AT")).kind).toBe("content");
    expect((await look("terms-and-conditions", ["content"], "de-AT")).path).toBe("/agb/");
    expect((await look("agb", ["content"])).kind).toBeNull();
  });

  it("shows a page in another language of the country if its own has none, and declares that language", async () => {
    const { document } = await look("impressum", ["content"], "it-CH", "de-ch");
    expect(document?.lang).toBe("de");
  });

  it("returns null for an unknown slug", async () => expect((await look("nothing", [])).kind).toBeNull());
});
