import { beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, connect } from "./administrator.ts";
import { makePricedWorld, makeProduct, money, priceOf } from "./priced-products.ts";

let admin: Administrator;
const groups: Record<string, string> = {};

beforeAll(async () => {
  admin = await connect();
  await makePricedWorld(admin);
  groups.trade = (await admin.make("customer-groups", { key: "trade-buyers", groupName: "Trade buyers" })).id;
  groups.shop = (await admin.make("channels", { key: "shop", roles: ["ProductDistribution"] })).id;
});

describe("standalone prices", () => {
  it("are selected by the eight levels of group, channel and country for a product of that mode", async () => {
    const { sku, id } = await makeProduct(admin, { priceMode: "Standalone" }, [{ value: money(1) }]);
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toBeNull();
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
      expect(await priceOf(admin, sku, choice)).toMatchObject({ value: { centAmount: 100 + mask } });
    }
    expect(await priceOf(admin, sku, `currency: "USD"`)).toBeNull();
    const { version } = await admin.read(`products/${id}`);
    await admin.change("products", { id, version }, { action: "setPriceMode", priceMode: "Embedded" });
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ value: { centAmount: 1 } });
  });

  it("cannot share a scope at the same time", async () => {
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

  it("do not overlap when created or moved concurrently", async () => {
    const day = (number: number) => `2027-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
    const draft = (from: number) => ({
      sku: "AT-ONCE",
      value: money(from),
      validFrom: day(from),
      validUntil: day(from + 5),
    });
    const made = await Promise.all([1, 2, 3, 4].map((from) => admin.post("standalone-prices", draft(from))));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    const refused = made.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({
      errors: [{ code: "OverlappingStandalonePriceValidity", conflictingValidFrom: expect.any(String) }],
    });
    const far = await Promise.all([10, 20].map((from) => admin.make("standalone-prices", draft(from))));
    const moved = await Promise.all(
      far.map(({ id, version }, index) => {
        const validity = { validFrom: day(25 + index), validUntil: day(28) };
        const actions = [{ action: "setValidFromAndUntil", ...validity }];
        return admin.post(`standalone-prices/${id}`, { version, actions });
      }),
    );
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("are charged as displayed: reduced while their product discount is valid", async () => {
    const { sku, id } = await makeProduct(admin, { priceMode: "Standalone" });
    const discount = await admin.make("product-discounts", {
      name: { en: "By hand" },
      value: { type: "external" },
      predicate: "1 = 1",
      sortOrder: "0.5191",
      isActive: true,
    });
    const discounted = { value: money(800), discount: { typeId: "product-discount", id: discount.id } };
    await admin.make("standalone-prices", { sku, value: money(1000), discounted });
    const charge = () => admin.make("carts", { currency: "EUR", lineItems: [{ sku, quantity: 2 }] });
    const shown = () => priceOf(admin, sku, `currency: "EUR"`);
    const projected = () => admin.read(`product-projections/${id}?priceCurrency=EUR`);
    expect(await shown()).toMatchObject({ discounted: { value: { centAmount: 800 } } });
    expect(await projected()).toMatchObject({
      masterVariant: { price: { discounted: { value: { centAmount: 800 } } } },
    });
    expect(await charge()).toMatchObject({ totalPrice: { centAmount: 1600 } });
    await admin.change("product-discounts", discount, { action: "changeIsActive", isActive: false });
    expect(await shown()).toMatchObject({ value: { centAmount: 1000 }, discounted: null });
    expect(await projected()).not.toHaveProperty("masterVariant.price.discounted");
    expect(await charge()).toMatchObject({ totalPrice: { centAmount: 2000 } });
  });

  it("change by their actions, send messages and are deleted", async () => {
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
  it("cannot share a scope in one variant, unless one of them is dated", async () => {
    const refused = await admin.post("products", {
      productType: { key: "priced" },
      name: { en: "Twice" },
      slug: { en: "twice-priced" },
      masterVariant: { prices: [{ value: money(1) }, { value: money(2) }] },
    });
    expect(await refused.json()).toMatchObject({ errors: [{ code: "DuplicatePriceScope" }] });
    const { sku } = await makeProduct(admin, {}, [
      { value: money(1000) },
      { value: money(900), validFrom: "2020-01-01T00:00:00Z", validUntil: "2021-01-01T00:00:00Z" },
    ]);
    expect(await priceOf(admin, sku, `currency: "EUR"`)).toMatchObject({ value: { centAmount: 1000 } });
    expect(await priceOf(admin, sku, `currency: "EUR", date: "2020-06-01T00:00:00Z"`)).toMatchObject({
      value: { centAmount: 900 },
    });
  });
});
