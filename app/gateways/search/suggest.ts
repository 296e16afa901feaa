import { array, is, number, optional, string, type } from "superstruct";
import type { SearchSuggestions } from "../../catalogue/model/search-suggestions";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { SearchRequest } from "./search-client";
import { failure } from "./search-failure";
import { toIndexName } from "./to-search-request";

/** The specification's hits of the quick search. */
const suggestedProducts = 6;
const suggestedCategories = 4;
const suggestedBrands = 3;

const Products = type({
  nbHits: number(),
  queryID: optional(string()),
  hits: array(
    type({
      objectID: string(),
      sku: string(),
      name: string(),
      slug: string(),
      brand: optional(string()),
      price: optional(number()),
    }),
  ),
});
const Categories = type({
  hits: array(type({ name: string(), url: string(), path: array(string()), count: number() })),
});
const Brands = type({ facetHits: array(type({ value: string(), count: number() })) });

/** Builds the queries for products, categories and brands, in one request. */
export function toSuggestRequests(text: string, localeVariant: string): readonly SearchRequest[] {
  const plain = { query: text, attributesToHighlight: [], attributesToSnippet: [] };
  const products = toIndexName(localeVariant);
  return [
    {
      ...plain,
      indexName: products,
      hitsPerPage: suggestedProducts,
      attributesToRetrieve: ["sku", "name", "slug", "brand", "price"],
      clickAnalytics: true,
    },
    {
      ...plain,
      indexName: `categories_${localeVariant}`,
      hitsPerPage: suggestedCategories,
      attributesToRetrieve: ["name", "url", "path", "count"],
    },
    {
      type: "facet",
      indexName: products,
      facet: "brand",
      facetQuery: text,
      maxFacetHits: suggestedBrands,
    },
  ];
}

/** Skips unreadable categories and brands. */
export function toSuggestions(results: readonly unknown[]): Result<SearchSuggestions, GatewayError> {
  const [products, categories, brands] = results;
  const [problem, found] = Products.validate(products);
  if (problem) return failure("malformed", false, problem.message);
  return ok({
    total: found.nbHits,
    queryId: found.queryID ?? null,
    products: found.hits.map(({ objectID, price, brand = "", ...hit }) => ({
      id: objectID,
      sku: hit.sku,
      name: hit.name,
      slug: hit.slug,
      brand,
      priceCents: price ?? null,
    })),
    categories: is(categories, Categories)
      ? categories.hits.map(({ name, url, path, count }) => ({ name, url, path, count }))
      : [],
    brands: is(brands, Brands) ? brands.facetHits.map(({ value, count }) => ({ name: value, count })) : [],
  });
}
