import { enums, integer, is, max, min, pattern, size, string, trimmed } from "superstruct";
import { type ListingQuery, pageSizes, sortOptions } from "../model/listing";
import { defaultPageSize, defaultSort } from "../model/listing-search";

/** The platform's search reaches 10,000 results deep. */
const maxPage = 800;
/** The price slider's upper bound, in major units. */
const maxPrice = 1_000_000;
const maxBrands = 20;

const Page = max(min(integer(), 1), maxPage);
const Rating = max(min(integer(), 1), 5);
const Price = max(min(integer(), 0), maxPrice);
const Sort = enums(sortOptions);
const PageSizeStruct = enums(pageSizes);
const Words = size(trimmed(string()), 2, 100);
const Brand = size(string(), 1, 60);
const Tag = pattern(string(), /^(?:new|bestseller|bware|on-sale|topRated|campaign:[\w-]{1,40})$/);

type Search = Omit<ListingQuery, "categoryId">;

/** Reads a listing's query; whatever is not valid counts as not given. Prices come in major units. */
export function parseListingSearch(search: URLSearchParams): Search {
  const sort = search.get("sort");
  const hits = toNumber(search.get("hits"));
  const page = toNumber(search.get("page"));
  const rating = toNumber(search.get("rating"));
  return {
    text: parseSearchText(search.get("q")),
    brands: unique(search.getAll("brand").filter((brand) => is(brand, Brand))).slice(0, maxBrands),
    tags: unique(search.getAll("tags").filter((tag) => is(tag, Tag))),
    priceCents: parsePrice(search.getAll("price")),
    minimumRating: rating !== null && is(rating, Rating) ? rating : null,
    sort: sort !== null && is(sort, Sort) ? sort : defaultSort,
    page: page !== null && is(page, Page) ? page : 1,
    pageSize: hits !== null && is(hits, PageSizeStruct) ? hits : defaultPageSize,
  };
}

/** 2 to 100 characters; anything else is no search. */
function parseSearchText(text: string | null): string | null {
  if (text === null) return null;
  const words = text.trim().replaceAll(/\s+/g, " ");
  return is(words, Words) ? words : null;
}

const noPrice: ListingQuery["priceCents"] = { from: null, to: null };

/**
 * One value `100-500`, or the two fields of the form, lowest first; either may be left open. A range upside down is
 * turned round; one with anything else in it is none.
 */
function parsePrice(values: readonly string[]): ListingQuery["priceCents"] {
  const parts = values.length > 1 ? values : (values[0] ?? "").split("-");
  const bounds = parts.map(parsePricePart);
  if (parts.length > 2 || bounds.some((bound, at) => bound === null && parts[at] !== "")) return noPrice;
  const [from = null, to = null] = bounds;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

function parsePricePart(part: string): number | null {
  const value = toNumber(part);
  return value !== null && is(value, Price) ? value * 100 : null;
}

function toNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
