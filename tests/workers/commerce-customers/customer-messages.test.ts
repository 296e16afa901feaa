import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { ask, database } from "../commerce-cart/platform.ts";
import {
  ADDRESS,
  type CustomerBody,
  createCustomer,
  openTradeShop,
  PASSWORD,
  signIn,
  signUp,
  takeCustomerTokens,
  updateCustomer,
} from "./shopper.ts";

let shop = "";
let customer: CustomerBody;
let serial = 0;

beforeAll(async () => {
  shop = await openTradeShop();
});

beforeEach(async () => {
  serial += 1;
  customer = await createCustomer(shop, {
    email: `told-${serial}@example.com`,
    key: `told-${serial}`,
    addresses: [ADDRESS],
    defaultShippingAddress: 0,
  });
});

interface MessageRow {
  readonly type: string;
  readonly version: number;
  readonly data: Record<string, unknown>;
}

/** Returns a resource's messages since its creation, without the ids it contains. */
async function readAccountMessages(id: string): Promise<readonly MessageRow[]> {
  const sql =
    "SELECT type, resource_version AS version, data FROM message WHERE resource_id = ? ORDER BY seq";
  const { results } = await database
    .prepare(sql)
    .bind(id)
    .all<{ type: string; version: number; data: string }>();
  return results.map(({ data, ...row }) => {
    const { resourceUserProvidedIdentifiers: _names, ...payload } = JSON.parse(data);
    return { ...row, data: payload };
  });
}

const readLaterMessages = async (id: string) => (await readAccountMessages(id)).slice(1);

