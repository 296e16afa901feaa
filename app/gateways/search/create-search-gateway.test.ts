import { describe, expect, it } from "vitest";
import { openListingQuery } from "../../../tests/support/open-listing-query";
import type { ListingQuery } from "../../catalogue/model/listing";
import { createTimedMemo } from "../commerce/timed-memo";
import { createSearchGateway } from "./create-search-gateway";
import { createSearchClient } from "./search-client";

const query: ListingQuery = { ...openListingQuery, category: { id: "c", keys: ["catering", "scales"] } };

type Asked = { readonly indexName: string } & Readonly<Record<string, unknown>>;

/** Creates the Austrian shop's search; `answer` returns the result of each query, `status` is the response's. */
function openSearch(answer: (request: Asked) => unknown, status = 200) {
  const asked: Asked[] = [];
  const client = createSearchClient({
    apiUrl: "http://search.localhost",
    appId: "ironhall",
    apiKey: "search-key",
    requestTimeoutMs: 100,
    fetch: async (_input, init) => {
      const { requests } = JSON.parse(String(init?.body));
      asked.push(...requests);
      return Response.json({ results: requests.map(answer) }, { status });
    },
  });
  return {
    asked,
    search: createSearchGateway({ client, memo: createTimedMemo(60_000, 10), locale: "de-AT" }),
  };
}

const empty = { hits: [], nbHits: 0, facets: {} };

describe("a listing", () => {
  it("queries its category's keys, in the index of its sort order, and retrieves only ids", async () => {
    const { asked, search } = openSearch(() => empty);
    await search.findProducts({ ...query, sort: "price-asc", page: 3 }, ["capacity"]);
    expect(asked).toEqual([
      expect.objectContaining({
        indexName: "products_de-at_price_asc",
        facetFilters: [["categories.lvl1:catering > scales"]],
        attributesToRetrieve: ["objectID"],
        page: 2,
        hitsPerPage: 24,
        facets: ["brand", "tags", "rating", "price", "inStock", "categories.lvl2", "attributes.capacity"],
      }),
    ]);
  });

  it("queries any of several categories", async () => {
    const { asked, search } = openSearch(() => empty);
    await search.findProducts({ ...query, otherCategories: [{ id: "d", keys: ["fitness"] }] }, []);
    expect(asked[0]?.facetFilters).toEqual([
      ["categories.lvl1:catering > scales", "categories.lvl0:fitness"],
    ]);
  });

  it("counts each filter group without that filter", async () => {
    const { asked, search } = openSearch(() => empty);
    const voltage = { name: "voltage", values: ["230", "400"], range: { from: null, to: null } };
    const capacity = { name: "capacity", values: [], range: { from: 10, to: 20.5 } };
    await search.findProducts(
      { ...query, brands: ["-x"], priceCents: { from: 100, to: null }, attributes: [voltage, capacity] },
      ["voltage", "capacity"],
    );
    const [page, brands, , , capacities] = asked;
    expect(page).toMatchObject({
      facetFilters: [
        ["categories.lvl1:catering > scales"],
        ["brand:\\-x"],
        ["attributes.voltage:230", "attributes.voltage:400"],
      ],
      numericFilters: ["price>=100", "attributes.capacity>=10", "attributes.capacity<=20.5"],
      facets: ["tags", "rating", "inStock", "categories.lvl2"],
    });
    expect(brands).toMatchObject({ facets: ["brand"], hitsPerPage: 0 });
    expect(JSON.stringify(brands)).not.toContain("brand:");
    expect(capacities).toMatchObject({ facets: ["attributes.capacity"], numericFilters: ["price>=100"] });
    expect(asked).toHaveLength(5);
  });

  it("counts the grades of used articles only, and filters by them", async () => {
    const { asked, search } = openSearch(() => empty);
    await search.findProducts({ ...query, tags: ["bware"], grades: ["a", "b"] }, []);
    const [page, , grades] = asked;
    expect(page).toMatchObject({
      facetFilters: [["categories.lvl1:catering > scales"], ["tags:bware"], ["grade:a", "grade:b"]],
    });
    expect(grades).toMatchObject({
      facets: ["grade"],
      facetFilters: [["categories.lvl1:catering > scales"], ["tags:bware"]],
    });
    await search.findProducts({ ...query, ownTags: ["bware"] }, []);
    expect(asked.at(-1)?.facets).toContain("grade");
    await search.findProducts({ ...query, tags: ["new"] }, []);
    expect(JSON.stringify(asked.slice(-2))).not.toContain("grade");
  });

  it("of special offers begins with the largest reduction, unless it is searched or sorted", async () => {
    const { asked, search } = openSearch(() => empty);
    const offers: ListingQuery = { ...query, ownTags: ["on-sale"] };
    await search.findProducts(offers, []);
    await search.findProducts({ ...offers, text: "scale" }, []);
    await search.findProducts({ ...offers, sort: "newest" }, []);
    expect(asked.map(({ indexName }) => indexName)).toEqual([
      "products_de-at_reduction",
      "products_de-at",
      "products_de-at_newest",
    ]);
  });

  it("of new arrivals begins with the latest, unless it is searched or sorted", async () => {
    const { asked, search } = openSearch(() => empty);
    const arrivals: ListingQuery = { ...query, ownTags: ["new"] };
    await search.findProducts(arrivals, []);
    await search.findProducts({ ...arrivals, text: "scale" }, []);
    await search.findProducts({ ...arrivals, sort: "price-asc" }, []);
    expect(asked.map(({ indexName }) => indexName)).toEqual([
      "products_de-at_newest",
      "products_de-at",
      "products_de-at_price_asc",
    ]);
  });

  it("of products in stock counts them without that filter", async () => {
    const { asked, search } = openSearch(() => empty);
    await search.findProducts({ ...query, isOnStock: true }, []);
    const [page, counted] = asked.slice(-2);
    expect(page?.facetFilters).toContainEqual(["inStock:true"]);
    expect(page?.facets).not.toContain("inStock");
    expect(counted).toMatchObject({ facets: ["inStock"], hitsPerPage: 0 });
    expect(counted?.facetFilters).not.toContainEqual(["inStock:true"]);
  });

  it("returns its ids, counts and bounds, each facet from the query that counts it", async () => {
    const { search } = openSearch(({ facets }) =>
      JSON.stringify(facets) === '["brand"]'
        ? { ...empty, facets: { brand: { physa: 2, STAMOS: 9 } } }
        : {
            hits: [{ objectID: "p2" }, { objectID: "p1" }],
            nbHits: 40,
            facets: { "attributes.capacity": { "20": 3, "5": 4 } },
            facets_stats: { price: { min: 1990, max: 99_900 }, "attributes.capacity": { min: 5, max: 20 } },
            queryID: "q1",
          },
    );
    const found = await search.findProducts({ ...query, brands: ["physa"] }, ["capacity"]);
    expect(found).toMatchObject({
      ok: true,
      value: {
        ids: ["p2", "p1"],
        total: 40,
        queryId: "q1",
        facets: {
          brands: [
            { value: "STAMOS", count: 9 },
            { value: "physa", count: 2 },
          ],
          price: { lowest: 1990, highest: 99_900 },
          attributes: [{ name: "capacity", bounds: { lowest: 5, highest: 20 } }],
        },
      },
    });
  });

  it("sends one request within two minutes", async () => {
    const { asked, search } = openSearch(() => empty);
    await search.findProducts(query, []);
    await search.findProducts(query, []);
    expect(asked).toHaveLength(1);
  });
});

