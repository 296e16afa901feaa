import { expect, it } from "vitest";
import { openListingQuery } from "../../../tests/support/open-listing-query";
import { findOnlyBrand } from "./find-listing.server";

const find = (
  counts: Readonly<Record<string, number>>,
  brands: readonly string[] = [],
  heading = "Mixers",
) => {
  const facet = Object.entries(counts).map(([value, count]) => ({ value, count }));
  const facets = {
    tags: [],
    grades: [],
    ratings: [],
    inStock: 7,
    categories: [],
    price: null,
    attributes: [],
  };
  return findOnlyBrand(
    { facets: { ...facets, brands: facet }, query: { ...openListingQuery, brands }, total: 7 },
    heading,
  );
};

it("a listing does not repeat the brand that all of its products have, or that it is named after", () => {
  expect(find({ STAMOS: 7 })).toBe("STAMOS");
  expect(find({ STAMOS: 6 })).toBeNull();
  expect(find({ STAMOS: 5, physa: 2 })).toBeNull();
  expect(find({ STAMOS: 7, physa: 9 }, ["STAMOS"])).toBeNull();
  expect(find({ STAMOS: 7, physa: 9 }, ["STAMOS"], "STAMOS")).toBe("STAMOS");
});
