import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { basic, bootstrap, clientOf, migrate, postForm, takeToken } from "./platform-client.ts";

beforeAll(migrate);

describe("client credentials", () => {
  it("return a bearer token that is stored only as a hash", async () => {
    const response = await postForm("/oauth/token", { grant_type: "client_credentials" }, bootstrap());
    const body: Record<string, unknown> = await response.json();
    expect(body).toMatchObject({
      token_type: "Bearer",
      expires_in: 172_800,
      scope: "manage_project:ironhall",
    });
    const rows = await env.DB.prepare("SELECT hash FROM token").all<{ hash: string }>();
    expect(rows.results.map(({ hash }) => hash)).not.toContain(body.access_token);
  });

  it("refuse a wrong secret, a missing header and an unknown grant type", async () => {
    const wrong = await postForm(
      "/oauth/token",
      { grant_type: "client_credentials" },
      basic("test-client", "nope"),
    );
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ statusCode: 401, error: "invalid_client" });
    const grant = await postForm("/oauth/token", { grant_type: "magic" }, bootstrap());
    expect(grant.status).toBe(400);
    expect(await grant.json()).toMatchObject({
      error: "unsupported_grant_type",
      message: "Invalid parameter: grant_type: Invalid grant type: magic",
    });
  });
});

describe("anonymous sessions", () => {
  const path = "/oauth/ironhall/anonymous/token";
  const form = { grant_type: "client_credentials", scope: "manage_my_orders:ironhall" };

  it("return a refresh token and refuse a duplicate anonymous id", async () => {
    const first = await postForm(path, { ...form, anonymous_id: "guest-1" }, bootstrap());
    const body: Record<string, string> = await first.json();
    expect(body.scope).toBe("manage_my_orders:ironhall anonymous_id:guest-1");
    const again = await postForm(path, { ...form, anonymous_id: "guest-1" }, bootstrap());
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ errors: [{ code: "AnonymousIdAlreadyInUse" }] });
    const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" };
    const renewed: Record<string, unknown> = await (
      await postForm("/oauth/token", refresh, bootstrap())
    ).json();
    expect(renewed.scope).toBe(body.scope);
    expect(renewed.refresh_token).toBeUndefined();
  });

  it("cannot act beyond their scope", async () => {
    const token: { access_token: string } = await (await postForm(path, form, bootstrap())).json();
    const answer = await clientOf(token.access_token).graphql("{ products { total } }");
    expect(answer.status).toBe(403);
    expect(answer.errors?.[0]).toMatchObject({ code: "insufficient_scope" });
  });
});

describe("tokens", () => {
  it("are refused when unknown, and introspected by their client", async () => {
    expect((await clientOf("deadbeef").graphql("{ project { key } }")).status).toBe(401);
    const token = await takeToken("view_products:ironhall");
    const body = await (await postForm("/oauth/introspect", { token }, bootstrap())).json();
    expect(body).toMatchObject({ active: true, scope: "view_products:ironhall" });
    const unknown = await postForm("/oauth/introspect", { token: "x" }, bootstrap());
    expect(await unknown.json()).toEqual({ active: false });
  });
});