describe("a search that fails", () => {
  it.each([
    [503, "unavailable"],
    [403, "rejected"],
  ])("with %i is %s", async (status, kind) => {
    const { search } = openSearch(() => empty, status);
    expect(await search.suggest("waage")).toMatchObject({ ok: false, error: { system: "search", kind } });
  });

  it("with an unexpected response is malformed", async () => {
    const { search } = openSearch(() => ({ message: "no such index" }));
    expect(await search.findProducts(query, [])).toMatchObject({ ok: false, error: { kind: "malformed" } });
  });
});

describe("a number", () => {
  const hit = { slug: "scale-10012874", skus: ["EX10012874", "EX10012875"], eans: ["4250928612345"] };
  const { asked, search } = openSearch(() => ({ hits: [hit] }));

  it.each([
    ["EX10012874", { slug: hit.slug, sku: "EX10012874" }],
    ["1001 2875", { slug: hit.slug, sku: "EX10012875" }],
    ["4250928612345", { slug: hit.slug, sku: null }],
    ["10012876", null],
  ])("%s is of %j", async (text, owner) => {
    expect(await search.findByNumber(text)).toEqual({ ok: true, value: owner });
  });

  it("is not searched as text", async () => {
    const before = asked.length;
    expect(await search.findByNumber("waage 20 kg")).toEqual({ ok: true, value: null });
    expect(asked).toHaveLength(before);
  });
});

it("suggests machines of the searched name before their accessories, and others in the order found", async () => {
  const named = (name: string, popularity?: number) => ({
    objectID: name,
    sku: name,
    name,
    slug: name,
    popularity,
  });
  const hits = [
    named("Rührschüssel für Knetmaschinen", 510),
    named("Knetmaschine", 1_000),
    named("Knethaken", 12),
  ];
  const { search } = openSearch(({ indexName, type }) =>
    type === "facet" ? { facetHits: [] } : { nbHits: 3, hits: indexName === "products_de-at" ? hits : [] },
  );
  const suggest = async (text: string) => {
    const found = await search.suggest(text);
    return found.ok ? found.value.products.map(({ name }) => name) : [];
  };
  expect((await suggest("knetmaschine"))[0]).toBe("Knetmaschine");
  expect((await suggest("schüssel knetmaschine"))[0]).toBe("Rührschüssel für Knetmaschinen");
});

it("suggests products, nouns, categories and brands from one response", async () => {
  const scale = {
    objectID: "p",
    sku: "EX1",
    name: "Waage",
    slug: "waage-1",
    price: 1990,
    keywords: ["Waage"],
  };
  const { search } = openSearch(({ indexName, type }) => {
    if (type === "facet") return { facetHits: [{ value: "physa", highlighted: "physa", count: 3 }] };
    if (indexName === "categories_de-at")
      return {
        hits: [{ objectID: "c", name: "Waagen", url: "/waagen/", path: ["Gastro", "Waagen"], count: 7 }],
      };
    return {
      nbHits: 9,
      hits: [scale, { ...scale, categories: { lvl0: ["weighing"], lvl1: ["weighing > bench"] } }],
    };
  });
  const product = { id: "p", sku: "EX1", name: "Waage", slug: "waage-1", brand: "", priceCents: 1990 };
  expect(await search.suggest("wa")).toEqual({
    ok: true,
    value: {
      total: 9,
      queryId: null,
      products: [product, product],
      keywords: [["Waage"], ["Waage"]],
      categoryKeys: ["bench"],
      categories: [{ name: "Waagen", url: "/waagen/", path: ["Gastro", "Waagen"], count: 7 }],
      brands: [{ name: "physa", count: 3 }],
    },
  });
});
