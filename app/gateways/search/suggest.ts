import { array, is, number, optional, record, string, type } from "superstruct";
import { markMatches } from "../../catalogue/model/mark-matches";
import { categoryLevels } from "../../catalogue/model/search-record";
import type { SearchSuggestions } from "../../catalogue/model/search-suggestions";
import { isMachinePopularity } from "../../catalogue/model/to-search-record";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { SearchRequest } from "./search-client";
import { failure } from "./search-failure";
import { toIndexName } from "./to-search-request";

/** The specification's hits of the quick search. */
const suggestedProducts = 6;
/** The best hits, whose categories and nouns are suggested as well. */
const readProducts = 24;
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
      keywords: optional(array(string())),
      categories: optional(record(string(), array(string()))),
      popularity: optional(number()),
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
      hitsPerPage: readProducts,
      attributesToRetrieve: ["sku", "name", "slug", "brand", "price", "keywords", "categories", "popularity"],
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

/**
 * Skips unreadable categories and brands.
 * A machine of the searched name comes before its accessories, which have that name as well (`bowl for mixers`).
 */
export function toSuggestions(
  results: readonly unknown[],
  text: string,
): Result<SearchSuggestions, GatewayError> {
  const [products, categories, brands] = results;
  const [problem, found] = Products.validate(products);
  if (problem) return failure("malformed", false, problem.message);
  return ok({
    total: found.nbHits,
    queryId: found.queryID ?? null,
    products: putFirst(found.hits, (hit) => isNamedMachine(hit, text))
      .slice(0, suggestedProducts)
      .map(({ objectID, price, brand = "", ...hit }) => ({
        id: objectID,
        sku: hit.sku,
        name: hit.name,
        slug: hit.slug,
        brand,
        priceCents: price ?? null,
      })),
    keywords: found.hits.map(({ keywords = [] }) => keywords),
    categoryKeys: listByFrequency(found.hits.flatMap(({ categories = {} }) => listDeepest(categories))),
    categories: is(categories, Categories)
      ? categories.hits.map(({ name, url, path, count }) => ({ name, url, path, count }))
      : [],
    brands: is(brands, Brands) ? brands.facetHits.map(({ value, count }) => ({ name: value, count })) : [],
  });
}

/** Those that match before the others, both in their order. */
function putFirst<Item>(items: readonly Item[], matches: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(matches), ...items.filter((item) => !matches(item))];
}

function isNamedMachine(
  { name, popularity = 0 }: { readonly name: string; readonly popularity?: number | undefined },
  text: string,
): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return isMachinePopularity(popularity) && words.every((word) => markMatches(name, word).length > 1);
}

/** The keys of the lowest categories of a record, from its facets: keys from the first level down, joined by ` > `. */
function listDeepest(facets: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const lowest = categoryLevels.findLast((level) => (facets[level] ?? []).length > 0);
  return (lowest ? (facets[lowest] ?? []) : []).map((path) => path.split(" > ").at(-1) ?? path);
}

/** Each value once, the most frequent first; of equals, the first. */
function listByFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}
