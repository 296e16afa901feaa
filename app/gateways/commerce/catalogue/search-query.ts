import type { ListingQuery, SortOption } from "../../../catalogue/model/listing";
import type { CatalogueScope } from "./catalogue-scope";

type Query = Readonly<Record<string, unknown>>;

const priceField = "variants.prices.currentCentAmount";

/** Product numbers and SKUs are asked exactly: `10012874`, `EX10012874`. */
const productNumber = /^(?:ex)?(\d{8})$/i;

/** What decides which products a page is about; facets are counted over it. */
export function toBaseQuery(
  query: Pick<ListingQuery, "text" | "categoryId" | "tags" | "minimumRating">,
  scope: CatalogueScope,
): Query {
  const parts: Query[] = [...toSellable(scope)];
  if (query.text !== null) parts.push(toTextQuery(query.text, scope.language));
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

/** Only what has a price here, and is not marked as not for sale here (a missing mark means yes). */
export function toSellable(scope: CatalogueScope): Query[] {
  const mark = { language: scope.localeKey, fieldType: "ltext" };
  return [
    exact("variants.prices.currencyCode", scope.country.currency),
    { not: [exact("variants.attributes.eligibleForSelling", "false", mark)] },
  ];
}

function toTextQuery(text: string, language: string): Query {
  const number = productNumber.exec(text.trim());
  if (number) return exact("variants.sku", `EX${number[1]}`);
  const words = { value: text, mustMatch: "all" };
  return {
    or: [
      { fullText: { field: "name", language, boost: 3, ...words } },
      exact("variants.attributes.brand", text, { fieldType: "text", caseInsensitive: true }),
      exact("variants.sku", text, { caseInsensitive: true }),
    ],
  };
}

export function toSorting(sort: SortOption, scope: CatalogueScope): Query[] {
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

export function toFacets(scope: CatalogueScope): Query[] {
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

function exact(field: string, value: unknown, extra: Query = {}): Query {
  return { exact: { field, value, ...extra } };
}

/** Rows that invite to buy show what can be bought now. */
export const inStock: Query = exact("variants.availability.isOnStock", true);
