import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import worker from "../../../worker/commerce/index.ts";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;
const groups: Record<string, string> = {};

const money = (centAmount: number, currencyCode = "EUR") => ({ centAmount, currencyCode });

beforeAll(async () => {
  admin = await connect();
  await admin.make("product-types", { key: "priced", name: "Priced", description: "" });
  groups.trade = (await admin.make("customer-groups", { key: "trade-buyers", groupName: "Trade buyers" })).id;
  groups.shop = (await admin.make("channels", { key: "shop", roles: ["ProductDistribution"] })).id;
  await admin.make("categories", { key: "sale", name: { en: "Sale" }, slug: { en: "sale" } });
});

let number = 0;

/** A product with one variant; answers it with its SKU. */
async function makeProduct(draft: object, prices: readonly object[] = []): Promise<Body & { sku: string }> {
  number += 1;
  const sku = `PRICED-${number}`;
  const made = await admin.make("products", {
    key: `priced-${number}`,
    productType: { key: "priced" },
    name: { en: "Priced" },
    slug: { en: `priced-${number}` },
    publish: true,
    masterVariant: { sku, prices },
    ...draft,
  });
  return { ...made, sku };
}

/** The price that a buyer sees. */
async function priceOf(sku: string, choice: string): Promise<unknown> {
  const query = `{ product(sku: "${sku}") { masterData { current { masterVariant {
    price(${choice}) { value { centAmount } discounted { value { centAmount } discount { key } } } } } } } }`;
  const { product } = dataOf(await admin.graphql(query)) as unknown as {
    product: { masterData: { current: { masterVariant: { price: unknown } } } };
  };
  return product.masterData.current.masterVariant.price;
}

