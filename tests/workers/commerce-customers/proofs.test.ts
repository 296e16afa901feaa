import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, database, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import {
  type CustomerBody,
  createCustomer,
  openShop,
  postPassword,
  takeCustomerTokens,
  updateCustomer,
} from "./shopper.ts";

let shop = "";
let customer: CustomerBody;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  serial += 1;
  customer = await createCustomer(shop, { email: `proof-${serial}@example.com` });
});

interface Token {
  readonly value: string;
  readonly customerId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const FORGET = `mutation($email: String!, $ttl: Int, $only: Boolean! = false) {
  customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttl, invalidateOlderTokens: $only) {
    value customerId createdAt expiresAt } }`;
const RESET = `mutation($value: String!, $password: String!, $version: Long) {
  customerResetPassword(tokenValue: $value, newPassword: $password, version: $version) { id version } }`;
const MAIL = `mutation($id: String!, $ttl: Int!) {
  customerCreateEmailVerificationToken(id: $id, ttlMinutes: $ttl) { value customerId createdAt expiresAt } }`;
const CONFIRM = `mutation($value: String!) { customerConfirmEmail(tokenValue: $value) { version isEmailVerified } }`;

async function forget(variables: object = {}): Promise<Token> {
  const { data } = await ask<{ customerCreatePasswordResetToken: Token }>(shop, FORGET, {
    email: customer.email.toUpperCase(),
    ...variables,
  });
  return data.customerCreatePasswordResetToken;
}

const reset = (value: string, password = "fresh words", version?: number) =>
  ask(shop, RESET, { value, password, version });

async function mail(): Promise<Token> {
  const { data } = await ask<{ customerCreateEmailVerificationToken: Token }>(shop, MAIL, {
    id: customer.id,
    ttl: 60,
  });
  return data.customerCreateEmailVerificationToken;
}

const minutes = ({ createdAt, expiresAt }: Token) => (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000;
const expire = () =>
  database.prepare("UPDATE customer_token SET expires_at = '2020-01-01T00:00:00.000Z'").run();

describe("a password token", () => {
  it("is valid for a day unless specified otherwise, and is stored as a hash", async () => {
    const token = await forget();
    expect(token).toMatchObject({ customerId: customer.id, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(minutes(token)).toBe(1440);
    expect(minutes(await forget({ ttl: 10 }))).toBe(10);
    const { results } = await database.prepare("SELECT * FROM customer_token").all();
    expect(JSON.stringify(results)).not.toContain(token.value);
    const found = await ask(shop, `{ customer(passwordToken: "${token.value}") { id } }`);
    expect(found.data.customer).toEqual({ id: customer.id });
  });

  it("sets a new password, once, ends every sign-in and invalidates the other tokens", async () => {
    const { access_token } = await takeCustomerTokens(customer.email);
    const [older, newer] = [await forget(), await forget()];
    const { data } = await reset(newer.value);
    expect(data.customerResetPassword).toEqual({ id: customer.id, version: 2 });
    expect((await postPassword({ username: customer.email, password: "fresh words" })).status).toBe(200);
    expect((await postPassword({ username: customer.email })).status).toBe(400);
    expect((await ask(access_token, "{ me { customer { id } } }")).errors?.[0]?.message).toBe(
      "invalid_token",
    );
    for (const { value } of [older, newer]) {
      expect((await reset(value)).errors?.[0]?.extensions.code).toBe("InvalidSubject");
    }
  });

  it("is void when a newer one invalidates it, when it has expired, and for another version", async () => {
    const older = await forget();
    const newer = await forget({ only: true });
    expect((await reset(older.value)).errors?.[0]?.extensions.code).toBe("InvalidSubject");
    expect((await reset(newer.value, "x", 9)).errors?.[0]?.extensions).toMatchObject({
      code: "ConcurrentModification",
      currentVersion: 1,
    });
    await expire();
    expect((await reset(newer.value)).errors?.[0]).toMatchObject({
      message: "The given password token has expired.",
      extensions: { code: "ExpiredCustomerPasswordToken" },
    });
    const found = await ask(shop, `{ customer(passwordToken: "${newer.value}") { id } }`);
    expect(found.data.customer).toBeNull();
  });

  it("is created by the shop only, for an existing customer, and for at most 30 days", async () => {
    const guest = await fetchAnonymousToken(`guest-${serial}`);
    const { access_token } = await takeCustomerTokens(customer.email);
    const other = await createCustomer(shop, { email: `other-${serial}@example.com` });
    for (const token of [guest, access_token]) {
      const { errors } = await ask(token, FORGET, { email: other.email });
      expect(errors?.[0]?.extensions.code).toBe("insufficient_scope");
    }
    const unknown = await ask(shop, FORGET, { email: "nobody@example.com" });
    expect(unknown.errors?.[0]?.extensions.code).toBe("InvalidSubject");
    for (const ttl of [0, 43_201]) {
      const { errors } = await ask(shop, FORGET, { email: customer.email, ttl });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "InvalidField", field: "ttlMinutes" });
    }
  });

  it("can also be redeemed by an anonymous shopper, who has only the mail", async () => {
    const guest = await fetchAnonymousToken(`mailed-${serial}`);
    const { value } = await forget();
    const mutation = `mutation($value: String!) {
      customerResetMyPassword(tokenValue: $value, newPassword: "from the mail") { id } }`;
    const { data } = await ask(guest, mutation, { value });
    expect(data.customerResetMyPassword).toEqual({ id: customer.id });
    expect((await postPassword({ username: customer.email, password: "from the mail" })).status).toBe(200);
  });
});

describe("an e-mail token", () => {
  it("verifies the e-mail address, once", async () => {
    const { value } = await mail();
    const { data } = await ask(shop, CONFIRM, { value });
    expect(data.customerConfirmEmail).toEqual({ version: 2, isEmailVerified: true });
    expect((await ask(shop, CONFIRM, { value })).errors?.[0]?.extensions.code).toBe("InvalidSubject");
  });

  it("is void when it has expired, when the e-mail address has changed, and as a password token", async () => {
    const { value } = await mail();
    expect((await reset(value)).errors?.[0]?.extensions.code).toBe("InvalidSubject");
    await expire();
    expect((await ask(shop, CONFIRM, { value })).errors?.[0]?.extensions.code).toBe(
      "ExpiredCustomerEmailToken",
    );
    const fresh = await mail();
    await updateCustomer(shop, customer, [{ changeEmail: { email: `moved-${serial}@example.com` } }]);
    const moved = await ask(shop, CONFIRM, { value: fresh.value });
    expect(moved.errors?.[0]?.extensions.code).toBe("InvalidSubject");
  });
});
