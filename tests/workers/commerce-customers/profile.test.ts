import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import {
  ADDRESS,
  CUSTOMER,
  type CustomerBody,
  createCustomer,
  openTradeShop,
  postPassword,
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
    email: `profile-${serial}@example.com`,
    addresses: [
      { ...ADDRESS, key: "home" },
      { country: "AT", city: "Wien", key: "work" },
    ],
    defaultShippingAddress: 0,
    defaultBillingAddress: 0,
  });
});

/** Returns the customer after actions that must succeed. */
async function change(actions: object[]): Promise<CustomerBody> {
  const { data, errors } = await updateCustomer(shop, customer, actions);
  expect(errors).toBeUndefined();
  return data.updateCustomer;
}

async function refusal(actions: object[]) {
  const { errors } = await updateCustomer(shop, customer, actions);
  return errors?.[0]?.extensions;
}

describe("an action", () => {
  it.each<[string, object, object]>([
    ["setFirstName", { firstName: "Eva" }, { firstName: "Eva" }],
    ["setLastName", { lastName: "Nová" }, { lastName: "Nová" }],
    ["setMiddleName", { middleName: "M." }, { middleName: "M." }],
    ["setTitle", { title: "Ing." }, { title: "Ing." }],
    ["setSalutation", { salutation: "Ms" }, { salutation: "Ms" }],
    ["setDateOfBirth", { dateOfBirth: "1980-02-29" }, { dateOfBirth: "1980-02-29" }],
    ["setCompanyName", { companyName: "Kováč" }, { companyName: "Kováč" }],
    ["setVatId", { vatId: "SK2020317068" }, { vatId: "SK2020317068" }],
    ["setLocale", { locale: "sk" }, { locale: "sk" }],
    ["setExternalId", { externalId: "crm" }, { externalId: "crm" }],
    ["setCustomerGroup", { customerGroup: { key: "trade" } }, { customerGroup: { key: "trade" } }],
    ["setStores", { stores: [{ key: "shop_sk" }] }, { stores: [{ key: "shop_sk" }] }],
    ["addStore", { store: { key: "shop_at" } }, { stores: [{ key: "shop_at" }] }],
    [
      "setCustomType",
      { typeKey: "customer-fields", fields: [{ name: "points", value: "4" }] },
      { custom: { type: { key: "customer-fields" }, customFieldsRaw: [{ name: "points", value: 4 }] } },
    ],
    [
      "addAddress",
      { address: { country: "CZ", city: "Brno" } },
      { addresses: [{ city: "Bratislava" }, { city: "Wien" }, { city: "Brno" }] },
    ],
    [
      "changeAddress",
      { addressKey: "home", address: { country: "SK", city: "Košice" } },
      {
        addresses: [{ city: "Košice", key: null }, { city: "Wien" }],
        defaultShippingAddress: { city: "Košice" },
      },
    ],
    [
      "removeAddress",
      { addressKey: "home" },
      {
        addresses: [{ city: "Wien" }],
        defaultShippingAddressId: null,
        defaultBillingAddressId: null,
        shippingAddressIds: [],
        billingAddressIds: [],
      },
    ],
    [
      "setDefaultShippingAddress",
      { addressKey: "work" },
      {
        defaultShippingAddress: { city: "Wien" },
        shippingAddresses: [{ city: "Bratislava" }, { city: "Wien" }],
      },
    ],
    [
      "setDefaultBillingAddress",
      {},
      { defaultBillingAddressId: null, billingAddresses: [{ city: "Bratislava" }] },
    ],
    [
      "addBillingAddressId",
      { addressKey: "work" },
      { billingAddresses: [{ city: "Bratislava" }, { city: "Wien" }] },
    ],
    [
      "removeShippingAddressId",
      { addressKey: "home" },
      { shippingAddressIds: [], defaultShippingAddressId: null },
    ],
  ])("%s has its documented effect", async (name, input, expected) => {
    const changed = await change([{ [name]: input }]);
    expect(changed).toMatchObject({ ...expected, version: 2 });
    const read = await ask<{ customer: CustomerBody }>(
      shop,
      `{ customer(id: "${customer.id}") { ${CUSTOMER} } }`,
    );
    expect(read.data.customer).toEqual(changed);
  });

  it("of an address preserves its id, and its custom fields can be set", async () => {
    const [home] = customer.addresses;
    const changed = await change([
      { setAddressCustomType: { addressId: home?.id, typeKey: "customer-fields" } },
      { setAddressCustomField: { addressId: home?.id, name: "customerType", value: '"company"' } },
    ]);
    expect(changed.addresses[0]).toMatchObject({
      id: home?.id,
      custom: { customFieldsRaw: [{ name: "customerType", value: "company" }] },
    });
  });

  it("that changes nothing does not change the version", async () => {
    const same = [
      { addStore: { store: { key: "shop_sk" } } },
      { removeStore: { store: { key: "shop_sk" } } },
    ];
    expect((await change([{ setFirstName: {} }, ...same])).version).toBe(1);
    expect((await change([])).version).toBe(1);
  });

  it.each<[string, object, object]>([
    [
      "an address that is none",
      { removeAddress: { addressId: "none" } },
      { code: "InvalidOperation", actionIndex: 2 },
    ],
    [
      "a second key of the same name",
      { addAddress: { address: { country: "SK", key: "home" } } },
      { code: "DuplicateField" },
    ],
    [
      "an e-mail address that is none",
      { changeEmail: { email: "none" } },
      { code: "InvalidField", field: "email" },
    ],
    [
      "a store that is none",
      { setStores: { stores: [{ key: "none" }] } },
      { code: "ReferencedResourceNotFound" },
    ],
    [
      "a custom field without a type",
      { setCustomField: { name: "points", value: "1" } },
      { code: "InvalidOperation" },
    ],
    [
      "a value that its type refuses",
      { setCustomType: { typeKey: "customer-fields", fields: [{ name: "points", value: '"x"' }] } },
      { code: "InvalidField" },
    ],
    [
      "no password for one who needs it",
      { setAuthenticationMode: { authMode: "Password" } },
      { code: "RequiredField" },
    ],
  ])("refuses %s, and nothing of the request is applied", async (_case, action, expected) => {
    expect(await refusal([{ setFirstName: { firstName: "Eva" } }, action])).toMatchObject(expected);
    const read = await ask(shop, `{ customer(id: "${customer.id}") { version firstName } }`);
    expect(read.data.customer).toEqual({ version: 1, firstName: null });
  });

  it("of a stale version or an unknown customer is refused", async () => {
    await change([{ setFirstName: { firstName: "Eva" } }]);
    expect((await updateCustomer(shop, customer, [])).errors?.[0]).toMatchObject({
      message: `Object ${customer.id} has a different version than expected. Expected: 1 - Actual: 2.`,
      extensions: { code: "ConcurrentModification", currentVersion: 2 },
    });
    const unknown = await updateCustomer(shop, { id: "none", version: 1 }, []);
    expect(unknown.errors?.[0]).toMatchObject({
      message: "The customer with ID 'none' was not found.",
      extensions: { code: "InvalidSubject" },
    });
  });

  it("lets only one of two writers win a version", async () => {
    const answers = await Promise.all(
      ["Eva", "Anna"].map((firstName) => updateCustomer(shop, customer, [{ setFirstName: { firstName } }])),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(["ConcurrentModification", undefined]);
  });
});

describe("unique fields", () => {
  it("of customers are unique, and a number is set once", async () => {
    await createCustomer(shop, {
      email: `taken-${serial}@example.com`,
      key: `k-${serial}`,
      customerNumber: `${serial}`,
    });
    expect(await refusal([{ setKey: { key: `k-${serial}` } }])).toMatchObject({
      code: "DuplicateField",
      field: "key",
    });
    expect(await refusal([{ setCustomerNumber: { customerNumber: `${serial}` } }])).toMatchObject({
      code: "DuplicateField",
      field: "customerNumber",
    });
    expect(await refusal([{ changeEmail: { email: `TAKEN-${serial}@example.com` } }])).toMatchObject({
      code: "DuplicateField",
      field: "email",
    });
    customer = await change([{ setCustomerNumber: { customerNumber: "first" } }]);
    expect(await refusal([{ setCustomerNumber: { customerNumber: "second" } }])).toMatchObject({
      code: "InvalidOperation",
    });
  });

  it("such as a replaced e-mail address become free, and the new one is not verified", async () => {
    const { email } = customer;
    const moved = await change([{ changeEmail: { email: `moved-${serial}@example.com` } }]);
    expect(moved).toMatchObject({ email: `moved-${serial}@example.com`, isEmailVerified: false });
    expect((await postPassword({ username: email })).status).toBe(400);
    expect((await postPassword({ username: moved.email })).status).toBe(200);
    await createCustomer(shop, { email });
  });
});

describe("a customer's own profile", () => {
  const UPDATE_ME = `mutation($version: Long!, $actions: [MyCustomerUpdateAction!]!) {
    updateMyCustomer(version: $version, actions: $actions) { id version firstName } }`;

  it("is read, changed and deleted by the customer", async () => {
    const { access_token } = await takeCustomerTokens(customer.email);
    const me = await ask<{ me: { customer: CustomerBody } }>(
      access_token,
      `{ me { customer { ${CUSTOMER} } } }`,
    );
    expect(me.data.me.customer).toEqual(customer);
    const actions = [{ setFirstName: { firstName: "Eva" } }];
    const changed = await ask(access_token, UPDATE_ME, { version: 1, actions });
    expect(changed.data.updateMyCustomer).toEqual({ id: customer.id, version: 2, firstName: "Eva" });
    const deleted = await ask(access_token, "mutation { deleteMyCustomer(version: 2) { id } }");
    expect(deleted.data.deleteMyCustomer).toEqual({ id: customer.id });
    expect((await postPassword({ username: customer.email })).status).toBe(400);
    expect((await ask(access_token, "{ me { customer { id } } }")).errors?.[0]).toMatchObject({
      message: "invalid_token",
    });
  });

  it("cannot be promoted by the customer, nor be an anonymous shopper's", async () => {
    const { access_token } = await takeCustomerTokens(customer.email);
    const actions = [{ setCustomerGroup: { customerGroup: { key: "trade" } } }];
    expect((await ask(access_token, UPDATE_ME, { version: 1, actions })).errors?.[0]?.message).toMatch(
      /setCustomerGroup/,
    );
    const guest = await fetchAnonymousToken(`guest-${serial}`);
    expect((await ask(guest, UPDATE_ME, { version: 1, actions: [] })).errors?.[0]?.extensions.code).toBe(
      "insufficient_scope",
    );
  });

  it("requires its scope", async () => {
    const { access_token } = await takeCustomerTokens(customer.email, undefined, "manage_my_orders:ironhall");
    for (const document of ["{ me { customer { id } } }", `{ customer(id: "${customer.id}") { id } }`]) {
      expect((await ask(access_token, document)).errors?.[0]?.extensions.code).toBe("insufficient_scope");
    }
    expect((await ask(access_token, "{ me { activeCart { id } } }")).errors).toBeUndefined();
  });
});
