import type { FoundProducts, NumberOwner } from "../../catalogue/model/found-products";
import type { ListingQuery } from "../../catalogue/model/listing";
import type { SearchSuggestions } from "../../catalogue/model/search-suggestions";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * The search in the request's locale variant: which products, in which order, how many of each kind. What they are and
 * cost stays with the platform. Answers are remembered for 120 s.
 */
export interface SearchGateway {
  /**
   * One page of a listing. `attributes`: names of the technical attributes whose values are counted as well; the
   * facets of what is filtered by are counted as if it were not.
   */
  findProducts(query: ListingQuery, attributes: readonly string[]): Answer<FoundProducts>;
  /**
   * At most 1,000 products of a listing with one attribute's value, in the listing's order: what a table is sorted by.
   */
  listValues(query: ListingQuery, attribute: string): Answer<readonly AttributeValue[]>;
  /** Which technical attributes the products of a listing have, with the number of products; without its filters. */
  countFigures(query: ListingQuery): Answer<FigureCounts>;
  /** How many products each category of the shop has, with those below it, by the categories' keys. */
  countCategories(): Answer<ReadonlyMap<string, number>>;
  /** The product whose article number or EAN is exactly this text, in whatever groups it is written; null: none. */
  findByNumber(text: string): Answer<NumberOwner | null>;
  /**
   * A text like one that finds no more than `found` products, in words of the shop's categories and brands, that finds
   * more; null: there is none.
   */
  findSpelling(text: string, found: number): Answer<string | null>;
  /** What a text being typed may mean: at most 6 products, categories and brands. 2 to 100 characters. */
  suggest(text: string): Answer<SearchSuggestions>;
}

export type AttributeValue = { readonly id: string; readonly value: number | string | null };

/** Attribute name to number of products, and of how many products in all. */
export type FigureCounts = { readonly total: number; readonly counts: ReadonlyMap<string, number> };
