import { beforeAll, describe, expect, it } from "vitest";
import { bootstrap, clientOf, postForm } from "../commerce/platform-client.ts";
import { ask, database, fetchAnonymousToken } from "../commerce-cart/platform.ts";
import { createCustomer, openShop, postPassword, type TokenBody, takeCustomerTokens } from "./shopper.ts";

let shop = "";
let anna = { id: "" };

beforeAll(async () => {
  shop = await openShop();
  anna = await createCustomer(shop, { email: "Anna@example.com" });
  await createCustomer(shop, { email: "store@example.com" }, "shop_sk");
});

const WRONG = {
  statusCode: 400,
  message: "Customer account with the given credentials not found.",
  errors: [
    {
      code: "invalid_customer_account_credentials",
      message: "Customer account with the given credentials not found.",
    },
  ],
  error: "invalid_customer_account_credentials",
  error_description: "Customer account with the given credentials not found.",
};

describe("the password flow", () => {
  it("returns tokens with the customer in their scope, whatever the case of the e-mail address", async () => {
    const response = await postPassword({ username: "anna@EXAMPLE.com" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      token_type: "Bearer",
      expires_in: 172_800,
      scope: `manage_project:ironhall customer_id:${anna.id}`,
      refresh_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    ["a wrong password", { username: "anna@example.com", password: "wrong" }, undefined],
    ["an unknown account", { username: "nobody@example.com" }, undefined],
    ["a store's customer in the project", { username: "store@example.com" }, undefined],
    ["a store's customer in another store", { username: "store@example.com" }, "shop_at"],
    ["the project's customer in a store", { username: "anna@example.com" }, "shop_sk"],
  ])("refuses %s with the same body", async (_case, form, storeKey) => {
    const response = await postPassword(form, storeKey);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(WRONG);
  });

  it("signs a store's customer in there, with the scopes of that store only", async () => {
    const scope = "manage_my_orders:ironhall:shop_sk manage_my_profile:ironhall:shop_sk";
    const { access_token, scope: granted } = await takeCustomerTokens("store@example.com", "shop_sk", scope);
    expect(granted).toMatch(`${scope} customer_id:`);
    const inStore = (key: string) =>
      ask(access_token, `{ inStore(key: "${key}") { me { customer { email } carts { total } } } }`);
    expect((await inStore("shop_sk")).data).toEqual({
      inStore: { me: { customer: { email: "store@example.com" }, carts: { total: 0 } } },
    });
    expect((await inStore("shop_at")).errors?.[0]?.extensions.code).toBe("insufficient_scope");
    expect((await ask(access_token, "{ me { customer { id } } }")).errors?.[0]?.extensions.code).toBe(
      "insufficient_scope",
    );
  });

  it.each([
    ["another grant type", { grant_type: "client_credentials", username: "x@y.z" }, "unsupported_grant_type"],
    ["no user name", {}, "invalid_request"],
    [
      "a scope of another project",
      { username: "anna@example.com", scope: "manage_project:other" },
      "invalid_scope",
    ],
    ["an owner as a scope", { username: "anna@example.com", scope: "customer_id:1" }, "invalid_scope"],
  ])("refuses %s", async (_case, form: Record<string, string>, error) => {
    const response = await postPassword(form);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error, errors: [{ code: error }] },
    ]);
  });

  it.each([
    ["Base64 that is none", "Basic A", 401],
    ["no colon", `Basic ${btoa("client")}`, 401],
    ["another scheme", "Bearer x", 401],
    ["an unknown client", `Basic ${btoa("nobody:secret")}`, 401],
  ])("refuses %s as client credentials", async (_case, authorization, status) => {
    const form = { grant_type: "password", username: "anna@example.com", password: "x" };
    const response = await postForm("/oauth/ironhall/customers/token", form, authorization);
    expect([response.status, await response.json()]).toMatchObject([status, { error: "invalid_client" }]);
  });

  it("refuses a store whose name is not encoded correctly", async () => {
    const path = "/oauth/ironhall/in-store/key=%E0%A4%A/customers/token";
    const response = await postForm(
      path,
      { grant_type: "password", username: "x", password: "x" },
      bootstrap(),
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ code: "InvalidInput" }] },
    ]);
  });

  it("refuses other projects and unknown stores", async () => {
    const form = { grant_type: "password", username: "anna@example.com", password: "x" };
    const project = await postForm("/oauth/other/customers/token", form, bootstrap());
    expect(project.status).toBe(404);
    expect((await postPassword(form, "nowhere")).status).toBe(404);
  });
});

describe("an anonymous session", () => {
  const take = (anonymousId: string) => {
    const form = { grant_type: "client_credentials", anonymous_id: anonymousId };
    return postForm("/oauth/ironhall/anonymous/token", form, bootstrap());
  };

  it("gets a generated id when an empty one is given, so that its token is a shopper's", async () => {
    const { scope, access_token }: TokenBody = await (await take("")).json();
    expect(scope).toMatch(/ anonymous_id:[0-9a-f-]{36}$/);
    expect((await ask(access_token, "{ carts { total } customers { total } }")).data).toEqual({
      carts: { total: 0 },
      customers: { total: 0 },
    });
  });

  it("refuses an id of more than 256 characters", async () => {
    expect((await take("x".repeat(256))).status).toBe(200);
    expect((await take("x".repeat(257))).status).toBe(400);
  });
});

