import { describe, expect, it } from "vitest";
import { createCommerceClient } from "./commerce-client";
import { graphql } from "./graphql";

const document = graphql(
  "query TaxCategories { taxCategories(limit: 500) { results { rates { amount } } } }",
);

const withRate = (amount: number) => ({ data: { taxCategories: { results: [{ rates: [{ amount }] }] } } });

/** Creates a client whose platform returns these responses, one after the other. */
function openClient(answers: readonly unknown[]) {
  const left = [...answers];
  return createCommerceClient({
    apiUrl: "https://platform.test",
    authUrl: "https://auth.test",
    projectKey: "ironhall",
    clientId: "id",
    clientSecret: "secret",
    fetch: async (input) =>
      String(input).startsWith("https://auth.test")
        ? Response.json({ access_token: "token", expires_in: 3600, token_type: "Bearer" })
        : Response.json(left.shift()),
  });
}

describe("shared responses", () => {
  it("are the same object while they are byte for byte equal", async () => {
    const client = openClient([withRate(0.19), withRate(0.19), withRate(0.2), withRate(0.19)]);
    const found = [];
    for (let round = 0; round < 4; round += 1) found.push(await client.queryShared(document, {}));
    const [first, same, other, again] = found.map((answer) => (answer.ok ? answer.value : null));
    expect(first).toEqual(withRate(0.19).data);
    expect(same).toBe(first);
    expect(other).toEqual(withRate(0.2).data);
    expect(again).toBe(first);
  });

  it("are checked against each document that reads them", async () => {
    const ids = graphql("query TaxCategoryIds { taxCategories(limit: 500) { results { id } } }");
    const broken = { data: { taxCategories: { results: [{ id: "tax", rates: null }] } } };
    const client = openClient([broken, broken, broken]);
    expect(await client.queryShared(ids, {})).toMatchObject({ ok: true });
    const malformed = { ok: false, error: { kind: "malformed" } };
    expect(await client.queryShared(document, {})).toMatchObject(malformed);
    expect(await client.queryShared(document, {})).toMatchObject(malformed);
  });

  it("are queried again after a refusal of the platform", async () => {
    const refusal = { errors: [{ message: "busy", extensions: { code: "OverCapacity" } }] };
    const client = openClient([refusal, withRate(0.19)]);
    expect(await client.queryShared(document, {})).toMatchObject({
      ok: false,
      error: { code: "OverCapacity", retryable: true },
    });
    expect(await client.queryShared(document, {})).toMatchObject({ ok: true });
  });
});
