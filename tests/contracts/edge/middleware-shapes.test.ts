import { describe, expect, it } from "vitest";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();

/** Calls a named query of an operation. */
async function query(operation: string, args: unknown, name: string | null) {
  const answer = await shop.guest().send(`/new-ct/${operation}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([args, name]),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
}

type Card = { readonly price: { readonly value: { readonly centAmount: number } } };

describe("the middleware", () => {
  it("returns the product by its named queries, and refuses unknown ones", async () => {
    const main = await query("getProduct", { sku }, null);
    expect(main).toMatchObject({ status: 200, data: { sku } });
    expect(await query("getProduct", { sku }, "main")).toEqual(main);
    const related = await query("getProduct", { sku, limit: 3 }, "related");
    expect(related.data.count).toBe(related.data.results.length);
    expect(related.data.results.length).toBeLessThanOrEqual(3);
    expect(related.data.results.map((card: { id: string }) => card.id)).not.toContain(main.data.id);
    const listing = await query("getProduct", { sort: "price-asc", hits: 12, page: 2 }, "listing");
    expect(listing.data).toMatchObject({ offset: 12, limit: 12, count: 12 });
    const prices = listing.data.results.map(({ price }: Card) => price.value.centAmount);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
    const tagged = await query("getProduct", { tags: ["new", "nothing-has-it"], limit: 2 }, "tag");
    expect(tagged.data).toMatchObject([{ tag: "new" }, { tag: "nothing-has-it", results: [] }]);
    expect(await query("getProduct", { sku }, "everything")).toMatchObject({
      status: 400,
      error: { code: "unknown-query" },
    });
  });

  it("returns a category by slug, id or key, on request with its siblings", async () => {
    const { slug } = (await query("getProduct", { sku }, null)).data.categories[0];
    const bySlug = await query("getCategory", { slug, fetchSiblings: true }, null);
    const { id, key, siblings, ...category } = bySlug.data;
    for (const args of [{ id }, { key }, { slug }]) {
      expect((await query("getCategory", args, null)).data).toMatchObject({
        id,
        key,
        slug,
        name: category.name,
      });
    }
    expect(siblings.length).toBeGreaterThan(0);
    expect(siblings.map((each: { slug: string }) => each.slug)).not.toContain(slug);
    expect((await query("getCategory", { id: "none" }, null)).data).toBeNull();
    expect((await query("getCategory", {}, null)).status).toBe(400);
  });

  it("accepts the extra arguments of other shops' clients, and ignores them", async () => {
    const context = {
      locale: "sk-SK",
      acceptLanguage: ["sk"],
      currency: "HUF",
      country: "SK",
      storeKey: "shop_sk",
    };
    const main = await query("getProduct", { sku, ...context }, null);
    expect(main.data.price.value.currency).toBe("GBP");
    expect((await query("getProduct", { sku, colour: "red" }, null)).error.code).toBe("invalid-arguments");
  });

  it("returns getCart for the session's own cart only, and getMe with it", async () => {
    const guest = shop.guest();
    const made = await guest.call("createCart");
    const { id: cartId } = made.data as { id: string };
    expect(made.status).toBe(201);
    expect(await guest.call("getCart", { cartId })).toMatchObject({ data: { id: cartId } });
    const foreign = await guest.call("getCart", { cartId: "another" });
    expect(foreign).toMatchObject({ status: 404, error: { code: "cart-not-found" } });
    expect(await guest.call("getMe", { customer: false })).toMatchObject({
      data: { activeCart: { id: cartId } },
    });
    expect(await guest.call("getMe", { customer: true })).toMatchObject({ data: { customer: null } });
  });

  it("accepts the cart's changes in the platform's format too, for the session's own cart", async () => {
    const guest = shop.guest();
    const { id } = (await guest.call("createCart")).data as { id: string };
    const update = (...actions: unknown[]) => guest.call("updateCart", { id, version: 1, actions });
    const added = await update(
      { addLineItem: { sku, quantity: 2 } },
      { setCustomerEmail: { email: "jana@example.com" } },
    );
    expect(added).toMatchObject({
      status: 200,
      data: { cart: { lines: [{ sku, quantity: 2 }], email: "jana@example.com" } },
    });
    const lineItemId = (added.data as { cart: { lines: { id: string }[] } }).cart.lines[0]?.id;
    const changed = await update({ changeLineItemQuantity: { lineItemId, quantity: 3 } });
    expect(changed).toMatchObject({ data: { cart: { lines: [{ quantity: 3 }] } } });
    expect(await update({ addDiscountCode: { code: "NOPE" } })).toMatchObject({
      error: { code: "coupon-not-found" },
    });
    expect(await update({ removeLineItem: { lineItemId } })).toMatchObject({ data: { cart: { lines: [] } } });
    expect(await update({ setCustomerId: { id: "x" } })).toMatchObject({
      error: { code: "invalid-arguments" },
    });
    const foreign = await guest.call("updateCart", { id: "another", actions: [{ type: "refresh" }] });
    expect(foreign).toMatchObject({ status: 404 });
  });

  it("names in its errors the request and the reason", async () => {
    const guest = shop.guest();
    await guest.call("createCart");
    expect(await guest.call("applyCartCoupon", { code: "NOPE" })).toMatchObject({
      error: { message: "An error occurred during request to /applyCartCoupon: coupon-not-found" },
    });
  });
});

describe("the cookies for other systems", () => {
  const namesOf = (lines: readonly string[] = []) => lines.map((line) => line.split(";")[0]);

  it("are set with the first private response, and with no public page", async () => {
    const guest = shop.guest("be.localhost");
    for (const path of ["/", "/nl", "/search?q=hammer"]) {
      expect((await guest.get(path)).headers["set-cookie"], path).toBeUndefined();
    }
    const first = (await guest.get("/nl/personal")).headers["set-cookie"];
    expect(namesOf(first)).toEqual(["country=BE", "currency=EUR", "store=shop_be", "locale=nl-BE"]);
    for (const line of first ?? []) expect(line).toContain("; Path=/; Max-Age=31536000; SameSite=Lax");
    expect((await guest.get("/nl/personal")).headers["set-cookie"]).toBeUndefined();
    expect(namesOf((await guest.get("/checkout/cart")).headers["set-cookie"])).toEqual(["locale=fr-BE"]);
  });
});
