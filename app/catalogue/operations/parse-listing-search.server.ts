import { enums, integer, is, max, min, pattern, size, string, trimmed } from "superstruct";
import type { ListingRouteQuery } from "../../countries/model/route-table";
import { bwareGrades } from "../model/bware-grade";
import { pageSizes, type Range, sortOptions } from "../model/listing";
import { defaultPageSize, defaultSort, type ListingSearch } from "../model/listing-search";
import { parseAttributeFilters, parseRange, readRange } from "./parse-attribute-filters.server";

/** The search returns at most 10,000 results: this many of the smallest pages. */
const maxPage = 800;
/** The price slider's upper bound, in major units. */
const maxPrice = 1_000_000;
const maxBrands = 20;

const Page = max(min(integer(), 1), maxPage);
const Rating = max(min(integer(), 1), 5);
const Price = max(min(integer(), 0), maxPrice);
const Sort = enums(sortOptions);
const ColumnSort = /^a\.([A-Za-z][\w-]{0,59})-(asc|desc)$/;
const PageSizeStruct = enums(pageSizes);
const Query = size(trimmed(string()), 2, 100);
const Brand = size(string(), 1, 60);
const CategoryKey = pattern(string(), /^[\w-]{2,256}$/);
const Tag = pattern(string(), /^(?:new|bestseller|bware|on-sale|topRated|campaign:[\w-]{1,40})$/);

/** Parses a listing's query; ignores invalid values. Prices in the query are in major units. */
export function parseListingSearch(search: ListingRouteQuery): ListingSearch {
  const hits = toNumber(search.get("hits"));
  const page = toNumber(search.get("page"));
  const rating = toNumber(search.get("rating"));
  const category = search.get("category");
  return {
    text: parseSearchText(search.get("q")),
    brands: unique(search.getAll("brand").filter((brand) => is(brand, Brand))).slice(0, maxBrands),
    categoryKey: is(category, CategoryKey) ? category : null,
    grades: bwareGrades.filter((grade) => search.getAll("grade").includes(grade)),
    tags: unique(search.getAll("tags").filter((tag) => is(tag, Tag))),
    priceCents: parsePrice(readRange(search, "price")),
    ...(search.get("stock") === "1" && { isOnStock: true }),
    minimumRating: rating !== null && is(rating, Rating) ? rating : null,
    attributes: parseAttributeFilters(search),
    ...parseSort(search.get("sort"), search.get("view") === "table"),
    page: page !== null && is(page, Page) ? page : 1,
    pageSize: hits !== null && is(hits, PageSizeStruct) ? hits : defaultPageSize,
  };
}

/** A table is sorted by any of its columns; cards have none. */
function parseSort(
  sort: string | null,
  isTable: boolean,
): Pick<ListingSearch, "sort" | "columnSort" | "view"> {
  const [, name, direction] = (isTable && ColumnSort.exec(sort ?? "")) || [];
  return {
    sort: is(sort, Sort) ? sort : defaultSort,
    columnSort: name === undefined ? null : { name, direction: direction === "desc" ? "desc" : "asc" },
    view: isTable ? "table" : "grid",
  };
}

/** 2 to 100 characters; anything else is no search, and the wildcard `*` finds everything. */
function parseSearchText(text: string | null): string | null {
  if (text === null) return null;
  const query = text.trim().replaceAll(/\s+/g, " ");
  return is(query, Query) && !/^\*+$/.test(query) ? query : null;
}

function parsePrice(values: readonly string[]): Range {
  return parseRange(values, "-", (part) => {
    const value = toNumber(part);
    return value !== null && is(value, Price) ? value * 100 : null;
  });
}

function toNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
