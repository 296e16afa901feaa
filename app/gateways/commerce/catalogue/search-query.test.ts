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

const everything = { text: null, categoryId: null, tags: [], minimumRating: null };

describe("the query of a listing", () => {
  it("asks only for what has a price here and is not marked as not for sale here", () => {
    expect(toBaseQuery(everything, scope)).toEqual({
      and: [
        { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
        {
          not: [
            {
              exact: {
                field: "variants.attributes.eligibleForSelling",
                value: "false",
                language: "de-AT",
                fieldType: "ltext",
              },
            },
          ],
        },
      ],
    });
  });

  it.each(["10012874", "EX10012874", "ex10012874", " 10012874 "])(
    "asks for the SKU exactly when given %j",
    (text) => {
      expect(toBaseQuery({ ...everything, text }, scope)).toMatchObject({
        and: expect.arrayContaining([{ exact: { field: "variants.sku", value: "EX10012874" } }]),
      });
    },
  );

  it("narrows by brand and price after the facets are counted, with both bounds of the price", () => {
    const filter = toPostFilter({ brands: ["STAMOS"], priceCents: { from: 10_000, to: 50_000 } }, scope);
    expect(JSON.stringify(filter)).toContain(
      '"range":{"long":{"field":"variants.prices.currentCentAmount","gte":10000,"lte":50000}}',
    );
    expect(toPostFilter({ brands: [], priceCents: { from: null, to: null } }, scope)).toBeNull();
  });
});