describe("a customer's token", () => {
  it("is renewed by its refresh token, whose expiry moves with each use", async () => {
    const { refresh_token, scope } = await takeCustomerTokens("anna@example.com");
    const soon = Math.floor(Date.now() / 1000) + 60;
    await database.prepare("UPDATE token SET expires_at = ? WHERE kind = 'refresh'").bind(soon).run();
    const response = await postForm(
      "/oauth/token",
      { grant_type: "refresh_token", refresh_token },
      bootstrap(),
    );
    const renewed: Record<string, string> = await response.json();
    expect(renewed).toMatchObject({ scope, expires_in: 172_800 });
    expect(renewed.refresh_token).toBeUndefined();
    const latest = "SELECT max(expires_at) AS latest FROM token WHERE kind = 'refresh'";
    const until = await database.prepare(latest).first<number>("latest");
    expect(until).toBeGreaterThanOrEqual(soon + 17_280_000 - 120);
    const me = await ask<{ me: { customer: { id: string } } }>(
      renewed.access_token ?? "",
      "{ me { customer { id } } }",
    );
    expect(me.data.me.customer.id).toBe(anna.id);
  });

  it("cannot be renewed once its refresh token has expired", async () => {
    const { refresh_token } = await takeCustomerTokens("anna@example.com");
    await database.prepare("UPDATE token SET expires_at = 1 WHERE kind = 'refresh'").run();
    const response = await postForm(
      "/oauth/token",
      { grant_type: "refresh_token", refresh_token },
      bootstrap(),
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: "invalid_grant", message: "The refresh token was not found. It may have expired." },
    ]);
  });

  it("is introspected with its owner and its expiry", async () => {
    const { access_token, scope } = await takeCustomerTokens("anna@example.com");
    const body = await (await postForm("/oauth/introspect", { token: access_token }, bootstrap())).json();
    expect(body).toEqual({ active: true, scope, exp: expect.any(Number) });
  });

  it("is invalid at once when revoked; revoking the refresh token also ends its sign-in", async () => {
    const revoke = (token: string, hint: string) =>
      postForm("/oauth/token/revoke", { token, token_type_hint: hint }, bootstrap());
    const status = async (token: string) =>
      (await clientOf(token).graphql("{ me { customer { id } } }")).status;
    const one = await takeCustomerTokens("anna@example.com");
    const other = await takeCustomerTokens("anna@example.com");
    expect(await status(one.access_token)).toBe(200);
    const answer = await revoke(one.access_token, "access_token");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(await status(one.access_token)).toBe(401);
    const again = { grant_type: "refresh_token", refresh_token: one.refresh_token };
    const renewed: Record<string, string> = await (await postForm("/oauth/token", again, bootstrap())).json();
    expect(await status(renewed.access_token ?? "")).toBe(200);
    await revoke(one.refresh_token, "refresh_token");
    expect(await status(renewed.access_token ?? "")).toBe(401);
    expect(await status(other.access_token)).toBe(200);
  });

  it.each([
    ["an unknown token", { token: "unknown", token_type_hint: "access_token" }, 200],
    ["no hint", { token: "unknown" }, 200],
    ["no token", { token_type_hint: "access_token" }, 400],
    ["an unknown hint", { token: "unknown", token_type_hint: "magic" }, 400],
  ])("revocation responds to %s as RFC 7009 says", async (_case, form: Record<string, string>, status) => {
    expect((await postForm("/oauth/token/revoke", form, bootstrap())).status).toBe(status);
  });

  it("is stored as a hash, and deleted when it is old", async () => {
    const { access_token, refresh_token } = await takeCustomerTokens("anna@example.com");
    const all = "SELECT hash FROM token";
    const before = await database.prepare(all).all<{ hash: string }>();
    const hashes = before.results.map(({ hash }) => hash);
    expect(hashes).not.toContain(access_token);
    expect(hashes).not.toContain(refresh_token);
    await database.prepare("UPDATE token SET expires_at = 1").run();
    await takeCustomerTokens("anna@example.com");
    expect((await database.prepare(all).all()).results).toHaveLength(2);
  });

  it("deletes anonymous sessions without remaining data", async () => {
    await fetchAnonymousToken("long-gone");
    await fetchAnonymousToken("still-there");
    const LONG_AGO = "2020-01-01T00:00:00.000Z";
    await database.prepare("UPDATE anonymous_session SET created_at = ?").bind(LONG_AGO).run();
    await database.prepare("DELETE FROM token WHERE anonymous_id = 'long-gone'").run();
    await takeCustomerTokens("anna@example.com");
    const { results } = await database.prepare("SELECT id FROM anonymous_session").all();
    expect(results).toEqual([{ id: "still-there" }]);
  });
});
