import { describe, expect, it } from "vitest";
import { createTimedMemo } from "../commerce/timed-memo";
import { createAgentProfiles } from "./create-agent-profiles";

const url = "https://agents.example/profile";

function open(answer: () => Response | Promise<Response>) {
  const requests: (RequestInit | undefined)[] = [];
  const profiles = createAgentProfiles({
    fetch: async (_, init) => {
      requests.push(init);
      return answer();
    },
    memo: createTimedMemo(60_000, 10),
    allowsLocal: false,
  });
  return { requests, load: (given = url) => profiles.load(given) };
}

describe("a profile", () => {
  it("is loaded once, without following redirects", async () => {
    const capabilities = { "dev.ucp.shopping.cart": [{ version: "2026-04-08" }, { version: "2026-01-23" }] };
    const shop = open(() => Response.json({ ucp: { version: "2026-04-08", capabilities } }));
    const expected = {
      ok: true,
      value: {
        version: "2026-04-08",
        capabilities: { "dev.ucp.shopping.cart": ["2026-04-08", "2026-01-23"] },
      },
    };
    expect(await shop.load()).toEqual(expected);
    expect(await shop.load()).toEqual(expected);
    expect(shop.requests).toHaveLength(1);
    expect(shop.requests[0]?.redirect).toBe("manual");
  });

  it("is unreachable after a redirect, an error, a cut connection, or when it is too long", async () => {
    const unreachable = { ok: false, error: "profile_unreachable" };
    expect(await open(() => new Response(null, { status: 302 })).load()).toEqual(unreachable);
    expect(await open(() => new Response(null, { status: 500 })).load()).toEqual(unreachable);
    expect(await open(() => Promise.reject(new Error("cut"))).load()).toEqual(unreachable);
    expect(await open(() => new Response("x".repeat(70_000))).load()).toEqual(unreachable);
  });

  it("is malformed when it is no profile, and is requested again", async () => {
    const shop = open(() => new Response("<html>"));
    expect(await shop.load()).toEqual({ ok: false, error: "profile_malformed" });
    await shop.load();
    expect(shop.requests).toHaveLength(2);
  });
});
