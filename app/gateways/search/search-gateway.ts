import type { FoundProducts, NumberOwner } from "../../catalogue/model/found-products";
import type { ListingQuery } from "../../catalogue/model/listing";
import type { SearchSuggestions } from "../../catalogue/model/search-suggestions";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * The search in the request's locale: which products, in which order, with facet counts.
 * The platform provides their data and prices. Results are cached for 120 s.
 */
export interface SearchGateway {
  /**
   * Finds one page of a listing.
   * `attributes`: technical attributes whose values are counted as well; a facet with a filter is counted without
   * that filter.
   */
  findProducts(query: ListingQuery, attributes: readonly string[]): Answer<FoundProducts>;
  /**
   * At most 1,000 products of a listing with one attribute's value, in the listing's order: the sort keys of a table.
   */
  listValues(query: ListingQuery, attribute: string): Answer<readonly AttributeValue[]>;
  /** Which technical attributes the products of a listing have, with the number of products; ignores its filters. */
  countAttributes(query: ListingQuery): Answer<AttributeCounts>;
  /** The number of products of each category, including subcategories, by category key. */
  countCategories(): Answer<ReadonlyMap<string, number>>;
  /** The product whose article number or EAN is exactly this text, in any grouping; null: none. */
  findByNumber(text: string): Answer<NumberOwner | null>;
  /**
   * A spelling, from the names of the shop's categories and brands, that finds more than `found` products; null:
   * none.
   */
  findSpelling(text: string, found: number): Answer<string | null>;
  /** Suggestions for a text during typing: at most 6 products, categories and brands. 2 to 100 characters. */
  suggest(text: string): Answer<SearchSuggestions>;
}

export type AttributeValue = { readonly id: string; readonly value: number | string | null };

/** Number of products by attribute name, and the total number of products. */
export type AttributeCounts = { readonly total: number; readonly counts: ReadonlyMap<string, number> };
