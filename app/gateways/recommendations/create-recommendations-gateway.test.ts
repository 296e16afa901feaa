import { afterEach, describe, expect, it, vi } from "vitest";
import { createTimedMemo } from "../commerce/timed-memo";
import { createRecommendationsGateway } from "./create-recommendations-gateway";
import type { RecommendationQuestion } from "./recommendations-gateway";

type Asked = { readonly url: string; readonly headers: Headers; readonly body: Record<string, unknown> };

const requests: Asked[] = [];

const gatewayThat = (answer: (signal: AbortSignal | null | undefined) => Promise<Response> | Response) =>
  createRecommendationsGateway({
    apiUrl: "https://service.example",
    projectToken: "project",
    keyId: "key",
    secret: "secret",
    engines: { "similar-products": "5a7c" },
    memo: createTimedMemo(60_000, 10),
    fetch: async (input, init) => {
      requests.push({
        url: String(input),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      return answer(init?.signal);
    },
  });

const question: RecommendationQuestion = {
  type: "similar-products",
  domainId: "ironhall-picks-de-de",
  trackingCookie: null,
  skus: ["EX1", "EX2"],
  categoryNames: ["Schweißen"],
  title: "Gerät",
  size: 24,
};

const found = () =>
  Response.json({ success: true, results: [{ success: true, value: [{ item_id: "EX3" }] }] });

afterEach(() => {
  requests.length = 0;
  vi.useRealTimers();
});

describe("the recommendations", () => {
  it("use the service's protocol", async () => {
    const answer = await gatewayThat(found).find(question);
    expect(answer).toEqual({
      ok: true,
      value: [{ sku: "EX3", recommendationId: "similar-products", engineName: "similar-products" }],
    });
    const [first] = requests;
    expect(first?.url).toBe("https://service.example/data/v2/projects/project/customers/attributes");
    expect(first?.headers.get("authorization")).toBe(`Basic ${btoa("key:secret")}`);
    expect(first?.body.attributes).toMatchObject([
      {
        type: "recommendation",
        id: "5a7c",
        size: 24,
        items: { EX1: 2, EX2: 1 },
        categoryNames: ["Schweißen"],
        no_track: true,
        catalogFilter: [
          { property: "domain_id", constraint: { operands: [{ value: "ironhall-picks-de-de" }] } },
          { property: "title", constraint: { operator: "does not equal" } },
        ],
      },
    ]);
  });

  it("send a random customer id each time without a cookie, and cache the result for all visitors", async () => {
    const gateway = gatewayThat(found);
    await gateway.find(question);
    await gateway.find(question);
    await gateway.find({ ...question, size: 8 });
    const names = requests.map(({ body }) => JSON.stringify(body.customer_ids));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
  });

  it("send the cookie of a visitor who consented, and cache nothing", async () => {
    const gateway = gatewayThat(found);
    await gateway.find({ ...question, trackingCookie: "visitor" });
    await gateway.find({ ...question, trackingCookie: "visitor" });
    expect(requests.map(({ body }) => body.customer_ids)).toEqual([
      { cookie: "visitor" },
      { cookie: "visitor" },
    ]);
  });

  it("are null when the list is empty or missing", async () => {
    for (const value of [[], null]) {
      const none = () => Response.json({ results: [{ success: true, value }] });
      expect(await gatewayThat(none).find(question)).toEqual({ ok: true, value: null });
    }
  });

  it.each([
    ["unavailable", () => new Response(null, { status: 503 })],
    ["unavailable", () => Promise.reject(new TypeError("connection lost"))],
    ["rejected", () => new Response(null, { status: 401 })],
    ["rejected", () => Response.json({ results: [{ success: false, error: "unknown" }] })],
    ["malformed", () => new Response("<html>")],
    ["malformed", () => Response.json({ results: [{ success: true, value: [{ sku: "EX3" }] }] })],
  ] as const)("fail as %s", async (kind, answer) => {
    const outcome = await gatewayThat(answer).find(question);
    expect(outcome).toMatchObject({ ok: false, error: { system: "recommendations", kind } });
  });

  it("time out after a second", async () => {
    vi.useFakeTimers();
    const waiting = gatewayThat(
      (signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    ).find(question);
    await vi.advanceTimersByTimeAsync(999);
    expect(await Promise.race([waiting, "still waiting"])).toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
});
