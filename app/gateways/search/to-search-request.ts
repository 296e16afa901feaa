import {
  type AttributeFilter,
  isGroupable,
  isOfUsed,
  type ListingCategory,
  type ListingOrder,
  type ListingQuery,
  type Range,
  toOrder,
} from "../../catalogue/model/listing";
import type { SearchRequest } from "./search-client";

/** Hits contain only their id: the platform provides the product's data and price. */
const idsAlone = { attributesToRetrieve: ["objectID"], attributesToHighlight: [], attributesToSnippet: [] };
const maxValuesPerFacet = 100;

const replicas: Readonly<Record<ListingOrder, string>> = {
  relevance: "",
  "name-asc": "_name_asc",
  "name-desc": "_name_desc",
  "price-asc": "_price_asc",
  "price-desc": "_price_desc",
  newest: "_newest",
  reduction: "_reduction",
};

/** The filter groups of a listing: a facet is counted without its own group. */
export type FilterGroup =
  | "brand"
  | "tags"
  | "grade"
  | "price"
  | "rating"
  | "inStock"
  | `attributes.${string}`;

/** Facet names; attributes are named as in the records. */
const priceFacet = "price";

/** `products_de-at`, with the suffix of the sort order's replica. */
export function toIndexName(localeVariant: string, sort: ListingOrder = "relevance"): string {
  return `products_${localeVariant}${replicas[sort]}`;
}

/**
 * Builds the queries of a listing, all for one request.
 * One page of ids with its facets, and for each active filter group one count without that group.
 */
export function toListingRequests(
  query: ListingQuery,
  attributes: readonly string[],
  localeVariant: string,
): readonly SearchRequest[] {
  const groups = listFilterGroups(query);
  const shown = [
    ...["brand", "tags", ...(isOfUsed(query) ? ["grade"] : []), "rating", priceFacet, "inStock"].filter(
      (facet) => !isOneOf(groups, facet),
    ),
    ...toCategoryFacets(query),
    ...attributes.map(toAttributeFacet).filter((facet) => !isOneOf(groups, facet)),
  ];
  const indexName = toIndexName(localeVariant, toOrder(query));
  const page = {
    ...toFilters(query, indexName),
    ...idsAlone,
    ...(isGroupable(query) && { attributesToRetrieve: ["objectID", "categories"] }),
    page: query.page - 1,
    hitsPerPage: query.pageSize,
    facets: shown,
    maxValuesPerFacet,
    ...(query.text !== null && { clickAnalytics: true }),
  };
  return [page, ...groups.map((group) => toCount(query, group, indexName))];
}

function isOneOf(groups: readonly FilterGroup[], facet: string): boolean {
  return groups.some((group) => group === facet);
}

/** Lists the active filter groups, in the order of their counts. */
export function listFilterGroups(query: ListingQuery): readonly FilterGroup[] {
  const isNarrowed = ({ from, to }: Range) => from !== null || to !== null;
  return [
    ...(query.brands.length > 0 ? ["brand" as const] : []),
    ...(query.tags.length > 0 ? ["tags" as const] : []),
    ...(query.grades.length > 0 ? ["grade" as const] : []),
    ...(query.minimumRating === null ? [] : ["rating" as const]),
    ...(query.isOnStock ? ["inStock" as const] : []),
    ...(isNarrowed(query.priceCents) ? ["price" as const] : []),
    ...query.attributes.map(({ name }) => toAttributeFacet(name)),
  ];
}

export function toAttributeFacet(name: string): `attributes.${string}` {
  return `attributes.${name}`;
}

function toCount(query: ListingQuery, group: FilterGroup, indexName: string): SearchRequest {
  return {
    ...toFilters(query, indexName, group),
    ...idsAlone,
    hitsPerPage: 0,
    facets: [group],
    maxValuesPerFacet,
    analytics: false,
  };
}

