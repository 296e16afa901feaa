import { createFoundation, productDraft } from "../demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "../platform-client.ts";

export const SEARCH = `query Search($query: SearchQueryInput, $postFilter: SearchQueryInput, $sort: [SearchSortingInput!], $facets: [ProductSearchFacetExpressionInput!], $limit: Int, $offset: Int) {
  productsSearch(query: $query, postFilter: $postFilter, sort: $sort, limit: $limit, offset: $offset, facets: $facets) {
    total
    results { id product { key } }
    facets {
      name
      ... on ProductSearchFacetResultBucket { buckets { key count } }
      ... on ProductSearchFacetResultCount { value }
      ... on ProductSearchFacetResultStats { min max mean sum count }
    }
  }
}`;

export interface Found {
  readonly total: number;
  /** The last two digits of each product's key. */
  readonly keys: readonly string[];
  readonly facets: readonly { readonly name: string }[];
}

export type Search = (variables: Record<string, unknown>) => Promise<Found>;

export const text = (field: string, value: string, language?: string) => ({
  fullText: { field, value, ...(language ? { language } : {}) },
});

/** The general price in euro. */
export const inEuro = {
  and: [
    { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
    { not: [{ exists: { field: "variants.prices.country" } }] },
  ],
};

export function searchBy(client: PlatformClient): Search {
  return async (variables) => {
    const answer = await client.graphql(SEARCH, variables);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    const {
      productsSearch,
    }: {
      productsSearch: { total: number; results: { product: { key: string } }[]; facets: { name: string }[] };
    } = answer.data;
    const { total, results, facets } = productsSearch;
    return { total, facets, keys: results.map(({ product }) => product.key.slice(-2)) };
  };
}

/** Creates three published products, 21 to 23, and an unpublished one. */
export async function openShop(): Promise<{ client: PlatformClient; search: Search }> {
  await migrate();
  const client = clientOf(await takeToken());
  await createFoundation(client);
  const add = (options: Parameters<typeof productDraft>[0]) =>
    create(client, "products", productDraft(options));
  await add({
    number: 21,
    names: { en: "Arc welder", de: "Lichtbogen-Schweißgerät" },
    eur: 30_000,
    power: 300,
    brand: "Forge",
    more: [
      { name: "released", value: "2026-01-15" },
      { name: "opens", value: "08:00:00" },
      { name: "checked", value: "2026-01-01T02:00:00+02:00" },
      { name: "deposit", value: { currencyCode: "EUR", centAmount: 500 } },
    ],
  });
  await add({
    number: 22,
    names: { en: "Gas torch", sk: "Plynový horák", el: "Φλόγιστρο αερίου" },
    eur: 20_000,
    reduced: 15_000,
    power: 50,
    brand: "Ember",
    tags: ["on-sale", "new"],
    category: "gas",
    more: [
      { name: "released", value: "2026-02-15" },
      { name: "opens", value: "09:00" },
      { name: "deposit", value: { currencyCode: "EUR", centAmount: 300 } },
    ],
  });
  await add({
    number: 23,
    names: { en: "Welding helmet", sk: "Ľadová prilba" },
    eur: 10_000,
    reduced: 1_000,
    discount: "expired",
    power: 0,
    brand: "Ember",
    tags: [],
  });
  await create(client, "products", {
    ...productDraft({ number: 24, names: { en: "Hidden welder" } }),
    publish: false,
  });
  return { client, search: searchBy(client) };
}