describe("a message", () => {
  it("reports a new customer, with everything but the password", async () => {
    const [created] = await readAccountMessages(customer.id);
    expect(created).toMatchObject({
      type: "CustomerCreated",
      version: 1,
      data: { customer: { id: customer.id, email: customer.email, addresses: [{ city: "Bratislava" }] } },
    });
    expect(JSON.stringify(created)).not.toContain(PASSWORD);
    const names = await database
      .prepare(
        "SELECT data ->> '$.resourceUserProvidedIdentifiers.key' AS key FROM message WHERE resource_id = ?",
      )
      .bind(customer.id)
      .first("key");
    expect(names).toBe(customer.key);
  });

  it.each<[object, string, object]>([
    [{ changeEmail: { email: "other@example.com" } }, "CustomerEmailChanged", { email: "other@example.com" }],
    [{ setFirstName: { firstName: "Eva" } }, "CustomerFirstNameSet", { firstName: "Eva" }],
    [{ setLastName: { lastName: "Nová" } }, "CustomerLastNameSet", { lastName: "Nová" }],
    [{ setTitle: { title: "Ing." } }, "CustomerTitleSet", { title: "Ing." }],
    [{ setCompanyName: { companyName: "Kováč" } }, "CustomerCompanyNameSet", { companyName: "Kováč" }],
    [
      { setDateOfBirth: { dateOfBirth: "1980-02-29" } },
      "CustomerDateOfBirthSet",
      { dateOfBirth: "1980-02-29" },
    ],
    [
      { setCustomerGroup: { customerGroup: { key: "trade" } } },
      "CustomerGroupSet",
      { customerGroup: { typeId: "customer-group", id: "customer-group-trade" } },
    ],
    [
      { setStores: { stores: [{ key: "shop_sk" }] } },
      "CustomerStoresSet",
      { stores: [{ typeId: "store", key: "shop_sk" }] },
    ],
    [{ addAddress: { address: { country: "CZ" } } }, "CustomerAddressAdded", { address: { country: "CZ" } }],
    [
      { setCustomType: { typeKey: "customer-fields", fields: [{ name: "points", value: "4" }] } },
      "CustomerCustomTypeSet",
      { customFields: { fields: { points: 4 } } },
    ],
    [{ setVatId: { vatId: "SK2020317068" } }, "ResourceUpdated", { oldVersion: 1 }],
  ])("reports %j", async (action, type, data) => {
    const { errors } = await updateCustomer(shop, customer, [action]);
    expect(errors).toBeUndefined();
    expect(await readLaterMessages(customer.id)).toMatchObject([{ type, version: 2, data }]);
  });

  it("reports a changed address, and everything removed with an address", async () => {
    const [home] = customer.addresses;
    await updateCustomer(shop, customer, [
      { changeAddress: { addressId: home?.id, address: { country: "SK", city: "Košice" } } },
    ]);
    await updateCustomer(shop, { id: customer.id, version: 2 }, [{ removeAddress: { addressId: home?.id } }]);
    const address = { id: home?.id, city: "Košice" };
    expect(await readLaterMessages(customer.id)).toMatchObject([
      { type: "CustomerAddressChanged", version: 2, data: { address } },
      { type: "CustomerAddressRemoved", version: 3, data: { address } },
      { type: "CustomerShippingAddressRemoved", version: 3, data: { address } },
      { type: "CustomerDefaultShippingAddressSet", version: 3 },
    ]);
  });

  it("reports passwords and tokens; a token's value only when it lives an hour at most", async () => {
    const create = `mutation($email: String!, $ttl: Int) {
      customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttl) { value } }`;
    const make = async (ttl: number) => {
      const { data } = await ask<{ customerCreatePasswordResetToken: { value: string } }>(shop, create, {
        email: customer.email,
        ttl,
      });
      return data.customerCreatePasswordResetToken.value;
    };
    const [long, short] = [await make(61), await make(60)];
    await ask(
      shop,
      `mutation { customerResetPassword(tokenValue: "${long}", newPassword: "${PASSWORD}") { id } }`,
    );
    const { access_token } = await takeCustomerTokens(customer.email);
    await ask(
      access_token,
      `mutation { customerChangeMyPassword(version: 2, currentPassword: "${PASSWORD}", newPassword: "x") { id } }`,
    );
    const messages = await readLaterMessages(customer.id);
    expect(messages).toMatchObject([
      { type: "CustomerPasswordTokenCreated", version: 1, data: { customerId: customer.id } },
      { type: "CustomerPasswordTokenCreated", version: 1, data: { customerId: customer.id, value: short } },
      { type: "CustomerPasswordUpdated", version: 2, data: { reset: true } },
      { type: "CustomerPasswordUpdated", version: 3, data: { reset: false } },
    ]);
    expect(JSON.stringify(messages)).not.toContain(long);
  });

  it("reports a verified e-mail address and a deleted customer", async () => {
    const create = `mutation { customerCreateEmailVerificationToken(id: "${customer.id}", ttlMinutes: 60) { value } }`;
    const { data } = await ask<{ customerCreateEmailVerificationToken: { value: string } }>(shop, create);
    const { value } = data.customerCreateEmailVerificationToken;
    await ask(shop, `mutation { customerConfirmEmail(tokenValue: "${value}") { id } }`);
    const { access_token } = await takeCustomerTokens(customer.email);
    await ask(access_token, "mutation { deleteMyCustomer(version: 2) { id } }");
    expect(await readLaterMessages(customer.id)).toMatchObject([
      { type: "CustomerEmailTokenCreated" },
      { type: "CustomerEmailVerified", version: 2 },
      { type: "CustomerDeleted", version: 3 },
    ]);
  });

  it("reports nothing more of a customer whose personal data are erased, and who has no cart", async () => {
    const cart = (await createCart(shop, { customerId: customer.id })).data.createCart;
    const { access_token } = await takeCustomerTokens(customer.email);
    await ask(access_token, "mutation { deleteMyCustomer(version: 1, personalDataErasure: true) { id } }");
    const sql = "SELECT type, data FROM message WHERE resource_id = ? ORDER BY seq";
    const { results } = await database.prepare(sql).bind(customer.id).all();
    expect(results).toMatchObject([{ type: "CustomerCreated", data: "{}" }, { type: "CustomerDeleted" }]);
    expect(JSON.stringify(results)).not.toContain(customer.email);
    expect((await ask(shop, `{ cart(id: "${cart.id}") { id } }`)).data.cart).toBeNull();
  });

  it("reports the orders that a sign-in assigns", async () => {
    const anonymousId = `session-${serial}`;
    const lines = { lineItems: [{ sku: "EX10000005" }], shippingAddress: SK };
    const cart = (await createCart(shop, { anonymousId, ...lines })).data.createCart;
    await orderCart(shop, cart, `told-${serial}`);
    await signIn(shop, { email: customer.email, anonymousId });
    const sql = "SELECT type, data -> '$.customer.id' AS id FROM message WHERE type = 'OrderCustomerSet'";
    expect((await database.prepare(sql).all()).results).toEqual([
      { type: "OrderCustomerSet", id: JSON.stringify(customer.id) },
    ]);
  });

  it("is not written for a refused request", async () => {
    const count = () => database.prepare("SELECT count(*) AS count FROM message").first("count");
    const before = await count();
    await signUp(shop, { email: customer.email });
    await updateCustomer(shop, customer, [{ setFirstName: { firstName: "Eva" } }, { setKey: { key: "!" } }]);
    await updateCustomer(shop, { ...customer, version: 7 }, [{ setFirstName: { firstName: "Eva" } }]);
    expect(await count()).toBe(before);
  });
});