/** Builds the query for one attribute's values, of as many products as one response holds; in the listing's order. */
export function toValuesRequest(
  query: ListingQuery,
  attribute: string,
  localeVariant: string,
): SearchRequest {
  return {
    ...toFilters(query, toIndexName(localeVariant)),
    ...idsAlone,
    attributesToRetrieve: [toAttributeFacet(attribute)],
    hitsPerPage: 1_000,
    facets: [],
    analytics: false,
  };
}

/** Builds the query for the technical attributes of a category's or a search's products, without filters. */
export function toAttributeCountsRequest(query: ListingQuery, localeVariant: string): SearchRequest {
  return {
    ...toFilters(withoutFilters(query), toIndexName(localeVariant)),
    ...idsAlone,
    hitsPerPage: 0,
    facets: ["figures"],
    maxValuesPerFacet,
    analytics: false,
  };
}

/** Builds the query for the number of products of each category. */
export function toCategoriesRequest(localeVariant: string): SearchRequest {
  return {
    indexName: toIndexName(localeVariant),
    query: "",
    ...idsAlone,
    hitsPerPage: 0,
    facets: [0, 1, 2, 3, 4].map((level) => `categories.lvl${level}`),
    maxValuesPerFacet: 1_000,
    analytics: false,
  };
}

function withoutFilters(query: ListingQuery): ListingQuery {
  const openPrice = { from: null, to: null };
  return {
    ...query,
    ...{ brands: [], tags: [], grades: [], attributes: [] },
    ...{ minimumRating: null, priceCents: openPrice, isOnStock: false },
  };
}

function toFilters(query: ListingQuery, indexName: string, without?: FilterGroup): SearchRequest {
  const narrowing = query.attributes.filter(({ name }) => toAttributeFacet(name) !== without);
  const facetFilters = [
    ...toCategoryFilter(query),
    ...query.ownTags.map((tag) => [toFacetFilter("tags", tag)]),
    ...(without === "brand" ? [] : [query.brands.map((name) => toFacetFilter("brand", name))]),
    ...(without === "tags" ? [] : [query.tags.map((tag) => toFacetFilter("tags", tag))]),
    ...(without === "grade" ? [] : [query.grades.map((grade) => toFacetFilter("grade", grade))]),
    ...(without === "inStock" || !query.isOnStock ? [] : [[toFacetFilter("inStock", "true")]]),
    ...narrowing.map(({ name, values }) =>
      values.map((value) => toFacetFilter(toAttributeFacet(name), value)),
    ),
  ].filter((alternatives) => alternatives.length > 0);
  const numericFilters = [
    ...(without === "price" ? [] : toBounds("price", query.priceCents)),
    ...(without === "rating" || query.minimumRating === null ? [] : [`rating>=${query.minimumRating}`]),
    ...narrowing.flatMap(toAttributeBounds),
  ];
  return { indexName, query: query.text ?? "", facetFilters, numericFilters };
}

function toAttributeBounds({ name, range }: AttributeFilter): readonly string[] {
  return toBounds(toAttributeFacet(name), range);
}

function toBounds(facet: string, { from, to }: Range): readonly string[] {
  return [...(from === null ? [] : [`${facet}>=${from}`]), ...(to === null ? [] : [`${facet}<=${to}`])];
}

/** A leading minus would negate the value. */
function toFacetFilter(facet: string, value: string): string {
  return `${facet}:${value.startsWith("-") ? `\\${value}` : value}`;
}

/** Levels of the hierarchical facet, `lvl0` to `lvl4`. */
const deepestLevel = 4;

function toCategoryFilter({ category, otherCategories = [] }: ListingQuery): readonly (readonly string[])[] {
  if (!category) return [];
  return [[category, ...otherCategories].map(toCategoryPathFilter)];
}

function toCategoryPathFilter({ keys }: ListingCategory): string {
  const level = Math.min(keys.length - 1, deepestLevel);
  return toFacetFilter(`categories.lvl${level}`, keys.slice(0, deepestLevel + 1).join(" > "));
}

function toCategoryFacets({ category }: ListingQuery): readonly string[] {
  const level = category ? category.keys.length : 0;
  return level > deepestLevel ? [] : [`categories.lvl${level}`];
}
