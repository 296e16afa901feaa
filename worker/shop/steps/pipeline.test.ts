import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { answerHealth } from "../operators/answer-health";
import type { ShopEnv } from "../shop-env";
import { answerError } from "./answer-error";
import { answerRobots } from "./answer-host-files";
import { chooseCountry } from "./choose-country";
import { dispatchLocalSystems } from "./dispatch-local-systems";
import { redirectToCanonical } from "./redirect-pages";
import { refuseBadRequests } from "./refuse-bad-requests";
import { serveAssets } from "./serve-assets";
import { setSecurityHeaders } from "./set-security-headers";
import { traceRequest } from "./trace-request";

const answerWith = (text: string) => ({ fetch: async () => new Response(text) });

const local = {
  ...sampleBindings,
  ASSETS: {
    fetch: async (request: Request | URL) => {
      const { href } = request instanceof URL ? request : new URL(request.url);
      if (href.endsWith("/pictures/default.svg")) return new Response("<svg/>");
      if (/-BBBBBBBB\.js\.(?:br|A+\.dcz)$/.test(href)) return new Response(href.slice(-3));
      return href.endsWith("/assets/known.js")
        ? new Response("1", { headers: { "content-type": "text/javascript" } })
        : new Response(null, { status: 404 });
    },
  },
  COMMERCE: answerWith("platform"),
  SEARCH: answerWith("search"),
  SANDBOX: answerWith("sandbox"),
  CF_VERSION_METADATA: { id: "v7" },
};
const production = { ...local, DEPLOYMENT: "production" };

/** The pipeline of index.ts with a plain page at its end. */
const shop = new Hono<ShopEnv>();
shop.onError(answerError);
shop.use(
  dispatchLocalSystems,
  traceRequest,
  chooseCountry,
  setSecurityHeaders,
  refuseBadRequests,
  serveAssets,
);
shop.all("/healthz", answerHealth);
shop.get("/robots.txt", answerRobots);
shop.use(redirectToCanonical);
shop.all("*", (context) => context.html(`<html>${context.get("country").code}</html>`));

const ask = (address: string, init?: RequestInit, bindings: object = local) =>
  shop.request(address, init, bindings as ShopBindings);

