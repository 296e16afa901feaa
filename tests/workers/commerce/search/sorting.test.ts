import { beforeAll, describe, expect, it } from "vitest";
import type { PlatformClient } from "../platform-client.ts";
import { inEuro, openShop, SEARCH, type Search } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
});

describe("sorting", () => {
  it("orders by price, name and creation", async () => {
    const byPrice = (order: string) =>
      search({ sort: [{ field: "variants.prices.currentCentAmount", order, filter: inEuro }] });
    expect((await byPrice("asc")).keys).toEqual(["23", "22", "21"]);
    expect((await byPrice("desc")).keys).toEqual(["21", "22", "23"]);
    expect((await search({ sort: [{ field: "name", language: "en", order: "desc" }] })).keys).toEqual([
      "23",
      "22",
      "21",
    ]);
    expect((await search({ sort: [{ field: "createdAt", order: "desc" }] })).keys[0]).toBe("23");
  });

  it("uses the minimum, maximum, mean or sum of a product's prices", async () => {
    // 21: 300 € and 295 €, 22: 150 € (reduced from 200 €) and 195 €, 23: 100 € (the reduction has ended) and 95 €
    const field = "variants.prices.currentCentAmount";
    const filter = { exact: { field: "variants.prices.currencyCode", value: "EUR" } };
    for (const mode of ["min", "max", "avg", "sum"]) {
      expect((await search({ sort: [{ field, order: "asc", mode, filter }] })).keys).toEqual([
        "23",
        "22",
        "21",
      ]);
      expect((await search({ sort: [{ field, order: "desc", mode, filter }] })).keys).toEqual([
        "21",
        "22",
        "23",
      ]);
    }
    const inSlovakia = { exact: { field: "variants.prices.country", value: "SK" } };
    expect((await search({ sort: [{ field, order: "asc", filter: inSlovakia }] })).keys).toEqual([
      "23",
      "22",
      "21",
    ]);
    const inPoland = { exact: { field: "variants.prices.country", value: "PL" } };
    const power = { field: "variants.attributes.power", order: "desc" };
    expect((await search({ sort: [{ field, order: "asc", filter: inPoland }, power] })).keys).toEqual([
      "21",
      "22",
      "23",
    ]);
  });

  it("pages within the platform's limits", async () => {
    const byKey = [{ field: "key", order: "asc" }];
    expect(await search({ sort: byKey, limit: 1, offset: 1 })).toMatchObject({ total: 3, keys: ["22"] });
    expect((await search({ sort: byKey, limit: 0 })).keys).toEqual([]);
    for (const [page, message] of [
      [{ limit: 101 }, "Malformed parameter: limit: The limit parameter must be in the range of [0..100]"],
      [
        { offset: 10_001 },
        "Malformed parameter: offset: The offset parameter must be in the range of [0..10000]",
      ],
      [{ sort: Array(6).fill(byKey[0]) }, "A search may be sorted by at most 5 fields."],
      [
        { sort: [{ field: "key", order: "asc", filter: inEuro.and[0] }] },
        "The sort on 'key' cannot be filtered: only fields of prices can.",
      ],
    ] as const) {
      const answer = await client.graphql(SEARCH, page);
      expect(answer).toMatchObject({ status: 400, errors: [{ code: "InvalidInput", message }] });
    }
  });
});
