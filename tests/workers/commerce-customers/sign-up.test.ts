import { beforeAll, describe, expect, it } from "vitest";
import { ask, database, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import { ADDRESS, createCustomer, openTradeShop, PASSWORD, signIn, signUp } from "./shopper.ts";

let shop = "";

beforeAll(async () => {
  shop = await openTradeShop();
});

describe("signing up", () => {
  it("stores and returns every field of the draft", async () => {
    const draft = {
      email: "Full@Example.com",
      key: "full",
      customerNumber: "C-1",
      externalId: "crm-1",
      firstName: "Eva",
      lastName: "Nováková",
      middleName: "M.",
      title: "Ing.",
      salutation: "Ms",
      dateOfBirth: "1980-02-29",
      companyName: "Kováč s.r.o.",
      vatId: "SK2020317068",
      locale: "sk",
      isEmailVerified: true,
      addresses: [
        { ...ADDRESS, key: "home", id: "ignored" },
        { country: "AT", city: "Wien" },
      ],
      defaultShippingAddress: 1,
      defaultBillingAddress: 0,
      shippingAddresses: [0],
      customerGroup: { typeId: "customer-group", key: "trade" },
      custom: { typeKey: "customer-fields", fields: [{ name: "customerType", value: '"company"' }] },
    };
    const customer = await createCustomer(shop, draft);
    const [home, vienna] = customer.addresses;
    expect(home?.id).toMatch(/^[\w-]{8}$/);
    expect(customer).toMatchObject({
      version: 1,
      email: "Full@Example.com",
      firstName: "Eva",
      vatId: "SK2020317068",
      dateOfBirth: "1980-02-29",
      isEmailVerified: true,
      authenticationMode: "Password",
      addresses: [{ key: "home", city: "Bratislava" }, { city: "Wien" }],
      billingAddressIds: [home?.id],
      shippingAddressIds: [home?.id, vienna?.id],
      defaultBillingAddressId: home?.id,
      defaultShippingAddressId: vienna?.id,
      defaultShippingAddress: { city: "Wien" },
      shippingAddresses: [{ city: "Bratislava" }, { city: "Wien" }],
      customerGroup: { key: "trade" },
      stores: [],
      custom: {
        type: { key: "customer-fields" },
        customFieldsRaw: [{ name: "customerType", value: "company" }],
      },
    });
  });

  it("stores no password in plain text, in any column of any table", async () => {
    await createCustomer(shop, { email: "hidden@example.com", password: "very secret words" });
    const rows = await database.prepare("SELECT * FROM customer").all();
    const messages = await database.prepare("SELECT * FROM message").all();
    expect(JSON.stringify([rows.results, messages.results])).not.toContain("very secret words");
    expect(JSON.stringify(rows.results)).toMatch(/scrypt\$1024,8,1\$[0-9a-f]{32}\$[0-9a-f]{64}/);
  });

  it.each([
    ["no address", { email: "" }, "InvalidField", { field: "email" }],
    ["no address that mail goes to", { email: "nobody" }, "InvalidField", { field: "email" }],
    ["no password", { email: "a@b.c", password: null }, "RequiredField", { field: "password" }],
    ["a default that is no address", { email: "a@b.c", defaultShippingAddress: 0 }, "InvalidInput", {}],
    [
      "an unknown group",
      { email: "a@b.c", customerGroup: { id: "none" } },
      "ReferencedResourceNotFound",
      { typeId: "customer-group", id: "none" },
    ],
    [
      "an unknown store",
      { email: "a@b.c", stores: [{ key: "none" }] },
      "ReferencedResourceNotFound",
      { typeId: "store", key: "none" },
    ],
    ["a key that is none", { email: "a@b.c", key: "!" }, "InvalidField", { field: "key" }],
    [
      "a password for one who signs in elsewhere",
      { email: "a@b.c", authenticationMode: "ExternalAuth" },
      "InvalidOperation",
      {},
    ],
    [
      "an anonymous cart that is none",
      { email: "a@b.c", anonymousCart: { id: "none" } },
      "ReferencedResourceNotFound",
      { typeId: "cart" },
    ],
  ])("refuses %s and stores nothing", async (_case, draft, code, details) => {
    const count = () => database.prepare("SELECT count(*) AS count FROM customer").first("count");
    const before = await count();
    const { errors } = await signUp(shop, draft);
    expect(errors?.[0]?.extensions).toMatchObject({ code, ...details });
    expect(await count()).toBe(before);
  });
});

describe("an e-mail address", () => {
  it("is unique in the project, whatever its case", async () => {
    await createCustomer(shop, { email: "abc@123.com" });
    const { errors } = await signUp(shop, { email: "ABC@123.com" });
    expect(errors?.[0]).toMatchObject({
      message: `There is already an existing customer with the email '"ABC@123.com"'.`,
      extensions: { code: "DuplicateField", field: "email", duplicateValue: "ABC@123.com" },
    });
  });

  it("is unique in each store, independent of the project", async () => {
    const email = "many@example.com";
    const global = await createCustomer(shop, { email });
    const slovak = await createCustomer(shop, { email }, "shop_sk");
    const austrian = await createCustomer(shop, { email, password: "another" }, "shop_at");
    expect(slovak.storesRef).toEqual([{ typeId: "store", key: "shop_sk" }]);
    const both = await signUp(shop, { email, stores: [{ key: "shop_at" }] }, "shop_sk");
    expect(both.errors?.[0]?.extensions.code).toBe("DuplicateField");
    const found = [
      await signIn(shop, { email }),
      await signIn(shop, { email }, "shop_sk"),
      await signIn(shop, { email, password: "another" }, "shop_at"),
    ].map(({ data }) => data.customerSignIn.customer.id);
    expect(found).toEqual([global.id, slovak.id, austrian.id]);
    expect((await signIn(shop, { email }, "shop_at")).errors?.[0]?.extensions.code).toBe(
      "InvalidCredentials",
    );
  });
});

describe("two at the same time", () => {
  it("create one customer for one e-mail address", async () => {
    const answers = await Promise.all(
      ["race@example.com", "RACE@example.com"].map((email) => signUp(shop, { email })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(["DuplicateField", undefined]);
  });
});

describe("an anonymous shopper who signs up", () => {
  it("retains the cart and earlier orders", async () => {
    const guest = await fetchAnonymousToken("guest-signs-up");
    const create = `mutation($draft: MyCartDraft!) { createMyCart(draft: $draft) { id version } }`;
    const draft = { currency: "EUR", country: "SK", lineItems: [{ sku: "EX10000005", quantity: 2 }] };
    const cart = (await ask<{ createMyCart: { id: string; version: number } }>(guest, create, { draft })).data
      .createMyCart;
    const { data } = await ask<{ customerSignMeUp: { customer: { id: string }; cart: object } }>(
      guest,
      `mutation($draft: CustomerSignMeUpDraft!) {
        customerSignMeUp(draft: $draft) { customer { id email } cart { id customerId customerEmail version } } }`,
      { draft: { email: "guest@example.com", password: PASSWORD } },
    );
    const { customer } = data.customerSignMeUp;
    expect(data.customerSignMeUp.cart).toEqual({
      id: cart.id,
      version: cart.version + 1,
      customerId: customer.id,
      customerEmail: "guest@example.com",
    });
    expect((await ask(guest, "{ me { activeCart { id } customer { id } } }")).data.me).toEqual({
      activeCart: null,
      customer: null,
    });
  });
});