describe("the pipeline", () => {
  beforeAll(() => {
    for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterAll(() => void vi.restoreAllMocks());

  it("responds to an unknown host with a 404 that shows nothing of a shop", async () => {
    for (const host of ["example.com", "xx.localhost", "www.ironhall.com"]) {
      const answer = await ask(`http://${host}/`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("Not found\n");
      expect(answer.headers.has("content-security-policy")).toBe(false);
    }
  });

  it("has local hosts in development only, with the embedded systems", async () => {
    expect(await (await ask("http://cz.localhost:8787/")).text()).toContain("CZ");
    expect(await (await ask("http://platform.localhost:8787/x")).text()).toBe("platform");
    expect(await (await ask("http://search.localhost:8787/")).text()).toBe("search");
    expect(await (await ask("http://sandbox.localhost:8787/")).text()).toBe("sandbox");
    expect(await (await ask("http://rooms.localhost:8787/")).json()).toEqual({ rooms: [], fault: null });
    for (const host of [
      "cz.localhost",
      "platform.localhost",
      "search.localhost",
      "sandbox.localhost",
      "rooms.localhost",
      "127.0.0.1",
    ]) {
      expect((await ask(`http://${host}/`, {}, production)).status).toBe(404);
    }
  });

  it("redirects with one 308 to the canonical URL, with https and www in production", async () => {
    const answer = await ask("http://ironhall.de/P/Pumpe-10012874?page=1&a=b", {}, production);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("https://www.ironhall.de/pumpe-10012874/?a=b");
    expect((await ask("http://sk.localhost:8787/Pumpa", { method: "POST" })).status).toBe(200);
  });

  it("gives each page protective headers, and a new nonce", async () => {
    const answers = await Promise.all([
      ask("https://www.ironhall.de/", {}, production),
      ask("https://www.ironhall.de/", {}, production),
    ]);
    const [first, second] = answers.map(({ headers }) => headers.get("content-security-policy"));
    expect(first).toMatch(/script-src 'nonce-[0-9a-f]{32}' 'strict-dynamic'/);
    expect(first).not.toBe(second);
    const { headers } = answers[0];
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe('same-origin; report-to="default"');
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-request-id")).toBeTruthy();
    expect(headers.get("server-timing")).toContain("total;dur=");
    expect((await ask("http://de.localhost/")).headers.has("strict-transport-security")).toBe(false);
  });

  it("serves a script as a delta to browsers that have it of an earlier release", async () => {
    const askFor = async (hash: string, encodings = "gzip, deflate, br, zstd, dcb, dcz") => {
      const headers = { "accept-encoding": encodings, "available-dictionary": `:${hash}=:` };
      const answer = await ask("https://www.ironhall.de/assets/shop-BBBBBBBB.js", { headers }, production);
      expect(answer.headers.get("use-as-dictionary")).toBe('match="/assets/shop-*.js"');
      expect(answer.headers.get("vary")).toBe("Accept-Encoding, Available-Dictionary");
      expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      return [answer.headers.get("content-encoding"), await answer.text()];
    };
    expect(await askFor("A".repeat(43))).toEqual(["dcz", "dcz"]);
    expect(await askFor("A".repeat(43), "gzip, br")).toEqual(["br", ".br"]);
    expect(await askFor("B".repeat(43))).toEqual(["br", ".br"]);
  });

  it.each<[string, RequestInit, number]>([
    ["an unknown method", { method: "PUT" }, 405],
    ["a write from another site", { method: "POST", headers: { origin: "https://evil.example" } }, 403],
    ["a body that is too long", { method: "POST", body: "x".repeat(65_537) }, 413],
    ["broken JSON", { method: "POST", body: "{", headers: { "content-type": "application/json" } }, 400],
  ])("refuses %s", async (_name, init, status) => {
    expect((await ask("http://sk.localhost/new-ct/getCart", init)).status).toBe(status);
  });

  it.each([
    ["/new-ct/getCart", "application/json"],
    ["/checkout/cart", "application/x-www-form-urlencoded"],
    ["/cia/view-item", "application/json"],
    ["/hooks/payment", "application/json"],
  ])("responds with 400 to a body that breaks off: %s", async (path, type) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("a=b"));
        controller.error(new Error("Network connection lost."));
      },
    });
    const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
    expect((await ask(`http://sk.localhost${path}`, init)).status).toBe(400);
  });

  it("refuses a URL that is longer than any page's, and handles a long series of old prefixes at once", async () => {
    expect((await ask(`http://sk.localhost${"/p".repeat(7_750)}`)).status).toBe(414);
    expect((await ask(`http://sk.localhost${"/p".repeat(1_000)}`)).status).toBe(200);
    expect((await ask(`http://sk.localhost/${"%D0%BF".repeat(256)}/`)).status).toBe(200);
  });

  it("accepts the payment provider's requests without a shopper's cookie", async () => {
    const init = { method: "POST", body: "{}", headers: { origin: "https://pay.example" } };
    expect((await ask("http://sk.localhost/hooks/payment", init)).status).toBe(200);
  });

  it("serves files for a year, and a plain 404 for missing ones", async () => {
    const known = await ask("http://sk.localhost/assets/known.js");
    expect(known.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const missing = await ask("http://sk.localhost/assets/missing.js");
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect((await ask("http://sk.localhost/assets/known.js", { method: "POST" })).status).toBe(405);
  });

  it("shows the default picture in place of a missing one", async () => {
    const missing = await ask("http://sk.localhost/pictures/missing.svg");
    expect([missing.status, missing.headers.get("content-type"), await missing.text()]).toEqual([
      404,
      "image/svg+xml",
      "<svg/>",
    ]);
  });

  it("shows a crate when no pictures were drawn", async () => {
    const bindings = { ...local, ASSETS: { fetch: async () => new Response(null, { status: 404 }) } };
    const missing = await ask("http://sk.localhost/pictures/default.svg", {}, bindings);
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
    expect(await missing.text()).toMatch(/^<svg .*<path .*<\/svg>$/);
  });

  it("reports its health, and what crawlers may read", async () => {
    expect(await (await ask("http://be.localhost/healthz")).json()).toEqual({
      status: "ok",
      country: "BE",
      version: "v7",
    });
    expect((await ask("http://be.localhost/healthz", { method: "POST" })).status).toBe(405);
    const robots = await (await ask("http://be.localhost/robots.txt")).text();
    expect(robots).toContain("Disallow: /nl/checkout");
    expect(robots).toContain("Sitemap: http://be.localhost/sitemap.xml");
  });

  it("has separate hosts in staging, which no crawler may read", async () => {
    const staging = { ...local, DEPLOYMENT: "staging" };
    expect(await (await ask("https://staging.ironhall.gr/", {}, staging)).text()).toContain("GR");
    expect((await ask("https://www.ironhall.gr/", {}, staging)).status).toBe(404);
    expect((await ask("https://staging.ironhall.gr/", {}, production)).status).toBe(404);
    expect(await (await ask("https://staging.ironhall.gr/robots.txt", {}, staging)).text()).toBe(
      "User-agent: *\nDisallow: /\n",
    );
    expect((await ask("https://staging.ironhall.gr/", {}, staging)).headers.get("x-robots-tag")).toBe(
      "noindex, nofollow",
    );
    expect((await ask("https://www.ironhall.gr/", {}, production)).headers.has("x-robots-tag")).toBe(false);
  });

  it("refuses to serve with an invalid environment; only local responses say why", async () => {
    const broken = { SESSION_SECRET: undefined };
    const here = await ask("http://sk.localhost/", {}, { ...local, ...broken });
    expect(here.status).toBe(503);
    expect(await here.text()).toContain("SESSION_SECRET is missing");
    const there = await ask("https://www.ironhall.sk/", {}, { ...production, ...broken });
    expect([there.status, there.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await there.text()).not.toContain("SESSION_SECRET");
  });

  it("logs once why it refuses, however many requests come", async () => {
    const half = { ...production, PLACES_API_URL: "https://places.example" };
    vi.mocked(console.error).mockClear();
    for (const _ of [1, 2, 3]) expect((await ask("https://www.ironhall.sk/", {}, half)).status).toBe(503);
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toEqual([
      {
        level: "error",
        event: "settings-refused",
        message: expect.stringContaining("PLACES_API_URL is set without PLACES_API_KEY: set both or neither"),
      },
    ]);
  });
});
