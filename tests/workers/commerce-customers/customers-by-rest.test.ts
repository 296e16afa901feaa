import { beforeAll, describe, expect, it } from "vitest";
import { clientOf } from "../commerce/platform-client.ts";
import { fetchAnonymousToken } from "../commerce-cart/platform.ts";
import { insertResource } from "../commerce-cart/seed.ts";
import { ADDRESS, openShop, PASSWORD, postPassword, takeCustomerTokens } from "./shopper.ts";

let shop: ReturnType<typeof clientOf>;
let token = "";

beforeAll(async () => {
  token = await openShop();
  shop = clientOf(token);
  await insertResource("customer-group", "trade", { name: "Trade" }).run();
  await insertResource("type", "customer-fields", {
    name: { en: "Customer" },
    resourceTypeIds: ["customer", "address"],
    fieldDefinitions: [{ name: "customerType", required: false, type: { name: "String" } }],
  }).run();
});

interface Body {
  readonly id: string;
  readonly version: number;
  readonly [name: string]: unknown;
}

async function read<Shape = Body>(answer: Promise<Response>, status = 200): Promise<Shape> {
  const response = await answer;
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.any(String)]);
  return JSON.parse(text);
}

async function create(draft: object, place = ""): Promise<Body> {
  const answer = shop.post(`${place}customers`, { password: PASSWORD, ...draft });
  return (await read<{ customer: Body }>(answer, 201)).customer;
}

describe("customers over REST", () => {
  it("are created from a draft with custom fields in REST's format, and sign in with its password", async () => {
    const custom = { type: { typeId: "type", key: "customer-fields" }, fields: { customerType: "company" } };
    const created = await create({
      email: "imported@example.com",
      key: "imported",
      customerNumber: "1001",
      firstName: "Eva",
      addresses: [{ ...ADDRESS, key: "home", custom, somethingOfLater: true }],
      defaultShippingAddress: 0,
      customerGroup: { typeId: "customer-group", key: "trade" },
      stores: [],
      custom,
      somethingOfLater: { deep: true },
    });
    expect(created).toMatchObject({
      version: 1,
      email: "imported@example.com",
      customerGroup: { typeId: "customer-group", id: "customer-group-trade" },
      addresses: [{ key: "home", custom: { fields: { customerType: "company" } } }],
      custom: { type: { typeId: "type", id: "type-customer-fields" }, fields: { customerType: "company" } },
    });
    expect(JSON.stringify(created)).not.toMatch(/scrypt|correct horse/);
    expect((await postPassword({ username: "imported@example.com" })).status).toBe(200);
    expect(await read(shop.get(`customers/${created.id}`))).toEqual(created);
    expect(await read(shop.get("customers/key=imported"))).toEqual(created);
    const where = encodeURIComponent('email = "imported@example.com"');
    expect(await read<object>(shop.get(`customers?where=${where}`))).toMatchObject({
      total: 1,
      results: [created],
    });
  });

  it("are changed by REST's actions and deleted", async () => {
    const { id } = await create({ email: "changed@example.com" });
    const type = { typeId: "type", key: "customer-fields" };
    const changed = await read(
      shop.post(`customers/${id}`, {
        version: 1,
        actions: [
          { action: "setFirstName", firstName: "Eva" },
          {
            action: "addAddress",
            address: { country: "SK", custom: { type, fields: { customerType: "home" } } },
          },
          { action: "setCustomType", type, fields: { customerType: "private" } },
          { action: "setCustomField", name: "customerType", value: "company" },
        ],
      }),
    );
    expect(changed).toMatchObject({
      version: 2,
      firstName: "Eva",
      addresses: [{ country: "SK", custom: { fields: { customerType: "home" } } }],
      custom: { fields: { customerType: "company" } },
    });
    expect(await read(shop.delete(`customers/${id}?version=2&dataErasure=true`))).toEqual(changed);
    await read(shop.get(`customers/${id}`), 404);
  });

  it.each<[string, string, unknown, number, object]>([
    [
      "an e-mail address that is taken",
      "customers",
      { email: "TAKEN@example.com", password: "x" },
      400,
      {
        message: "There is already an existing customer with the provided email.",
        errors: [{ code: "DuplicateField", field: "email", duplicateValue: "TAKEN@example.com" }],
      },
    ],
    ["a body that is no draft", "customers", [], 400, { errors: [{ code: "InvalidJsonInput" }] }],
    [
      "a draft without an address",
      "customers",
      { password: "x" },
      400,
      { errors: [{ code: "InvalidJsonInput", detailedErrorMessage: expect.stringContaining("email") }] },
    ],
    [
      "a country that is none",
      "customers",
      { email: "a@b.c", addresses: [{ country: "Slovakia" }] },
      400,
      { errors: [{ code: "InvalidJsonInput" }] },
    ],
    [
      "an unknown action",
      "customers/x",
      { version: 1, actions: [{ action: "explode" }] },
      400,
      { errors: [{ code: "InvalidJsonInput" }] },
    ],
    [
      "an action of Object's own",
      "customers/x",
      { version: 1, actions: [{ action: "constructor" }] },
      400,
      { errors: [{ code: "InvalidJsonInput" }] },
    ],
    [
      "an unknown customer",
      "customers/x",
      { version: 1, actions: [] },
      404,
      { errors: [{ code: "ResourceNotFound" }] },
    ],
    [
      "an unknown store",
      "in-store/key=none/customers",
      { email: "a@b.c", password: "x" },
      404,
      { errors: [{ code: "ResourceNotFound" }] },
    ],
    [
      "wrong credentials",
      "login",
      { email: "taken@example.com", password: "wrong" },
      400,
      { errors: [{ code: "InvalidCredentials" }] },
    ],
    [
      "an unknown proof",
      "customers/password/reset",
      { tokenValue: "x", newPassword: "y" },
      404,
      { errors: [{ code: "ResourceNotFound" }] },
    ],
  ])("refuse %s", async (_case, path, body, status, expected) => {
    await shop.post("customers", { email: "taken@example.com", password: PASSWORD });
    expect(await read<object>(shop.post(path, body), status)).toMatchObject({
      statusCode: status,
      ...expected,
    });
  });

  it("of a store are visible only there", async () => {
    const created = await create({ email: "kept@example.com" }, "in-store/key=shop_sk/");
    expect(created.stores).toEqual([{ typeId: "store", key: "shop_sk" }]);
    expect(await read(shop.get(`in-store/key=shop_sk/customers/${created.id}`))).toEqual(created);
    await read(shop.get(`in-store/key=shop_at/customers/${created.id}`), 404);
    const signIn = { email: "kept@example.com", password: PASSWORD };
    expect(await read(shop.post("in-store/key=shop_sk/login", signIn))).toEqual({ customer: created });
    await read(shop.post("login", signIn), 400);
  });

  it("change and reset their passwords, and verify their e-mail addresses", async () => {
    const { id, email } = await create({ email: "forgets@example.com" });
    const change = { id, version: 1, currentPassword: PASSWORD, newPassword: "second" };
    expect((await read(shop.post("customers/password", change))).version).toBe(2);
    const forgotten = await read<{ value: string }>(shop.post("customers/password-token", { email }));
    const found = await read(shop.get(`customers/password-token=${forgotten.value}`));
    expect(found.id).toBe(id);
    const reset = { tokenValue: forgotten.value, newPassword: "third" };
    expect((await read(shop.post("customers/password/reset", reset))).version).toBe(3);
    expect((await postPassword({ username: "forgets@example.com", password: "third" })).status).toBe(200);
    const mailed = await read<{ value: string }>(shop.post("customers/email-token", { id, ttlMinutes: 60 }));
    const confirmed = await read(shop.post("customers/email/confirm", { tokenValue: mailed.value }));
    expect(confirmed).toMatchObject({ version: 4, isEmailVerified: true });
  });
});

