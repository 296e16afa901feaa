import { describe, expect, it } from "vitest";
import { openCatalogueScope, toVariantAnswer } from "../../../../tests/support/catalogue-scope";
import type { ListingQuery } from "../../../catalogue/model/listing";
import { loadListing } from "./load-listing";

const query: ListingQuery = {
  text: null,
  categoryId: "scales",
  brands: [],
  tags: [],
  priceCents: { from: null, to: null },
  minimumRating: null,
  sort: "relevance",
  page: 1,
  pageSize: 24,
};

type Item = { id: string; version: number; name: string; centAmount: number };

/** A platform with these products; `asked` tells of each listing whether the words came along. */
function openPlatform(items: readonly Item[]) {
  const asked: boolean[] = [];
  const scope = openCatalogueScope((_operation, { withWords }) => {
    asked.push(withWords === true);
    const results = items.map((item) => ({ product: toAnswer(item, withWords === true) }));
    return { productsSearch: { total: items.length, results, facets: [] } };
  });
  const load = async (change: Partial<ListingQuery> = {}) => {
    const listing = await loadListing(scope, { ...query, ...change });
    return listing.ok
      ? listing.value.cards.map(({ name, price }) => [name, price.value.centAmount])
      : listing;
  };
  return { asked, load };
}

function toAnswer({ id, version, name, centAmount }: Item, withWords: boolean) {
  const masterVariant = toVariantAnswer(`EX${id}`, centAmount, withWords);
  const current = { ...(withWords && { name, slug: `waage-${id}` }), masterVariant, variants: [] };
  return {
    id,
    version,
    taxCategoryRef: { id: "tax" },
    reviewRatingStatistics: null,
    masterData: { current },
  };
}

const toItem = (id: string): Item => ({ id, version: 1, name: `Waage ${id}`, centAmount: 100 });

describe("a listing", () => {
  it("is asked for its cards' words once, and for their prices each time", async () => {
    const items = [toItem("1"), toItem("2")];
    const { asked, load } = openPlatform(items);
    await load();
    items[0] = { ...toItem("1"), centAmount: 90 };
    expect(await load()).toEqual([
      ["Waage 1", 90],
      ["Waage 2", 100],
    ]);
    expect(asked).toEqual([true, false]);
  });

  it.each([
    ["a product was changed", { ...toItem("1"), version: 2, name: "Präzisionswaage" }, "Präzisionswaage"],
    ["another product is on the page", toItem("3"), "Waage 3"],
  ])("is asked for them again when %s", async (_what, item, name) => {
    const items = [toItem("1"), toItem("2")];
    const { asked, load } = openPlatform(items);
    await load();
    items[0] = item;
    expect(await load()).toEqual([
      [name, 100],
      ["Waage 2", 100],
    ]);
    expect(await load()).toHaveLength(2);
    expect(asked).toEqual([true, false, true, false]);
  });

  it("of products that cannot be sold here is empty, and counts none", async () => {
    const scope = openCatalogueScope(() => {
      const product = { ...toAnswer(toItem("1"), true), taxCategoryRef: null };
      const facets = [{ name: "brands", buckets: [{ key: "STAMOS", count: 17 }] }];
      return { productsSearch: { total: 17, results: [{ product }], facets } };
    });
    const listing = await loadListing(scope, query);
    expect(listing).toMatchObject({ ok: true, value: { total: 0, cards: [], brands: [] } });
  });

  it("that is another page, or a search, is asked for whole", async () => {
    const { asked, load } = openPlatform([toItem("1")]);
    await load();
    await load({ page: 2 });
    await load({ text: "waage" });
    await load({ text: "waage" });
    expect(asked).toEqual([true, true, true, true]);
  });
});
