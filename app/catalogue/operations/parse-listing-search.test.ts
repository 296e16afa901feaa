import { describe, expect, it } from "vitest";
import { toListingSearch } from "../model/listing-search";
import { parseListingSearch } from "./parse-listing-search.server";

const parse = (search: string) => parseListingSearch(new URLSearchParams(search));

describe("parseListingSearch", () => {
  it("takes the defaults where nothing is given", () =>
    expect(parse("")).toEqual({
      text: null,
      brands: [],
      tags: [],
      priceCents: { from: null, to: null },
      minimumRating: null,
      sort: "relevance",
      page: 1,
      pageSize: 24,
    }));

  it.each([
    "sort=cheapest",
    "page=0",
    "page=-1",
    "page=x",
    "page=99999",
    "hits=25",
    "hits=1000",
    "rating=9",
    "tags=<b>",
    "q=a",
    "price=1-2-3",
    "price=9999999999-1",
    "price=abc&price=500",
    "price=1.5-3",
  ])("takes the default for a bad value: %s", (search) => expect(parse(search)).toEqual(parse("")));

  it("reads the tags of campaigns, with underscores or hyphens", () =>
    expect(parse("tags=campaign:black_friday&tags=campaign:back-to-work").tags).toEqual([
      "campaign:black_friday",
      "campaign:back-to-work",
    ]));

  it("reads prices in major units, as a range or from two form fields", () => {
    expect(parse("price=100-500").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price=100&price=500").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price=&price=500").priceCents).toEqual({ from: null, to: 50_000 });
    expect(parse("price=500-100").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price=abc").priceCents).toEqual({ from: null, to: null });
  });

  it("reads back what the shop writes", () => {
    const search =
      "?q=stroj+na+cesto&brand=physa&brand=Fromm+%26+Starck&tags=new&price=100-500&sort=price-asc&hits=48&page=3";
    expect(toListingSearch(parse(search))).toBe(search);
  });
});
