import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask } from "../commerce-cart/platform.ts";
import { ADDRESS, type CustomerBody, createCustomer, openShop, updateCustomer } from "./shopper.ts";

let shop = "";
let customer: CustomerBody;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  serial += 1;
  customer = await createCustomer(shop, {
    email: `query-${serial}@example.com`,
    addresses: [ADDRESS, { country: "AT", city: "Wien" }],
  });
});

describe("customers", () => {
  const find = (where: string, sort?: string) =>
    ask<{ customers: { total: number; results: { email: string }[] } }>(
      shop,
      "query($where: String, $sort: [String!]) { customers(where: $where, sort: $sort) { total results { email } } }",
      { where, sort: sort ? [sort] : undefined },
    );

  it.each([
    ['email = "EMAIL"', 1],
    ['lowercaseEmail = "EMAIL"', 1],
    ['email = "EMAIL" and addresses(city = "Wien" and country = "AT")', 1],
    ['email = "EMAIL" and addresses(city = "Wien" and country = "SK")', 0],
    ['email = "EMAIL" and isEmailVerified = false', 1],
    ['email = "EMAIL" and stores(key = "shop_sk")', 0],
    ['email = "EMAIL" and customerGroup is not defined', 1],
    ['email = "EMAIL" and firstName = "Eva"', 0],
  ])("are found where %s", async (where, total) => {
    const { data, errors } = await find(where.replace("EMAIL", customer.email));
    expect(errors).toBeUndefined();
    expect(data.customers.total).toBe(total);
  });

  it("are sorted, and an unknown field is refused", async () => {
    const { data } = await find(`email = "${customer.email}"`, "email desc");
    expect(data.customers.results).toEqual([{ email: customer.email }]);
    expect((await find('password = "x"')).errors?.[0]?.extensions.code).toBe("InvalidInput");
  });

  it("of a store are found in that store only", async () => {
    const inStore = await createCustomer(shop, { email: `in-store-${serial}@example.com` }, "shop_sk");
    const read = (key: string, id: string) =>
      ask(
        shop,
        `{ inStore(key: "${key}") { customer(id: "${id}") { id } customers(where: "id = \\"${id}\\"") { total } } }`,
      );
    const found = { customer: { id: inStore.id }, customers: { total: 1 } };
    const none = { customer: null, customers: { total: 0 } };
    expect((await read("shop_sk", inStore.id)).data.inStore).toEqual(found);
    expect((await read("shop_at", inStore.id)).data.inStore).toEqual(none);
    expect((await read("shop_sk", customer.id)).data.inStore).toEqual(none);
    const foreign = await updateCustomer(shop, inStore, [{ setFirstName: { firstName: "Eva" } }], "shop_at");
    expect(foreign.errors?.[0]?.extensions.code).toBe("InvalidSubject");
  });
});
