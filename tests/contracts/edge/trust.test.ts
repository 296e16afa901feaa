import { afterEach, describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { listSlugs } from "./edge-products.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const slicer = "EX10020000";
const words = { rating: 5, title: "Runs every day", text: "We bake forty kilos a day with it." };

afterEach(() => shop.instructPlatform());

const post = async (guest: Guest, operation: string, args: unknown, name: string | null = null) => {
  const answer = await guest.send(`/new-ct/${operation}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([args, name]),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
};

const ask = (operation: string, args: unknown, name: string | null = null) =>
  post(shop.guest(), operation, args, name);

async function buy(guest: Guest): Promise<void> {
  await guest.call("addToCart", { sku, quantity: 1 });
  const values = toAddressForm(shops.GB);
  await guest.call("updateCart", { actions: [{ type: "set-addresses", values }] });
  expect((await guest.call("createOrder", { method: "bank_transfer" })).status).toBe(201);
}

describe("a review", () => {
  async function newBuyer(): Promise<Guest> {
    const guest = shop.guest();
    const email = `${crypto.randomUUID()}@example.com`;
    await becomeCustomer(guest, {
      email,
      password: "hammer42",
      firstName: "Jana",
      lastName: "Novak",
    });
    return guest;
  }

  it("is accepted for a purchased product, once per purchase, and answered with the specification's texts", async () => {
    const guest = await newBuyer();
    expect(await post(guest, "addReview", { sku, ...words })).toMatchObject({
      status: 400,
      error: { code: "not-purchased", message: "You haven't purchased this particular SKU" },
    });
    await buy(guest);
    expect(await post(guest, "addReview", { sku, ...words })).toMatchObject({ status: 201 });
    expect(await post(guest, "addReview", { sku, ...words })).toMatchObject({
      status: 400,
      error: {
        code: "already-reviewed",
        message: "You have already submitted review for your purchase for SKU",
      },
    });
    const { id: productId } = (await ask("getProduct", { sku })).data;
    const recent = await ask("getReview", { productId, sort: "recent", rating: 5 });
    expect(recent.data).toMatchObject({ exists: true, offset: 0, limit: 10 });
    expect(recent.data.results[0]).toMatchObject({
      title: words.title,
      authorName: "Jana N.",
      source: "shop",
    });
    expect(recent.data.statistics.count).toBeGreaterThan(0);
  });

  it("that cannot be filed is no server error, and a guest's is refused", async () => {
    const guest = await newBuyer();
    await buy(guest);
    await shop.instructPlatform({ refused: ["AddReview"] });
    expect(await post(guest, "addReview", { sku, ...words })).toMatchObject({
      status: 500,
      error: {
        code: "review-failed",
        message: "Something went wrong on our side. Please try again or contact support",
      },
    });
    expect(await ask("addReview", { sku, ...words })).toMatchObject({
      status: 403,
      error: { code: "not-signed-in" },
    });
    expect(await ask("addReview", { sku, ...words, rating: 6 })).toMatchObject({ status: 400 });
    expect((await ask("getReview", { where: 'customer(id = "x")' })).status).toBe(400);
  });

  it("is listed by level and order on a separate page", async () => {
    const page = await shop.guest().get(`/product-reviews/${sku.toLowerCase()}?rating=5&sort=recent`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`/product-reviews/${sku.toLowerCase()}?rating=4&amp;sort=recent`);
    const guest = await shop.guest().get(`/write-review/${sku.toLowerCase()}`);
    expect(guest.text).toContain("please sign in");
    expect(guest.headers["cache-control"]).toContain("no-store");
  });
});

describe("the named queries", () => {
  it("return guarantees with their price, and none for excluded products", async () => {
    const product = (await ask("getProduct", { sku: slicer })).data;
    const offers = (await ask("getProduct", { sku: slicer }, "extra guarantee")).data.results;
    expect(offers.map(({ years }: { years: number }) => years)).toEqual([1, 2, 3]);
    expect(offers[1].price.centAmount / product.price.value.centAmount).toBeCloseTo(0.13, 3);
    expect((await ask("getProduct", { sku }, "extra guarantee")).data.results).toEqual([]);
  });

  it("compare within a family, without the product itself", async () => {
    const all = (await ask("getProduct", { sku, limit: 30 }, "comparison")).data.results;
    const five = (await ask("getComparisonProducts", { sku })).data.results;
    expect(five.length).toBe(Math.min(5, all.length));
    expect(all.map((card: { sku: string }) => card.sku)).not.toContain(sku);
    const alternatives = (await ask("getProduct", { sku }, "alternative")).data.results;
    expect(alternatives.every((card: { availableQuantity: number }) => card.availableQuantity > 0)).toBe(
      true,
    );
  });

  it("name a product's fields like tag managers", async () => {
    expect((await ask("getProduct", { sku }, "tag-manager")).data).toMatchObject({
      item_id: sku,
      item_brand: "Royal Catering",
      currency: "GBP",
      shipping_type: "parcel",
      item_type: "product",
      country: "GB",
      language: "en",
    });
  });

  it("list categories, complements and volume discounts", async () => {
    const list = (await ask("getCategory", { sort: "name asc", limit: 5, offset: 1 })).data;
    expect(list).toMatchObject({ offset: 1, count: 5 });
    const { id, slug } = list.results[0];
    for (const where of [{ id }, { slug }, { slug: { en: slug } }])
      expect((await ask("getCategory", { where })).data).toMatchObject({ total: 1, results: [{ id }] });
    const complements = (await ask("getComplementaryProducts", { skus: [sku], limit: 2 })).data;
    expect(complements).toMatchObject({ baseProduct: { sku }, cacheId: expect.any(String) });
    expect(complements.products.length).toBeLessThanOrEqual(2);
    expect(
      (await ask("getVolumeDiscounts", {})).data.results.map((one: { from: number }) => one.from),
    ).toEqual(expect.arrayContaining([3, 5, 10]));
  });
});

describe("a custom comparison", () => {
  it("is stored in its URL, says which articles are unknown or not sold here, and how to start one", async () => {
    const notSold = /\d{8}$/.exec(listSlugs("en-GB", false)[0]?.en ?? "")?.[0] ?? "";
    const page = await shop.guest().get(`/compare?skus=${sku},${slicer},EX${notSold}&add=EX19999999`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`href="/compare?skus=${slicer}"`);
    const word = messagesOf("en");
    expect(page.text).toContain(word("compare.unknown", { skus: "19999999" }));
    expect(page.text).toContain(word("compare.notSold", { skus: notSold }));
    const empty = await shop.guest().get("/compare");
    expect(empty.text).toContain("Nothing to compare yet");
  });
});

describe("the step after an addition", () => {
  it("returns messages: a guarantee when one is for sale, and matching products", async () => {
    const offers = JSON.parse((await shop.guest().get(`/after-add/${slicer.toLowerCase()}`)).text);
    expect(offers.guarantee).toMatchObject({ kind: "guarantee", parentSku: slicer });
    const excluded = JSON.parse((await shop.guest().get(`/after-add/${sku.toLowerCase()}`)).text);
    expect(excluded.guarantee).toBeNull();
  });

  it("works as plain forms: an addition with a guarantee adds both", async () => {
    const guest = shop.guest();
    const form = new URLSearchParams({ intent: "add", sku: slicer, quantity: "2", guarantee: "4100022" });
    const answer = await guest.send("/checkout/cart", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
    expect(answer.status).toBe(303);
    const cart = (await guest.call("getCart")).data as { lines: { sku: string; quantity: number }[] };
    expect(cart.lines.map(({ sku: own, quantity }) => [own, quantity])).toEqual([
      [slicer, 2],
      ["4100022", 2],
    ]);
  });
});
