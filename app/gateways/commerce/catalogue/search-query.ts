import type { ListingQuery, SortOption } from "../../../catalogue/model/listing";
import type { PlatformInput } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

type Query = PlatformInput<"SearchQueryInput">;

type Exact = NonNullable<Query["exact"]>;

const priceField = "variants.prices.currentCentAmount";

/** The shop's own article numbers, whole or their first digits: `10012874`, `EX10012874`, `1001`. */
const productNumber = /^(?:EX)?(\d{3,8})$/;
const wholeNumber = 8;

/** What decides which products a page is about; facets are counted over it. */
export function toBaseQuery(
  query: Pick<ListingQuery, "text" | "categoryId" | "tags" | "minimumRating">,
  scope: CatalogueScope,
): Query {
  const parts: Query[] = [...toSellable(scope)];
  if (query.text !== null) parts.push(toTextQuery(query.text, scope));
  if (query.categoryId !== null) parts.push(exact("categoriesSubTree", query.categoryId));
  for (const tag of query.tags) parts.push(exact("variants.attributes.tags", tag, { fieldType: "set_text" }));
  if (query.minimumRating !== null) {
    parts.push({
      range: { float: { field: "reviewRatingStatistics.averageRating", gte: query.minimumRating } },
    });
  }
  return { and: parts };
}

/** The shopper's own narrowing: it leaves the facet counts as they are. */
export function toPostFilter(
  query: Pick<ListingQuery, "brands" | "priceCents">,
  scope: CatalogueScope,
): Query | null {
  const parts: Query[] = [];
  if (query.brands.length > 0) {
    parts.push({
      or: query.brands.map((brand) => exact("variants.attributes.brand", brand, { fieldType: "text" })),
    });
  }
  const { from, to } = query.priceCents;
  if (from !== null || to !== null) {
    const bounds = { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) };
    parts.push(exact("variants.prices.currencyCode", scope.country.currency), {
      range: { long: { field: priceField, ...bounds } },
    });
  }
  return parts.length > 0 ? { and: parts } : null;
}

/**
 * Only what has a price here and is not marked as not for sale here (a missing mark means yes). Of several variants
 * with such a mark one must be marked as for sale.
 */
export function toSellable(scope: CatalogueScope): Query[] {
  const mark = { language: scope.localeKey, fieldType: "ltext" } as const;
  const toMark = (word: string) => exact("variants.attributes.eligibleForSelling", word, mark);
  return [
    exact("variants.prices.currencyCode", scope.country.currency),
    { or: [{ not: [toMark("false")] }, toMark("true")] },
  ];
}

/** By article number where it is one or begins one, in whatever groups its digits are written; else by words. */
function toTextQuery(text: string, scope: CatalogueScope): Query {
  const compact = text.replaceAll(/[\s./_-]/g, "").toUpperCase();
  const digits = productNumber.exec(compact)?.[1];
  const own = exact("variants.sku", text.trim(), { caseInsensitive: true });
  if (digits?.length === wholeNumber) return { or: [exact("variants.sku", `EX${digits}`), own] };
  const beginnings = new Set([
    ...(digits ? [`EX${digits}`] : []),
    ...(isNumberLike(text) ? [text, compact] : []),
  ]);
  return {
    or: [
      ...toNameQueries(text, scope),
      exact("variants.attributes.brand", text, { fieldType: "text", caseInsensitive: true }),
      own,
      ...[...beginnings].map((value) => ({ prefix: { field: "variants.sku", value } })),
    ],
  };
}

/** One word with a digit in it may begin any article number. */
function isNumberLike(text: string): boolean {
  return /^\S{3,}$/.test(text) && /\d/.test(text);
}

/** The name in the shop's language or, where the product has none in it, in the first language in which it is shown. */
function toNameQueries(text: string, { words: { chain } }: CatalogueScope): Query[] {
  const languages = chain.filter((language) => !language.includes("-"));
  const words = { value: text, mustMatch: "all" } as const;
  return languages.map((language, at): Query => {
    const isCalled = { fullText: { field: "name", language, boost: 3, ...words } };
    const lacks = (sooner: string): Query => ({ not: [{ exists: { field: "name", language: sooner } }] });
    return at === 0 ? isCalled : { and: [isCalled, ...languages.slice(0, at).map(lacks)] };
  });
}

export function toSorting(sort: SortOption, scope: CatalogueScope): PlatformInput<"SearchSortingInput">[] {
  const inCurrency = { filter: exact("variants.prices.currencyCode", scope.country.currency) };
  switch (sort) {
    case "name-asc":
      return [{ field: "name", language: scope.language, order: "asc" }];
    case "name-desc":
      return [{ field: "name", language: scope.language, order: "desc" }];
    case "price-asc":
      return [{ field: priceField, order: "asc", mode: "min", ...inCurrency }];
    case "price-desc":
      return [{ field: priceField, order: "desc", mode: "max", ...inCurrency }];
    case "newest":
      return [{ field: "createdAt", order: "desc" }];
    case "relevance":
      return [{ field: "score", order: "desc" }];
  }
}

export function toFacets(scope: CatalogueScope): PlatformInput<"ProductSearchFacetExpressionInput">[] {
  return [
    {
      distinct: {
        name: "brands",
        scope: "query",
        field: "variants.attributes.brand",
        fieldType: "text",
        limit: 50,
      },
    },
    { distinct: { name: "categories", scope: "query", field: "categories", limit: 100 } },
    {
      stats: {
        name: "prices",
        scope: "query",
        field: priceField,
        filter: exact("variants.prices.currencyCode", scope.country.currency),
      },
    },
  ];
}

function exact(field: string, value: string | boolean, extra: Omit<Exact, "field" | "value"> = {}): Query {
  return { exact: { field, value, ...extra } };
}

/** Rows that invite to buy show what can be bought now. */
export const inStock: Query = exact("variants.availability.isOnStock", true);