describe("standalone prices", () => {
  it("are chosen by the eight levels of group, channel and country for a product of that mode", async () => {
    const { sku, id } = await makeProduct({ priceMode: "Standalone" }, [{ value: money(1) }]);
    expect(await priceOf(sku, `currency: "EUR"`)).toBeNull();
    const scopes = [
      { customerGroup: { typeId: "customer-group", id: groups.trade } },
      { channel: { typeId: "channel", id: groups.shop } },
      { country: "DE" },
    ];
    for (let mask = 0; mask < 8; mask += 1) {
      const scope = Object.assign({}, ...scopes.filter((_scope, index) => mask & (4 >> index)));
      await admin.make("standalone-prices", { sku, value: money(100 + mask), ...scope });
    }
    const args = [`customerGroupId: "${groups.trade}"`, `channelId: "${groups.shop}"`, `country: "DE"`];
    for (let mask = 0; mask < 8; mask += 1) {
      const choice = [`currency: "EUR"`, ...args.filter((_arg, index) => mask & (4 >> index))].join(", ");
      expect(await priceOf(sku, choice)).toMatchObject({ value: { centAmount: 100 + mask } });
    }
    expect(await priceOf(sku, `currency: "USD"`)).toBeNull();
    const { version } = await admin.read(`products/${id}`);
    await admin.change("products", { id, version }, { action: "setPriceMode", priceMode: "Embedded" });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({ value: { centAmount: 1 } });
  });

  it("do not share a scope at the same time", async () => {
    const sku = "NO-PRODUCT-YET";
    const first = await admin.make("standalone-prices", { key: "plain-price", sku, value: money(500) });
    const twice = await admin.post("standalone-prices", { sku, value: money(600) });
    expect(await twice.json()).toMatchObject({
      errors: [
        {
          code: "DuplicateStandalonePriceScope",
          conflictingStandalonePrice: { typeId: "standalone-price", id: first.id },
          sku,
          currency: "EUR",
        },
      ],
    });
    const dated = {
      sku,
      value: money(400),
      validFrom: "2026-01-01T00:00:00Z",
      validUntil: "2026-02-01T00:00:00Z",
    };
    expect((await admin.post("standalone-prices", dated)).status).toBe(201);
    const overlapping = await admin.post("standalone-prices", {
      ...dated,
      validFrom: "2026-01-15T00:00:00Z",
    });
    expect(await overlapping.json()).toMatchObject({
      errors: [
        {
          code: "OverlappingStandalonePriceValidity",
          conflictingValidFrom: "2026-01-01T00:00:00.000Z",
        },
      ],
    });
    const after = { ...dated, validFrom: "2026-02-01T00:00:00Z", validUntil: "2026-03-01T00:00:00Z" };
    expect((await admin.post("standalone-prices", after)).status).toBe(201);
  });

  it("change by their actions, tell it and are deleted", async () => {
    const made = await admin.make("standalone-prices", { sku: "CHANGING", value: money(500) });
    const staged = await admin.change("standalone-prices", made, {
      action: "changeValue",
      value: money(450),
      staged: true,
    });
    expect(staged).toMatchObject({ value: { centAmount: 500 }, staged: { value: { centAmount: 450 } } });
    const changed = await admin.change(
      "standalone-prices",
      staged,
      { action: "applyStagedChanges" },
      { action: "addPriceTier", tier: { minimumQuantity: 10, value: money(400) } },
      { action: "setKey", key: "changing" },
      { action: "changeActive", active: false },
    );
    expect(changed).toMatchObject({
      version: 3,
      key: "changing",
      active: false,
      value: { centAmount: 450 },
      tiers: [{ minimumQuantity: 10, value: { centAmount: 400 } }],
    });
    expect(changed).not.toHaveProperty("staged");
    const foreign = await admin.fail("standalone-prices", changed, {
      action: "changeValue",
      value: money(1, "USD"),
    });
    expect(foreign.errors).toMatchObject([{ code: "InvalidOperation" }]);
    expect((await admin.remove(`standalone-prices/${made.id}?version=3`)).status).toBe(200);
    const types = (await readMessages(admin, made.id)).map(({ type }) => type);
    expect(types).toEqual([
      "StandalonePriceCreated",
      "StandalonePriceValueChanged",
      "StandalonePriceValueChanged",
      "StandalonePriceValueChanged",
      "StandalonePriceKeySet",
      "StandalonePriceActiveChanged",
      "StandalonePriceTiersSet",
      "StandalonePriceDeleted",
    ]);
  });

  it("are found by sku and scope", async () => {
    await admin.make("standalone-prices", { sku: "FINDABLE", value: money(5), country: "DE" });
    const where = encodeURIComponent(`sku = "FINDABLE" and country = "DE" and value(currencyCode = "EUR")`);
    const page = await (await admin.get(`standalone-prices?where=${where}`)).json();
    expect(page).toMatchObject({ total: 1, results: [{ sku: "FINDABLE", active: true }] });
  });
});

describe("embedded prices", () => {
  it("do not share a scope in one variant, unless one of them is dated", async () => {
    const refused = await admin.post("products", {
      productType: { key: "priced" },
      name: { en: "Twice" },
      slug: { en: "twice-priced" },
      masterVariant: { prices: [{ value: money(1) }, { value: money(2) }] },
    });
    expect(await refused.json()).toMatchObject({ errors: [{ code: "DuplicatePriceScope" }] });
    const { sku } = await makeProduct({}, [
      { value: money(1000) },
      { value: money(900), validFrom: "2020-01-01T00:00:00Z", validUntil: "2021-01-01T00:00:00Z" },
    ]);
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({ value: { centAmount: 1000 } });
    expect(await priceOf(sku, `currency: "EUR", date: "2020-06-01T00:00:00Z"`)).toMatchObject({
      value: { centAmount: 900 },
    });
  });
});

