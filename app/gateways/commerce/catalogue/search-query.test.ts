import { describe, expect, it } from "vitest";
import { getCountry } from "../../../countries/model/country-table";
import { createTimedMemo } from "../timed-memo";
import type { CatalogueScope } from "./catalogue-scope";
import { toBaseQuery, toPostFilter } from "./search-query";

const scope: CatalogueScope = {
  client: {
    query: () => {
      throw new Error("no call is expected");
    },
    read: () => {
      throw new Error("no call is expected");
    },
  },
  memo: createTimedMemo(0, 1),
  productMemo: createTimedMemo(0, 1),
  country: getCountry("AT"),
  language: "de",
  localeKey: "de-AT",
  words: { chain: ["de-AT", "de", "en"], formatNumber: String, yes: "ja", no: "nein" },
  warn: () => {},
};

const toMark = (value: string) => ({
  exact: {
    field: "variants.attributes.eligibleForSelling",
    value,
    language: "de-AT",
    fieldType: "ltext",
  },
});

/** What a text is looked for as. */
function alternativesOf(text: string): unknown {
  const { and } = toBaseQuery({ ...everything, text }, scope);
  return Array.isArray(and) ? and.at(-1).or : null;
}

const everything = { text: null, categoryId: null, tags: [], minimumRating: null };

describe("the query of a listing", () => {
  it("asks only for what has a price here and is not marked as not for sale here", () => {
    expect(toBaseQuery(everything, scope)).toEqual({
      and: [
        { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
        { or: [{ not: [toMark("false")] }, toMark("true")] },
      ],
    });
  });

  it.each(["10012874", "EX10012874", "ex10012874", " 10012874 ", "1001 2874", "EX-1001.2874", "100 128 74"])(
    "asks for the SKU exactly when given %j",
    (text) => {
      expect(alternativesOf(text)).toContainEqual({
        exact: { field: "variants.sku", value: "EX10012874" },
      });
    },
  );

  it.each([
    ["1001", ["EX1001"]],
    ["EX1001", ["EX1001"]],
    ["m0e2000", ["m0e2000", "M0E2000"]],
  ])("asks also for the SKUs that begin with %j", (text, beginnings) => {
    for (const value of beginnings) {
      expect(alternativesOf(text)).toContainEqual({ prefix: { field: "variants.sku", value } });
    }
  });

  it("asks for names in the other languages of the shop where there is none in its own", () => {
    const toText = (language: string) => ({
      fullText: { field: "name", language, boost: 3, value: "hammer", mustMatch: "all" },
    });
    expect(alternativesOf("hammer")).toEqual(
      expect.arrayContaining([
        toText("de"),
        { and: [toText("en"), { not: [{ exists: { field: "name", language: "de" } }] }] },
      ]),
    );
  });

  it("narrows by brand and price after the facets are counted, with both bounds of the price", () => {
    const filter = toPostFilter({ brands: ["STAMOS"], priceCents: { from: 10_000, to: 50_000 } }, scope);
    expect(JSON.stringify(filter)).toContain(
      '"range":{"long":{"field":"variants.prices.currentCentAmount","gte":10000,"lte":50000}}',
    );
    expect(toPostFilter({ brands: [], priceCents: { from: null, to: null } }, scope)).toBeNull();
  });
});
