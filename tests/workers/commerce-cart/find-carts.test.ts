import { beforeAll, describe, expect, it } from "vitest";
import { createCart, SK } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { insertResource, seedShop } from "./seed.ts";

let token = "";

const define = (name: string, type: object) => ({ name, label: { en: name }, type, required: false });

/** Creates a minimal cart, and one with every field. */
beforeAll(async () => {
  await migrate();
  await seedShop();
  const fieldDefinitions = [
    define("note", { name: "String" }),
    define("tags", { name: "Set", elementType: { name: "String" } }),
    define("title", { name: "LocalizedString" }),
    define("fee", { name: "Money" }),
  ];
  const type = { name: {}, resourceTypeIds: ["order"], fieldDefinitions };
  await database.batch([insertResource("type", "noted", type)]);
  token = await fetchClientToken();
  const fields = {
    note: "urgent",
    tags: ["new", "sale"],
    title: { sk: "Zákazka" },
    fee: { currencyCode: "EUR", centAmount: 150 },
  };
  const whole = {
    key: "whole",
    lineItems: [{ sku: "EX10000001", quantity: 2 }],
    shippingAddress: SK,
    shippingMethod: { key: "parcel" },
    custom: {
      typeKey: "noted",
      fields: Object.entries(fields).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    },
  };
  for (const [draft, storeKey] of [[{ key: "bare" }], [whole, "shop_sk"]] as const) {
    expect((await createCart(token, draft, storeKey)).errors).toBeUndefined();
  }
});

async function keysOf(where: string, sort: readonly string[] = ["key asc"]) {
  const query = `query($where: String, $sort: [String!]) { carts(where: $where, sort: $sort) { results { key } } }`;
  const { data, errors } = await ask<{ carts: { results: { key: string }[] } }>(token, query, {
    where,
    sort,
  });
  expect(errors).toBeUndefined();
  return data.carts.results.map(({ key }) => key);
}

describe("carts are found by", () => {
  it.each([
    "shippingAddress is defined",
    "billingAddress is not defined and shippingInfo is defined",
    "store is defined",
    "taxedPrice is defined",
    "taxedPrice(totalGross(centAmount > 0))",
    'shippingInfo(shippingMethodName is defined) and totalPrice(currencyCode = "EUR" and centAmount > 0)',
    "lineItems(quantity = 2)",
    'custom(fields(note = "urgent"))',
    'custom(fields(note matches ignore case "URGENT"))',
    'custom(fields(tags contains any ("sale", "old")))',
    'custom(fields(tags contains all ("sale", "new")))',
    'custom(fields(title(sk matches ignore case "ZÁKAZKA")))',
    "custom(fields(fee(centAmount > 100)))",
    "custom(fields(fee is defined))",
  ])("%s", async (where) => {
    expect(await keysOf(where)).toEqual(["whole"]);
  });

  it.each([
    "shippingAddress is not defined",
    "store is not defined and shippingInfo is not defined and taxedPrice is not defined",
    "custom(fields(fee is not defined))",
    "custom is not defined",
  ])("what is missing: %s", async (where) => {
    expect(await keysOf(where)).toEqual(["bare"]);
  });

  it("their modes", async () => {
    expect(await keysOf('taxMode = "Platform" and inventoryMode in ("None", "TrackOnly")')).toEqual([
      "bare",
      "whole",
    ]);
  });

  it("their custom field as the sort key", async () => {
    expect(await keysOf("id is defined", ["custom.fields.note desc"])).toEqual(["whole", "bare"]);
  });
});

describe("payments are found by", () => {
  it("their planned amount, their customer and whether they have a method", async () => {
    const create = `mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id } }`;
    const amountPlanned = { currencyCode: "EUR", centAmount: 1234 };
    expect((await ask(token, create, { draft: { amountPlanned } })).errors).toBeUndefined();
    const find = async (where: string) => {
      const query = "query($where: String) { payments(where: $where) { total } }";
      return (await ask(token, query, { where })).data;
    };
    expect(await find("amountPlanned(centAmount = 1234)")).toEqual({ payments: { total: 1 } });
    expect(await find("amountPlanned(centAmount > 1234)")).toEqual({ payments: { total: 0 } });
    expect(await find("paymentMethodInfo(method is not defined)")).toEqual({ payments: { total: 1 } });
    expect(await find("customer is not defined")).toEqual({ payments: { total: 1 } });
    expect(await find('customer(id = "somebody")')).toEqual({ payments: { total: 0 } });
  });
});
