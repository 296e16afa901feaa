import type { CatalogueQuery, ListingOrder } from "../../../catalogue/model/listing";
import type { PlatformInput } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

type Query = PlatformInput<"SearchQueryInput">;

type Exact = NonNullable<Query["exact"]>;

const priceField = "variants.prices.currentCentAmount";

/**
 * Selects what is for sale here, with all filters that the platform supports.
 * These are all but text and technical attributes.
 */
export function toListingQuery(
  query: Pick<
    CatalogueQuery,
    | "category"
    | "otherCategories"
    | "categoryIds"
    | "ownTags"
    | "tags"
    | "brands"
    | "minimumRating"
    | "priceCents"
    | "isOnStock"
    | "includesUnsellable"
  >,
  scope: CatalogueScope,
): Query {
  const forSale = query.includesUnsellable ? toPriced(scope) : toSellable(scope);
  const parts: Query[] = [...forSale, ...query.ownTags.map(toTag)];
  if (query.isOnStock) parts.push(inStock);
  const { category, otherCategories = [] } = query;
  if (category && otherCategories.length > 0) {
    parts.push({ or: [category, ...otherCategories].map(({ id }) => exact("categoriesSubTree", id)) });
  } else if (category) parts.push(exact("categoriesSubTree", category.id));
  if (query.categoryIds && query.categoryIds.length > 0) {
    parts.push({ or: query.categoryIds.map((id) => exact("categoriesSubTree", id)) });
  }
  if (query.tags.length > 0) parts.push({ or: query.tags.map(toTag) });
  if (query.brands.length > 0) {
    parts.push({
      or: query.brands.map((brand) => exact("variants.attributes.brand", brand, { fieldType: "text" })),
    });
  }
  if (query.minimumRating !== null) {
    parts.push({
      range: { float: { field: "reviewRatingStatistics.averageRating", gte: query.minimumRating } },
    });
  }
  const { from, to } = query.priceCents;
  if (from !== null || to !== null) {
    const bounds = { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) };
    parts.push({ range: { long: { field: priceField, ...bounds } } });
  }
  return { and: parts };
}

function toTag(tag: string): Query {
  return exact("variants.attributes.tags", tag, { fieldType: "set_text" });
}

/**
 * Requires a price here and no mark as not for sale here (a missing mark means yes).
 * If variants have such marks, one of them must be marked as for sale.
 */
export function toSellable(scope: CatalogueScope): Query[] {
  const mark = { language: scope.localeKey, fieldType: "ltext" } as const;
  const toMark = (word: string) => exact("variants.attributes.eligibleForSelling", word, mark);
  return [...toPriced(scope), { or: [{ not: [toMark("false")] }, toMark("true")] }];
}

/** Selects products with a price in the shop's currency, whether they are eligible for selling here or not. */
export function toPriced(scope: CatalogueScope): Query[] {
  return [exact("variants.prices.currencyCode", scope.country.currency)];
}

export function toSorting(order: ListingOrder, scope: CatalogueScope): PlatformInput<"SearchSortingInput">[] {
  const inCurrency = { filter: exact("variants.prices.currencyCode", scope.country.currency) };
  switch (order) {
    case "name-asc":
      return [{ field: "name", language: scope.language, order: "asc" }];
    case "name-desc":
      return [{ field: "name", language: scope.language, order: "desc" }];
    case "price-asc":
      return [{ field: priceField, order: "asc", mode: "min", ...inCurrency }];
    case "price-desc":
      // Cards show the cheapest variant first: an expensive one must not lift its product.
      return [{ field: priceField, order: "desc", mode: "min", ...inCurrency }];
    case "newest":
      return [{ field: "createdAt", order: "desc" }];
    // The platform does not sort by reduction.
    case "reduction":
    case "relevance":
      return [{ field: "score", order: "desc" }];
  }
}

function exact(field: string, value: string | boolean, extra: Omit<Exact, "field" | "value"> = {}): Query {
  return { exact: { field, value, ...extra } };
}

/** Rows that promote products show only what can be bought now. */
export const inStock: Query = exact("variants.availability.isOnStock", true);
