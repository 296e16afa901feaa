import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlatformClient } from "../platform-client.ts";
import { openShop, type Search, text } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
});

describe("the index", () => {
  it("can be rebuilt from the products", async () => {
    await env.DB.batch(
      ["product_text", "product_text_sk", "product_text_en", "product_attribute", "product_price"].map(
        (table) => env.DB.prepare(`DELETE FROM ${table}`),
      ),
    );
    expect((await search({ query: text("name", "horak", "sk") })).total).toBe(0);
    const action = { action: "changeProductSearchIndexingEnabled", enabled: true };
    expect((await client.post("", { version: 1, actions: [action] })).status).toBe(200);
    expect((await search({ query: text("name", "horak", "sk") })).keys).toEqual(["22"]);
    expect((await search({ query: text("variants.attributes.brand", "ember") })).total).toBe(2);
  });
});
