import { array, boolean, number, optional, string, type } from "superstruct";
import { describe, expect, it } from "vitest";
import { createAgentCalls } from "../../support/agent-calls.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { callTool } = createAgentCalls(shop.guest);

describe("the catalogue", () => {
  const Products = type({
    products: array(
      type({
        id: string(),
        variants: array(
          type({
            id: string(),
            price: type({ amount: number(), currency: string() }),
            availability: type({ available: boolean() }),
          }),
        ),
      }),
    ),
    pagination: optional(
      type({ has_next_page: boolean(), total_count: number(), cursor: optional(string()) }),
    ),
    messages: optional(array(type({ code: string(), content: string() }))),
    facets: optional(type({ attributes: array(type({ name: string() })) })),
  });
  const Categorized = type({ product: type({ categories: array(type({ value: string() })) }) });
  /** Returns the deepest category of a product. */
  const findCategory = async (id: string) =>
    Categorized.create(await callTool("get_product", { catalog: { id } })).product.categories.at(-1)?.value;
  const search = async (catalog: object) => Products.create(await callTool("search_catalog", { catalog }));

  it("is searched by text, price and attributes, page by page", async () => {
    const first = await search({ query: "", pagination: { limit: 3 } });
    expect(first.products).toHaveLength(3);
    const cursor = first.pagination?.cursor;
    const second = await search({ query: "", pagination: { limit: 3, cursor } });
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    const cheap = await search({ filters: { price: { max: 20_000 } } });
    expect(cheap.products.length).toBeGreaterThan(0);
    for (const { variants } of cheap.products) expect(variants[0]?.price.amount).toBeLessThanOrEqual(20_000);
    const odd = await search({ filters: { attributes: [{ name: "no-such", values: ["x"] }] } });
    expect(odd.messages?.[0]?.code).toBe("filter_ignored");
  });

  it("is searched in any of several categories, and names one that it does not have", async () => {
    const [one, other] = await Promise.all([sku, "EX10020000"].map(findCategory));
    const count = async (...categories: readonly (string | undefined)[]) => {
      const { pagination, messages } = await search({ filters: { categories } });
      return { total: pagination?.total_count ?? 0, messages };
    };
    const [first, second] = [await count(one), await count(other)];
    expect(await count(one, other)).toEqual({ total: first.total + second.total });
    const odd = await count(one, "no-such");
    expect(odd).toMatchObject({ total: first.total, messages: [{ code: "filter_ignored" }] });
    expect(odd.messages?.[0]?.content).toContain("no-such");
    const catalog = { filters: { categories: ["no-such"] } };
    expect(await callTool("search_catalog", { catalog })).toMatchObject({
      messages: [{ code: "not_found" }],
    });
  });

  it("requires a text or a filter", async () => {
    for (const catalog of [{}, { filters: {} }, { pagination: { limit: 3 } }])
      expect(await callTool("search_catalog", { catalog })).toMatchObject({
        messages: [{ code: "invalid_request" }],
      });
  });

  it("has the price of the shop's own API, and says which ids are unknown", async () => {
    const found = Products.create(
      await callTool("lookup_catalog", { catalog: { ids: [sku, "EX99999999"] } }),
    );
    const { data } = await shop.guest().call("getProduct", { sku });
    const { id, price } = type({
      id: string(),
      price: type({ value: type({ centAmount: number() }) }),
    }).create(data);
    expect(found.products).toHaveLength(1);
    expect(found.products[0]).toMatchObject({
      id,
      variants: [{ id: sku, price: { amount: price.value.centAmount } }],
    });
    expect(found.messages).toMatchObject([{ code: "not_found", content: "EX99999999" }]);
  });

  it("returns all data of one product, or that there is none", async () => {
    expect(await callTool("get_product", { catalog: { id: sku } })).toMatchObject({
      product: { variants: [{ id: sku }], metadata: {} },
    });
    expect(await callTool("get_product", { catalog: { id: "EX99999999" } })).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "not_found" }],
    });
  });
});
