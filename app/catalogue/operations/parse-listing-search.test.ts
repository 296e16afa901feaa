import { describe, expect, it } from "vitest";
import { toListingSearch } from "../model/listing-search";
import { parseListingSearch } from "./parse-listing-search.server";

const parse = (search: string) => parseListingSearch(new URLSearchParams(search));

describe("parseListingSearch", () => {
  it("uses defaults for missing values", () =>
    expect(parse("")).toEqual({
      text: null,
      categoryKey: null,
      brands: [],
      tags: [],
      grades: [],
      priceCents: { from: null, to: null },
      minimumRating: null,
      attributes: [],
      columnSort: null,
      view: "grid",
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
    "stock=0",
    "stock=yes",
    "tags=<b>",
    "q=a",
    "price=1-2-3",
    "price=9999999999-1",
    "price=abc&price=500",
    "price=1.5-3",
    "price=1000001",
    "q=*",
    "q=**",
    "category=%22",
    "view=list",
    "sort=a.capacity-asc",
    "a.capacity=",
    "a.1=x",
    "r.capacity=x..20",
    "r.capacity=1..2..3",
    "r.capacity=1e3",
    "r.=1..2",
  ])("uses the default for a bad value: %s", (search) => expect(parse(search)).toEqual(parse("")));

  it("reads the tags of campaigns, with underscores or hyphens", () =>
    expect(parse("tags=campaign:black_friday&tags=campaign:back-to-work").tags).toEqual([
      "campaign:black_friday",
      "campaign:back-to-work",
    ]));

  it("reads grades best first, and only those that exist", () =>
    expect(parse("grade=c&grade=a&grade=z&grade=A").grades).toEqual(["a", "c"]));

  it("reads prices in major units, as a range or as two ends", () => {
    expect(parse("price=100-500").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price=100&price=500").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price.from=&price.to=500").priceCents).toEqual({ from: null, to: 50_000 });
    expect(parse("price.from=100&price.to=500").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price.to=500").priceCents).toEqual({ from: null, to: 50_000 });
    expect(parse("price=500-100").priceCents).toEqual({ from: 10_000, to: 50_000 });
    expect(parse("price=abc").priceCents).toEqual({ from: null, to: null });
  });

  it.each([
    ["r.capacity=10..20", { from: 10, to: 20 }],
    ["r.capacity=10&r.capacity=20", { from: 10, to: 20 }],
    ["r.capacity=&r.capacity=20", { from: null, to: 20 }],
    ["r.capacity.from=&r.capacity.to=20", { from: null, to: 20 }],
    ["r.capacity.from=10", { from: 10, to: null }],
    ["r.temperature=-18..8", { from: -18, to: 8 }],
    ["r.temperature=8..-18", { from: -18, to: 8 }],
    ["r.power=0,75..1.5", { from: 0.75, to: 1.5 }],
    ["r.power=2..", { from: 2, to: null }],
  ])("reads the range of an attribute: %s", (search, range) =>
    expect(parse(search).attributes).toEqual([{ name: expect.any(String), values: [], range }]),
  );

  it("reads the values of attributes in the order of their names", () =>
    expect(parse("a.voltage=400&a.material=steel&a.voltage=230&a.voltage=400").attributes).toEqual([
      { name: "material", values: ["steel"], range: { from: null, to: null } },
      { name: "voltage", values: ["400", "230"], range: { from: null, to: null } },
    ]));

  it("reads the column that a table is sorted by", () =>
    expect(parse("view=table&sort=a.capacity-desc")).toMatchObject({
      view: "table",
      sort: "relevance",
      columnSort: { name: "capacity", direction: "desc" },
    }));

  it.each([
    "?brand=physa&tags=bestseller&rating=4",
    "?tags=new&rating=4&stock=1",
    "?tags=bware&grade=a&grade=b&rating=4",
    "?q=mixer&category=catering&price=-500&r.capacity=10..20.5&a.voltage=230&a.voltage=400&view=table",
    "?r.temperature=-18..&sort=a.temperature-asc&hits=12&view=table&page=2",
  ])("parses back %s", (search) => expect(toListingSearch(parse(search))).toBe(search));

  it("parses back the URLs that the shop builds", () => {
    const search =
      "?q=stroj+na+cesto&brand=physa&brand=Fromm+%26+Starck&tags=new&price=100-500&sort=price-asc&hits=48&page=3";
    expect(toListingSearch(parse(search))).toBe(search);
  });
});
