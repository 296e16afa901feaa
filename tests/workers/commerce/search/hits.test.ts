import { beforeAll, describe, expect, it } from "vitest";
import { productDraft } from "../demo-drafts.ts";
import { clientOf, create, type PlatformClient, takeToken } from "../platform-client.ts";
import { openShop } from "./search-shop.ts";

let client: PlatformClient;

beforeAll(async () => {
  ({ client } = await openShop());
});

describe("a listing page", () => {
  it("with cards, facets, subcategories and breadcrumb needs at most eight statements", async () => {
    const welding: { id: string } = await (await client.get("categories/key=welding")).json();
    const answer = await client.graphql(
      `query Listing($id: SearchValueType!, $key: String!) {
        category(key: $key) { name(locale: "en") ancestors { key name(locale: "en") } children { key name(locale: "en") } }
        productsSearch(query: { exact: { field: "categoriesSubTree", value: $id } }, limit: 24,
          facets: [{ distinct: { name: "brand", field: "variants.attributes.brand", scope: query } }]) {
          total
          results { product { key taxCategory { rates { country } } reviewRatingStatistics { averageRating } masterData { current {
            name(locale: "en") slug(locale: "en") masterVariant { sku images { url }
              price(currency: "EUR", country: "SK") { value { centAmount } discounted { value { centAmount } } }
              attributesRaw { name value attributeDefinition { label(locale: "en") } }
              availability { noChannel { availableQuantity } } } } } } }
          facets { name }
        }
      }`,
      { id: welding.id, key: "welding" },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.statements).toBeLessThanOrEqual(8);
  });
});

describe("a hit", () => {
  it("loads its long texts only on request, and names its choices next to them", async () => {
    const draft = productDraft({ number: 25, names: { en: "Plasma cutter" } });
    const long = "Cuts steel up to twelve millimetres. ".repeat(20);
    const attributes = [
      ...draft.masterVariant.attributes.filter(({ name }) => name !== "highlights" && name !== "phase"),
      { name: "highlights", value: { en: long } },
      { name: "phase", value: "three" },
    ];
    await create(client, "products", {
      ...draft,
      description: { en: long },
      masterVariant: { ...draft.masterVariant, attributes },
    });
    const answer =
      await client.graphql(`{ productsSearch(query: { exact: { field: "key", value: "p-00000025" } }) { results { product { masterData {
      hasStagedChanges staged { name(locale: "en") }
      current { description(locale: "en") masterVariant { attributesRaw(includeNames: ["highlights", "phase", "brand"]) { name value } } } } } } } }`);
    expect(answer.data).toEqual({
      productsSearch: {
        results: [
          {
            product: {
              masterData: {
                hasStagedChanges: false,
                staged: { name: "Plasma cutter" },
                current: {
                  description: long,
                  masterVariant: {
                    attributesRaw: [
                      { name: "brand", value: "Forge" },
                      { name: "highlights", value: { en: long } },
                      {
                        name: "phase",
                        value: { key: "three", label: { en: "Three-phase", de: "Dreiphasig" } },
                      },
                    ],
                  },
                },
              },
            },
          },
        ],
      },
    });
    expect(answer.statements).toBeLessThanOrEqual(4);
  });

  it("returns a mark for each of 28 locales without loading its long texts", async () => {
    const countries = Array.from(
      { length: 28 },
      (_, at) => `de-A${String.fromCharCode(65 + (at % 26))}${at > 25 ? "A" : ""}`,
    );
    const value = Object.fromEntries(countries.map((locale) => [locale, "false"]));
    const draft = productDraft({ number: 26, names: { en: "Marked" } });
    const { attributes } = draft.masterVariant;
    const marked = attributes.map((each) =>
      each.name === "eligibleForSelling" ? { name: each.name, value } : each,
    );
    await create(client, "products", {
      ...draft,
      masterVariant: { ...draft.masterVariant, attributes: marked },
    });
    const ask = (name: string) =>
      client.graphql(`{ productsSearch(query: { exact: { field: "key", value: "p-00000026" } }) { results { product { masterData {
        current { masterVariant { attributesRaw(includeNames: ["${name}"]) { name value } } } } } } } }`);
    const { statements } = await ask("brand");
    const answer = await ask("eligibleForSelling");
    expect(JSON.stringify(answer.data)).toContain(JSON.stringify(value));
    expect(answer.statements).toBe(statements);
  });

  it("shows a change at once, although parsed documents are cached", async () => {
    const find = () =>
      client.graphql(`{ productsSearch(query: { exact: { field: "key", value: "p-00000021" } }) { results { product {
        masterData { current { name(locale: "en") masterVariant { price(currency: "EUR") { discounted { value { centAmount } } } } } } } } } }`);
    await find();
    const actions = [
      { action: "changeName", name: { en: "Stick welder" }, staged: false },
      {
        action: "setPrices",
        variantId: 1,
        prices: [
          {
            value: { currencyCode: "EUR", centAmount: 30_000 },
            discounted: {
              value: { currencyCode: "EUR", centAmount: 25_000 },
              discount: { typeId: "product-discount", key: "running" },
            },
          },
        ],
        staged: false,
      },
    ];
    const stored: { version: number } = await (await client.get("products/key=p-00000021")).json();
    expect((await client.post("products/key=p-00000021", { version: stored.version, actions })).status).toBe(
      200,
    );
    expect(JSON.stringify((await find()).data)).toContain(
      '"Stick welder","masterVariant":{"price":{"discounted":{"value":{"centAmount":25000}',
    );
    const discount: { version: number } = await (await client.get("product-discounts/key=running")).json();
    const stop = [{ action: "changeIsActive", isActive: false }];
    expect(
      (await client.post("product-discounts/key=running", { version: discount.version, actions: stop }))
        .status,
    ).toBe(200);
    expect(JSON.stringify((await find()).data)).toContain('"discounted":null');
  });

  it("of a token for published products shows no drafts", async () => {
    const shopper = clientOf(await takeToken("view_published_products:ironhall"));
    const hidden = `{ product(key: "p-00000024") { id } products(where: "key = \\"p-00000024\\"") { total } }`;
    expect((await shopper.graphql(hidden)).data).toEqual({ product: null, products: { total: 0 } });
    expect((await client.graphql(hidden)).data).toMatchObject({ products: { total: 1 } });
  });
});
