import { describe, expect, it } from "vitest";
import { createCloudflareClient } from "./cloudflare-client";
import { readAccount } from "./read-account";

const script = "/accounts/a1/workers/scripts/ironhall-shop";

/** Handwritten responses from Cloudflare's documentation, reduced to relevant fields and some others. */
const documented: Readonly<Record<string, unknown>> = {
  "/accounts/a1/d1/database": [{ uuid: "d1", name: "ironhall-commerce", version: "production" }],
  "/accounts/a1/d1/database/d1/query": [{ results: [{ name: "0001_catalogue.sql" }], success: true }],
  "/accounts/a1/queues": [{ queue_id: "q1", queue_name: "ironhall-mails", producers_total_count: 1 }],
  "/accounts/a1/storage/kv/namespaces": [{ id: "k1", title: "ironhall-shop-visits" }],
  "/accounts/a1/workers/scripts": [{ id: "ironhall-shop", migration_tag: "v5", usage_model: "standard" }],
  "/accounts/a1/workers/durable_objects/namespaces": [
    { id: "n1", class: "CartRoom", script: "ironhall-shop" },
  ],
  "/accounts/a1/workers/domains": [
    { hostname: "www.ironhall.sk", service: "ironhall-shop", zone_name: "ironhall.sk" },
  ],
  "/zones": [{ id: "z1", name: "ironhall.sk", status: "active" }],
  [`${script}/secrets`]: [{ name: "SESSION_SECRET", type: "secret_text" }],
  [`${script}/settings`]: {
    bindings: [
      { type: "plain_text", name: "DEPLOYMENT", text: "production" },
      { type: "secret_text", name: "SESSION_SECRET" },
    ],
  },
  [`${script}/deployments`]: {
    deployments: [{ id: "x", versions: [{ version_id: "v1", percentage: 100 }] }],
  },
  "/zones/z1/rulesets/phases/http_request_late_transform/entrypoint": {
    rules: [{ action: "rewrite", action_parameters: { headers: { "Cloudflare-Workers-Version-Key": {} } } }],
  },
};

function createAnswers(change: Readonly<Record<string, unknown>> = {}) {
  const tokens = new Set<string | null>();
  const answers: Readonly<Record<string, unknown>> = { ...documented, ...change };
  const answer = async (input: string | URL | Request, init?: RequestInit) => {
    tokens.add(new Headers(init?.headers).get("authorization"));
    const { pathname } = new URL(String(input));
    const result = answers[pathname.replace("/client/v4", "")];
    if (result instanceof Response) return result.clone();
    if (result !== undefined) return Response.json({ success: true, result, errors: [] });
    return Response.json(
      { success: false, errors: [{ code: 10007, message: "not found" }] },
      { status: 404 },
    );
  };
  return { tokens, client: createCloudflareClient({ accountId: "a1", token: "t", fetch: answer }) };
}

describe("reading an account", () => {
  it("omits everything that a deploy does not use; R2 may be switched off", async () => {
    const { client, tokens } = createAnswers();
    expect(await readAccount(client)).toEqual({
      databases: [{ name: "ironhall-commerce", id: "d1", migrations: ["0001_catalogue.sql"] }],
      queues: ["ironhall-mails"],
      namespaces: [{ title: "ironhall-shop-visits", id: "k1" }],
      buckets: [],
      workers: [
        {
          name: "ironhall-shop",
          migrationTag: "v5",
          objects: ["CartRoom"],
          secrets: ["SESSION_SECRET"],
          variables: { DEPLOYMENT: "production" },
          deployments: [[{ id: "v1", percentage: 100 }]],
        },
      ],
      hosts: [{ hostname: "www.ironhall.sk", worker: "ironhall-shop" }],
      zones: [{ name: "ironhall.sk", hasVersionKey: true }],
    });
    expect([...tokens]).toEqual(["Bearer t"]);
  });

  it("finds no migrations while the database has no migrations table", async () => {
    const missing = { success: false, errors: [{ code: 7500, message: "no such table: d1_migrations" }] };
    const { client } = createAnswers({
      "/accounts/a1/d1/database/d1/query": Response.json(missing, { status: 400 }),
    });
    expect((await readAccount(client)).databases[0]?.migrations).toEqual([]);
  });

  it("does not treat a refusal as an empty account: reports the reason, without the token", async () => {
    const refusal = { success: false, errors: [{ code: 10000, message: "Authentication error" }] };
    const { client } = createAnswers({ "/zones": Response.json(refusal, { status: 403 }) });
    await expect(readAccount(client)).rejects.toThrow(
      "GET /zones?page=1&per_page=50 with 403: Authentication error",
    );
  });
});
