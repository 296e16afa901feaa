import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import worker from "../../../worker/commerce/index.ts";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, connect } from "./administrator.ts";
import { makePricedWorld, makeProduct, money, priceOf, pricesOf } from "./priced-products.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makePricedWorld(admin);
});

describe("product discounts", () => {
  const discount = (draft: object) =>
    admin.make("product-discounts", { name: { en: "Off" }, isActive: true, ...draft });

  it("reduce the prices that match their predicate, rounded half down, and stop reducing them", async () => {
    const { sku, id } = await makeProduct(admin, {}, [
      { value: money(101) },
      { value: money(200), country: "DE" },
    ]);
    const half = await discount({
      key: "half",
      value: { type: "relative", permyriad: 5000 },
      predicate: `sku = "${sku}"`,
      sortOrder: "0.2",
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 50 }, discount: { key: "half" } },
    });
    const narrower = await admin.change("product-discounts", half, {
      action: "changePredicate",
      predicate: `sku = "${sku}" and country = "DE"`,
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    expect(await priceOf(admin, sku, `currency: "EUR", country: "DE"`)).toMatchObject({
      discounted: { value: { centAmount: 100 } },
    });
    expect((await admin.remove(`product-discounts/${half.id}?version=${narrower.version}`)).status).toBe(200);
    expect(await priceOf(admin, sku, `currency: "EUR", country: "DE"`)).toMatchObject({ discounted: null });
    const messages = (await readMessages(admin, id)).filter(
      ({ type }) => type === "ProductPriceDiscountsSet",
    );
    expect(messages).toMatchObject([
      { updatedPrices: [{ sku, discounted: expect.anything() }, { sku }] },
      { updatedPrices: [{ sku }] },
      { updatedPrices: [{ sku }] },
    ]);
  });

  it("lose to a higher sort order, never go below zero, and apply to later products", async () => {
    const sale = { categories: [{ typeId: "category", key: "sale" }] };
    const early = await makeProduct(admin, sale, [{ value: money(300) }]);
    await discount({
      key: "low",
      value: { type: "relative", permyriad: 1000 },
      predicate: `categories.key contains any ("sale")`,
      sortOrder: "0.3",
    });
    const high = await discount({
      key: "high",
      value: { type: "absolute", money: [money(500)] },
      predicate: `categories.key contains any ("sale")`,
      sortOrder: "0.4",
    });
    const late = await makeProduct(admin, sale, [{ value: money(900) }]);
    const elsewhere = await makeProduct(admin, {}, [{ value: money(900) }]);
    expect(await priceOf(admin, early.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 0 }, discount: { key: "high" } },
    });
    expect(await priceOf(admin, late.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 400 } },
    });
    expect(await priceOf(admin, elsewhere.sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    await admin.change("product-discounts", high, { action: "changeIsActive", isActive: false });
    expect(await priceOf(admin, late.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 810 }, discount: { key: "low" } },
    });
  });

  it("begin and end on their dates", async () => {
    const { sku } = await makeProduct(admin, {}, [{ value: money(1000) }]);
    const dates = await discount({
      key: "dated",
      value: { type: "relative", permyriad: 2000 },
      predicate: `sku = "${sku}"`,
      sortOrder: "0.5",
      validFrom: "2126-01-01T00:00:00Z",
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    const begun = await admin.change("product-discounts", dates, {
      action: "setValidFromAndUntil",
      validFrom: "2020-01-01T00:00:00Z",
      validUntil: "2126-01-01T00:00:00Z",
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 800 } },
    });
    await admin.change("product-discounts", begun, {
      action: "setValidUntil",
      validUntil: "2021-01-01T00:00:00Z",
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
  });

  it("replace lower ones when the schedule finds that they have begun", async () => {
    const { sku } = await makeProduct(admin, {}, [{ value: money(1000) }]);
    const predicate = `sku = "${sku}"`;
    await discount({
      key: "lower",
      value: { type: "relative", permyriad: 1000 },
      predicate,
      sortOrder: "0.61",
    });
    const { id } = await discount({
      key: "higher",
      value: { type: "relative", permyriad: 4000 },
      predicate,
      sortOrder: "0.62",
      validFrom: "2126-01-01T00:00:00Z",
    });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({
      discounted: { discount: { key: "lower" } },
    });
    // The date arrives: the future start is now in the past, and no update was written.
    const past = "2020-01-01T00:00:00.000Z";
    await env.DB.batch([
      env.DB.prepare(
        "UPDATE resource SET data = json_set(data, '$.validFrom', ?), last_modified_at = ? WHERE id = ?",
      ).bind(past, past, id),
      env.DB.prepare("UPDATE discount_due SET due_at = ? WHERE discount_id = ?").bind(past, id),
    ]);
    await worker.scheduled({} as ScheduledController, env as unknown as WorkerBindings);
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 600 }, discount: { key: "higher" } },
    });
    const due = await env.DB.prepare("SELECT count(*) AS n FROM discount_due WHERE discount_id = ?").bind(id);
    expect(await due.first("n")).toBe(0);
  });

  it("refuse invalid predicates, percentages above 100, and invalid sort orders", async () => {
    const base = { name: { en: "X" }, isActive: true, predicate: "1 = 1", sortOrder: "0.9" };
    const drafts = [
      { ...base, value: { type: "relative", permyriad: 10_001 } },
      { ...base, value: { type: "relative", permyriad: 10 }, predicate: "sku = " },
      { ...base, value: { type: "relative", permyriad: 10 }, sortOrder: "1.5" },
      { ...base, value: { type: "absolute", money: [] } },
    ];
    for (const draft of drafts) expect((await admin.post("product-discounts", draft)).status).toBe(400);
  });

  it("are set by hand only when they are external, active and match the price", async () => {
    const { sku, id } = await makeProduct(admin, {}, [{ value: money(1000) }]);
    const external = { value: { type: "external" }, predicate: `sku = "${sku}"`, sortOrder: "0.71" };
    await discount({ ...external, key: "by-hand" });
    await discount({ ...external, key: "asleep", isActive: false, sortOrder: "0.72" });
    await discount({ ...external, key: "elsewhere", predicate: `sku = "NONE"`, sortOrder: "0.73" });
    await discount({
      key: "reckoned",
      value: { type: "relative", permyriad: 1 },
      predicate: `sku = "${sku}" and currency = "USD"`,
      sortOrder: "0.74",
    });
    const before = await admin.read(`products/${id}`);
    const [price] = pricesOf(before);
    const give = (key: string) => ({
      action: "setDiscountedPrice",
      priceId: price?.id,
      discounted: { value: money(700), discount: { typeId: "product-discount", key } },
    });
    const rename = { action: "changeName", name: { en: "Renamed" } };
    for (const key of ["asleep", "elsewhere", "reckoned"]) {
      const refusal = await admin.fail("products", before, rename, give(key));
      expect(refusal, key).toMatchObject({
        statusCode: 400,
        errors: [{ code: "NoMatchingProductDiscountFound", actionIndex: 2 }],
      });
    }
    expect(await admin.read(`products/${id}`)).toEqual(before);
    const given = await admin.change("products", before, give("by-hand"), { action: "publish" });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 700 }, discount: { key: "by-hand" } },
    });
    const taken = { action: "setDiscountedPrice", priceId: price?.id };
    await admin.change("products", given, give("asleep"), taken, { action: "publish" });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
  });
});
