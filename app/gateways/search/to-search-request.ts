import type { AttributeFilter, ListingQuery, Range, SortOption } from "../../catalogue/model/listing";
import type { SearchRequest } from "./search-client";

/** Hits carry their id alone: what a product is and costs is the platform's to say. */
const idsAlone = { attributesToRetrieve: ["objectID"], attributesToHighlight: [], attributesToSnippet: [] };
const maxValuesPerFacet = 100;

const replicas: Readonly<Record<SortOption, string>> = {
  relevance: "",
  "name-asc": "_name_asc",
  "name-desc": "_name_desc",
  "price-asc": "_price_asc",
  "price-desc": "_price_desc",
  newest: "_newest",
};

/** What a listing is narrowed by, group by group: a facet is counted without its own group. */
export type FilterGroup = "brand" | "tags" | "price" | "rating" | `attributes.${string}`;

/** Names of the facets; those of attributes as the records have them. */
const priceFacet = "price";

/** `products_de-at`, with the sort order's replica. */
export function toIndexName(localeVariant: string, sort: SortOption = "relevance"): string {
  return `products_${localeVariant}${replicas[sort]}`;
}

/**
 * One page of ids with its facets, and for each group that narrows it one count without that group, all to be sent at
 * once.
 */
export function toListingRequests(
  query: ListingQuery,
  attributes: readonly string[],
  localeVariant: string,
): readonly SearchRequest[] {
  const groups = listFilterGroups(query);
  const shown = [
    ...["brand", "tags", "rating", priceFacet].filter((facet) => !isOneOf(groups, facet)),
    ...toCategoryFacets(query),
    ...attributes.map(toAttributeFacet).filter((facet) => !isOneOf(groups, facet)),
  ];
  const indexName = toIndexName(localeVariant, query.sort);
  const page = {
    ...toFilters(query, indexName),
    ...idsAlone,
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

/** The groups that narrow the listing, in the order of their counts. */
export function listFilterGroups(query: ListingQuery): readonly FilterGroup[] {
  const isNarrowed = ({ from, to }: Range) => from !== null || to !== null;
  return [
    ...(query.brands.length > 0 ? ["brand" as const] : []),
    ...(query.tags.length > 0 ? ["tags" as const] : []),
    ...(query.minimumRating === null ? [] : ["rating" as const]),
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

/** The values of one attribute, of as many products as one answer can hold; in the listing's order. */
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

/** Which figures the products of a category or a search have, whatever they are narrowed to. */
export function toFiguresRequest(query: ListingQuery, localeVariant: string): SearchRequest {
  return {
    ...toFilters(withoutFilters(query), toIndexName(localeVariant)),
    ...idsAlone,
    hitsPerPage: 0,
    facets: ["figures"],
    maxValuesPerFacet,
    analytics: false,
  };
}

/** How many products each category has. */
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
  return { ...query, brands: [], tags: [], attributes: [], minimumRating: null, priceCents: openPrice };
}

function toFilters(query: ListingQuery, indexName: string, without?: FilterGroup): SearchRequest {
  const narrowing = query.attributes.filter(({ name }) => toAttributeFacet(name) !== without);
  const facetFilters = [
    ...toCategoryFilter(query),
    ...query.ownTags.map((tag) => [toFacetFilter("tags", tag)]),
    ...(without === "brand" ? [] : [query.brands.map((name) => toFacetFilter("brand", name))]),
    ...(without === "tags" ? [] : [query.tags.map((tag) => toFacetFilter("tags", tag))]),
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

/** A value that begins with a minus would be read as "not". */
function toFacetFilter(facet: string, value: string): string {
  return `${facet}:${value.startsWith("-") ? `\\${value}` : value}`;
}

/** Levels of the hierarchical facet, `lvl0` to `lvl4`. */
const deepestLevel = 4;

function toCategoryFilter({ category }: ListingQuery): readonly (readonly string[])[] {
  if (!category) return [];
  const level = Math.min(category.keys.length - 1, deepestLevel);
  const path = category.keys.slice(0, deepestLevel + 1).join(" > ");
  return [[toFacetFilter(`categories.lvl${level}`, path)]];
}

function toCategoryFacets({ category }: ListingQuery): readonly string[] {
  const level = category ? category.keys.length : 0;
  return level > deepestLevel ? [] : [`categories.lvl${level}`];
}
