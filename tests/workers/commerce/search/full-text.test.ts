import { beforeAll, describe, expect, it } from "vitest";
import type { PlatformClient } from "../platform-client.ts";
import { openShop, SEARCH, type Search, text } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
});

describe("full text", () => {
  it("finds words of a name in its language, without diacritics, in any case", async () => {
    expect((await search({ query: text("name", "HORAK", "sk") })).keys).toEqual(["22"]);
    expect((await search({ query: text("name", "ladova", "sk") })).keys).toEqual(["23"]);
    expect((await search({ query: text("name", "schweissgerat", "de") })).keys).toEqual(["21"]);
    expect((await search({ query: text("name", "ΦΛΟΓΙΣΤΡΟ", "el") })).keys).toEqual(["22"]);
    expect((await search({ query: text("name", "horák", "en") })).total).toBe(0);
  });

  it("finds prefixes of words, brands and numbers", async () => {
    const prefix = { fullTextPrefix: { field: "name", value: "weld", language: "en" } };
    expect([...(await search({ query: prefix })).keys].sort()).toEqual(["21", "23"]);
    expect((await search({ query: text("variants.attributes.brand", "ember") })).total).toBe(2);
    expect((await search({ query: text("variants.attributes.tags", "ember") })).total).toBe(0);
    const anyCase = { exact: { field: "variants.sku", value: "ex00000021", caseInsensitive: true } };
    expect((await search({ query: anyCase })).keys).toEqual(["21"]);
    const number = {
      or: [{ exact: { field: "variants.sku", value: "EX00000021", boost: 10 } }, text("name", "torch", "en")],
    };
    expect((await search({ query: number })).keys).toEqual(["21", "22"]);
  });

  it("treats punctuation literally and matches nothing without words", async () => {
    for (const value of ['"', "a OR b", "weld*", "name:", "(", "-"]) {
      expect((await client.graphql(SEARCH, { query: text("name", value, "en") })).status).toBe(200);
    }
  });
});
