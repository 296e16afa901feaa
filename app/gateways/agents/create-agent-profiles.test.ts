import { describe, expect, it } from "vitest";
import { createTimedMemo } from "../commerce/timed-memo";
import { createAgentProfiles, parseProfileUrl } from "./create-agent-profiles";

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

describe("the URL of a profile", () => {
  it("is public and of HTTPS", () => {
    expect(parseProfileUrl(url, false)?.href).toBe(url);
    for (const refused of [
      "",
      "http://agents.example/p",
      "https://localhost/p",
      "https://10.0.0.1/p",
      "https://0x7f000001/p",
      "https://[::1]/p",
      "https://intranet/p",
      "https://db.internal/p",
      "https://agents.example:8443/p",
      "https://user@agents.example/p",
      "ftp://agents.example/p",
      `https://agents.example/${"p".repeat(500)}`,
    ])
      expect(parseProfileUrl(refused, false), refused).toBeNull();
  });

  it("may be of a local system on a developer's machine", () => {
    expect(parseProfileUrl("http://sandbox.localhost/p", true)).not.toBeNull();
    expect(parseProfileUrl("http://sandbox.localhost/p", false)).toBeNull();
  });
});

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
