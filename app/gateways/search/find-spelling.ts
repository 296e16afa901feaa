import { array, is, number, optional, record, string, type } from "superstruct";
import type { SearchRequest } from "./search-client";
import { toIndexName } from "./to-search-request";

const Named = type({ hits: array(type({ name: string() })) });
const Branded = type({ facets: type({ brand: optional(record(string(), number())) }) });
const Counted = type({ nbHits: number() });

/** Maximum hits of a query; shops have a few hundred categories. */
const maxCategories = 1_000;
const countOnly = { hitsPerPage: 0, attributesToHighlight: [], attributesToSnippet: [], analytics: false };

/** Builds the queries for the shop's vocabulary: the names of its categories and brands. */
export function toVocabularyRequests(localeVariant: string): readonly SearchRequest[] {
  return [
    {
      ...countOnly,
      indexName: `categories_${localeVariant}`,
      query: "",
      hitsPerPage: maxCategories,
      attributesToRetrieve: ["name"],
    },
    { ...countOnly, indexName: toIndexName(localeVariant), query: "", facets: ["brand"] },
  ];
}

/** Reads names of categories and brands; skips unreadable results. */
export function readVocabulary([categories, products]: readonly unknown[]): readonly string[] {
  return [
    ...(is(categories, Named) ? categories.hits.map(({ name }) => name) : []),
    ...(is(products, Branded) ? Object.keys(products.facets.brand ?? {}) : []),
  ];
}

/** Builds the query for the number of products that a text finds. */
export function toCountRequest(text: string, localeVariant: string): SearchRequest {
  return { ...countOnly, indexName: toIndexName(localeVariant), query: text, facets: [] };
}

export function readCount(result: unknown): number {
  return is(result, Counted) ? result.nbHits : 0;
}
