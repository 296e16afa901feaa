import { afterEach, describe, expect, it, vi } from "vitest";
import { createSeoRedirectionGateway } from "./create-seo-redirection-gateway";

const requests: string[] = [];

const gatewayThat = (answer: (signal: AbortSignal | null | undefined) => Promise<Response> | Response) =>
  createSeoRedirectionGateway({
    url: "http://seo.example/redirections?site=shop",
    fetch: async (input, init) => {
      requests.push(String(input));
      return answer(init?.signal);
    },
  });

const find = (answer: Parameters<typeof gatewayThat>[0]) =>
  gatewayThat(answer).findTarget("https://www.ironhall.de/old/?a=b&c=d");

afterEach(() => {
  requests.length = 0;
  vi.useRealTimers();
});

describe("the SEO redirect look-up", () => {
  it("sends the whole URL and returns the target", async () => {
    const answer = await find(() => Response.json({ redirectionCode: 308, targetURL: "/new/" }));
    expect(answer).toEqual({ ok: true, value: "/new/" });
    expect(requests).toEqual([
      "http://seo.example/redirections?site=shop&sourceUrl=https%3A%2F%2Fwww.ironhall.de%2Fold%2F%3Fa%3Db%26c%3Dd",
    ]);
  });

  it("returns null for a 404, a missing target, or a code that is no redirect", async () => {
    for (const response of [
      new Response("nothing", { status: 404 }),
      Response.json({}),
      Response.json({ redirectionCode: null, targetURL: null }),
      Response.json({ redirectionCode: 308, targetURL: "" }),
      Response.json({ redirectionCode: 404, targetURL: "/new/" }),
    ]) {
      expect(await find(() => response)).toEqual({ ok: true, value: null });
    }
  });

  it.each([
    ["unavailable", () => new Response(null, { status: 500 })],
    ["unavailable", () => Promise.reject(new TypeError("connection lost"))],
    ["malformed", () => new Response("<html>")],
    ["malformed", () => Response.json({ redirectionCode: "308", targetURL: "/new/" })],
  ] as const)("fails as %s", async (kind, answer) => {
    expect(await find(answer)).toMatchObject({ ok: false, error: { system: "seo-redirection", kind } });
  });

  it("times out after 300 ms", async () => {
    vi.useFakeTimers();
    const waiting = find(
      (signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    await vi.advanceTimersByTimeAsync(299);
    expect(await Promise.race([waiting, "still waiting"])).toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
});