describe("product discounts", () => {
  const discount = (draft: object) =>
    admin.make("product-discounts", { name: { en: "Off" }, isActive: true, ...draft });

  it("reduce the prices that their predicate fits, rounded half down, and let go of them again", async () => {
    const { sku, id } = await makeProduct({}, [{ value: money(101) }, { value: money(200), country: "DE" }]);
    const half = await discount({
      key: "half",
      value: { type: "relative", permyriad: 5000 },
      predicate: `sku = "${sku}"`,
      sortOrder: "0.2",
    });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 50 }, discount: { key: "half" } },
    });
    const narrower = await admin.change("product-discounts", half, {
      action: "changePredicate",
      predicate: `sku = "${sku}" and country = "DE"`,
    });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    expect(await priceOf(sku, `currency: "EUR", country: "DE"`)).toMatchObject({
      discounted: { value: { centAmount: 100 } },
    });
    expect((await admin.remove(`product-discounts/${half.id}?version=${narrower.version}`)).status).toBe(200);
    expect(await priceOf(sku, `currency: "EUR", country: "DE"`)).toMatchObject({ discounted: null });
    const told = (await readMessages(admin, id)).filter(({ type }) => type === "ProductPriceDiscountsSet");
    expect(told).toMatchObject([
      { updatedPrices: [{ sku, discounted: expect.anything() }, { sku }] },
      { updatedPrices: [{ sku }] },
      { updatedPrices: [{ sku }] },
    ]);
  });

  it("give way to a higher sort order, floor at nothing, and fit products that come later", async () => {
    const sale = { categories: [{ typeId: "category", key: "sale" }] };
    const early = await makeProduct(sale, [{ value: money(300) }]);
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
    const late = await makeProduct(sale, [{ value: money(900) }]);
    const elsewhere = await makeProduct({}, [{ value: money(900) }]);
    expect(await priceOf(early.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 0 }, discount: { key: "high" } },
    });
    expect(await priceOf(late.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 400 } },
    });
    expect(await priceOf(elsewhere.sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    await admin.change("product-discounts", high, { action: "changeIsActive", isActive: false });
    expect(await priceOf(late.sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 810 }, discount: { key: "low" } },
    });
  });

  it("begin and end on their dates", async () => {
    const { sku } = await makeProduct({}, [{ value: money(1000) }]);
    const dates = await discount({
      key: "dated",
      value: { type: "relative", permyriad: 2000 },
      predicate: `sku = "${sku}"`,
      sortOrder: "0.5",
      validFrom: "2126-01-01T00:00:00Z",
    });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
    const begun = await admin.change("product-discounts", dates, {
      action: "setValidFromAndUntil",
      validFrom: "2020-01-01T00:00:00Z",
      validUntil: "2126-01-01T00:00:00Z",
    });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 800 } },
    });
    await admin.change("product-discounts", begun, {
      action: "setValidUntil",
      validUntil: "2021-01-01T00:00:00Z",
    });
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({ discounted: null });
  });

  it("take over from lower ones when the schedule finds that they have begun", async () => {
    const { sku } = await makeProduct({}, [{ value: money(1000) }]);
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
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({
      discounted: { discount: { key: "lower" } },
    });
    // The date comes: what was in the future is in the past, and nobody wrote anything.
    const past = "2020-01-01T00:00:00.000Z";
    await env.DB.batch([
      env.DB.prepare(
        "UPDATE resource SET data = json_set(data, '$.validFrom', ?), last_modified_at = ? WHERE id = ?",
      ).bind(past, past, id),
      env.DB.prepare("UPDATE discount_due SET due_at = ? WHERE discount_id = ?").bind(past, id),
    ]);
    await worker.scheduled({} as ScheduledController, env as unknown as WorkerBindings);
    expect(await priceOf(sku, `currency: "EUR"`)).toMatchObject({
      discounted: { value: { centAmount: 600 }, discount: { key: "higher" } },
    });
    const due = await env.DB.prepare("SELECT count(*) AS n FROM discount_due WHERE discount_id = ?").bind(id);
    expect(await due.first("n")).toBe(0);
  });

  it("refuse predicates that cannot be read, shares beyond the whole, and odd sort orders", async () => {
    const base = { name: { en: "X" }, isActive: true, predicate: "1 = 1", sortOrder: "0.9" };
    const drafts = [
      { ...base, value: { type: "relative", permyriad: 10_001 } },
      { ...base, value: { type: "relative", permyriad: 10 }, predicate: "sku = " },
      { ...base, value: { type: "relative", permyriad: 10 }, sortOrder: "1.5" },
      { ...base, value: { type: "absolute", money: [] } },
    ];
    for (const draft of drafts) expect((await admin.post("product-discounts", draft)).status).toBe(400);
  });
});
