import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import { toListingQuery, toSorting } from "./search-query";

const scope = openCatalogueScope(() => {
  throw new Error("no call is expected");
});

const toMark = (value: string) => ({
  exact: { field: "variants.attributes.eligibleForSelling", value, language: "de-DE", fieldType: "ltext" },
});
const forSale = [
  { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
  { or: [{ not: [toMark("false")] }, toMark("true")] },
];
const toTag = (value: string) => ({
  exact: { field: "variants.attributes.tags", value, fieldType: "set_text" },
});

const everything = {
  category: null,
  ownTags: [],
  tags: [],
  brands: [],
  minimumRating: null,
  priceCents: { from: null, to: null },
};

describe("the query of a plain listing", () => {
  it("requires a price here and no mark as not for sale here", () => {
    expect(toListingQuery(everything, scope)).toEqual({ and: forSale });
  });

  it("includes products not eligible for selling here only on request, but none without a price", () => {
    expect(toListingQuery({ ...everything, includesUnsellable: true }, scope)).toEqual({
      and: [{ exact: { field: "variants.prices.currencyCode", value: "EUR" } }],
    });
  });

  it("requires stock in the platform's query, so that its total counts nothing else", () => {
    expect(toListingQuery({ ...everything, isOnStock: true }, scope)).toEqual({
      and: [...forSale, { exact: { field: "variants.availability.isOnStock", value: true } }],
    });
  });

  it("is below the category, with all tags of the page and one of the shopper's", () => {
    const query = {
      ...everything,
      category: { id: "c1", keys: ["scales"] },
      ownTags: ["on-sale"],
      tags: ["new", "bware"],
    };
    expect(toListingQuery(query, scope)).toEqual({
      and: [
        ...forSale,
        toTag("on-sale"),
        { exact: { field: "categoriesSubTree", value: "c1" } },
        { or: [toTag("new"), toTag("bware")] },
      ],
    });
  });

  it("is below any of several categories", () => {
    const category = { id: "c1", keys: ["scales"] };
    const otherCategories = [{ id: "c2", keys: ["mixers"] }];
    const below = (value: string) => ({ exact: { field: "categoriesSubTree", value } });
    expect(toListingQuery({ ...everything, category, otherCategories }, scope)).toEqual({
      and: [...forSale, { or: [below("c1"), below("c2")] }],
    });
  });

  it("filters by brand, rating and both bounds of the price", () => {
    const query = {
      ...everything,
      brands: ["STAMOS"],
      minimumRating: 4,
      priceCents: { from: 10_000, to: 50_000 },
    };
    expect(toListingQuery(query, scope)).toEqual({
      and: [
        ...forSale,
        { or: [{ exact: { field: "variants.attributes.brand", value: "STAMOS", fieldType: "text" } }] },
        { range: { float: { field: "reviewRatingStatistics.averageRating", gte: 4 } } },
        { range: { long: { field: "variants.prices.currentCentAmount", gte: 10_000, lte: 50_000 } } },
      ],
    });
  });
});

it.each([
  ["price-asc", "asc"],
  ["price-desc", "desc"],
] as const)("sorts %s by the cheapest variant, which the card shows", (sort, order) => {
  expect(toSorting(sort, scope)).toMatchObject([
    { field: "variants.prices.currentCentAmount", order, mode: "min" },
  ]);
});