describe("a shopper over REST", () => {
  it("resets the password and verifies the e-mail address with a mailed token, below `me`", async () => {
    const { id, email } = await create({ email: "by-mail@example.com" });
    const guest = clientOf(await fetchAnonymousToken("by-mail"));
    const forgotten = await read<{ value: string }>(shop.post("customers/password-token", { email }));
    const reset = { tokenValue: forgotten.value, newPassword: "another" };
    expect(await read(guest.post("me/password/reset", reset))).toMatchObject({ id, version: 2 });
    await read(guest.post("me/password/reset", reset), 404);
    expect((await postPassword({ username: "by-mail@example.com", password: "another" })).status).toBe(200);
    const mailed = await read<{ value: string }>(shop.post("customers/email-token", { id, ttlMinutes: 60 }));
    const confirmation = { tokenValue: mailed.value };
    expect(await read(guest.post("me/email/confirm", confirmation))).toMatchObject({ isEmailVerified: true });
  });

  it("reads, changes and deletes their account", async () => {
    const created = await create({ email: "myself@example.com" });
    const me = clientOf((await takeCustomerTokens("myself@example.com")).access_token);
    expect(await read(me.get("me"))).toEqual(created);
    const actions = [{ action: "setLastName", lastName: "Nová" }];
    expect(await read(me.post("me", { version: 1, actions }))).toMatchObject({
      version: 2,
      lastName: "Nová",
    });
    const promotion = [{ action: "setCustomerGroup", customerGroup: { key: "trade" } }];
    await read(me.post("me", { version: 2, actions: promotion }), 400);
    expect((await read(me.delete("me?version=2"))).id).toBe(created.id);
    await read(me.get("me"), 401);
  });

  it("signs up and in", async () => {
    const draft = { email: "new-one@example.com", password: PASSWORD };
    const { customer } = await read<{ customer: Body }>(shop.post("me/signup", draft), 201);
    expect(await read<object>(shop.post("me/login", draft))).toEqual({ customer });
    await read(shop.get("me"), 403);
  });
});
