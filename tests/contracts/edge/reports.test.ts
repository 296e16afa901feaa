import { existsSync } from "node:fs";
import { basename } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const sandbox = new Guest(shop.port, "sandbox.localhost");
const operators = new Guest(shop.port, "operations.localhost");
beforeEach(async () => void (await sandbox.submit("/services/monitoring", { clear: "yes" })));

const post = (path: string, body: string, type = "application/json", hostname = "gb.localhost") =>
  shop.guest(hostname).send(path, { method: "POST", headers: { "content-type": type }, body });

/** Reads what the monitoring service received, after an operator's request has made the isolate report. */
async function readArrived(): Promise<string> {
  await operators.get("/");
  return (await sandbox.get("/services/monitoring")).text.replaceAll("&quot;", '"');
}

const frame = "    at show (https://www.ironhall.de/assets/shop-abc.js:1:2345)";
const toReport = (change: object = {}) => ({
  path: "/checkout/payment",
  items: [
    {
      kind: "error",
      name: "TypeError",
      message: "No address “Max Berger” for max@customer.example",
      stack: `TypeError: Max Berger\n${frame}\n    at https://tags.example/t.js?email=max@customer.example:1:1`,
    },
    { kind: "vital", name: "LCP", value: 1234.5 },
  ],
  ...change,
});

describe("a report of a monitored page", () => {
  it("reaches the monitoring service without personal data, and is counted", async () => {
    const path = "/shared-list/Zm9vYmFyYmF6Zm9vYmFy";
    const answer = await post("/api/monitoring", JSON.stringify(toReport({ path })));
    expect([answer.status, answer.headers["cache-control"]]).toEqual([204, "no-store"]);
    await soon(async () => (await readArrived()).includes("browser-error"));
    const arrived = await readArrived();
    expect(arrived).toContain("    at show (/assets/shop-abc.js:1:2345)".trim());
    expect(arrived).toContain("/shared-list/:id");
    expect(arrived).not.toMatch(/berger|max@|Zm9v|tags\.example/i);
    const { text } = await operators.get("/?minutes=5");
    expect(text).toContain("TypeError");
    expect(text).toContain("LCP");
  });

  it.each([
    ["no JSON", "{", 400],
    ["nothing", "null", 400],
    ["no items", JSON.stringify(toReport({ items: [] })), 400],
    ["too many items", JSON.stringify(toReport({ items: new Array(31).fill(toReport().items[1]) })), 400],
    ["a field that nobody knows", JSON.stringify(toReport({ email: "max@customer.example" })), 400],
    [
      "a vital that nobody knows",
      JSON.stringify(toReport({ items: [{ kind: "vital", name: "x", value: 1 }] })),
      400,
    ],
    [
      "a name with markup",
      JSON.stringify(toReport({ items: [{ ...toReport().items[0], name: "<b>" }] })),
      400,
    ],
    ["more than a page has to tell", JSON.stringify(toReport({ path: "x".repeat(70_000) })), 413],
  ])("that is %s is refused", async (_, body, status) => {
    expect((await post("/api/monitoring", body)).status).toBe(status);
  });

  it("is accepted from the shop's own pages only", async () => {
    const headers = { "content-type": "application/json", origin: "https://elsewhere.example" };
    const body = JSON.stringify(toReport());
    expect((await shop.guest().send("/api/monitoring", { method: "POST", headers, body })).status).toBe(403);
    expect((await shop.guest().get("/api/monitoring")).status).toBe(405);
  });
});

describe("policy reports", () => {
  it("have a URL on every page, which both policies name", async () => {
    const { headers } = await shop.guest().get("/");
    expect(headers["reporting-endpoints"]).toBe('default="/api/reports"');
    expect(headers["content-security-policy"]).toContain("; report-uri /api/reports; report-to default");
    expect(headers["cross-origin-opener-policy"]).toMatch(
      /^same-origin(?:-allow-popups)?; report-to="default"$/,
    );
  });

  it("are counted by kind, and logged once, without URLs", async () => {
    const body = {
      effectiveDirective: "script-src-elem",
      blockedURL: "https://evil.example/x.js?email=max@customer.example",
      documentURL: "https://www.ironhall.co.uk/shared-list?key=secret",
    };
    const reports = JSON.stringify([
      { type: "csp-violation", age: 1, url: body.documentURL, user_agent: "x", body },
      { type: "coop", url: "https://www.ironhall.co.uk/", body: { type: "navigation-from-response" } },
      { type: "deprecation", body: {} },
    ]);
    const first = await post("/api/reports", reports, "application/reports+json");
    const second = await post("/api/reports", reports, "application/reports+json");
    expect([first.status, second.status]).toEqual([204, 204]);
    const { text } = await operators.get("/?minutes=5");
    for (const kind of ["csp script-src-elem", "coop", "other"]) expect(text).toContain(`>${kind}<`);
    const id = String(first.headers["x-request-id"]);
    await soon(() => shop.readLog(id).some(({ event }) => event === "policy-report"));
    expect(shop.readLog(id)[0]).toMatchObject({ blocked: "https://evil.example", page: "/shared-list" });
    expect(shop.readLog(String(second.headers["x-request-id"]))).toEqual([]);
  });

  it("of older browsers are counted too", async () => {
    const report = { "violated-directive": "img-src 'self'", "blocked-uri": "data" };
    const body = JSON.stringify({ "csp-report": report });
    expect((await post("/api/reports", body, "application/csp-report")).status).toBe(204);
    expect((await operators.get("/?minutes=5")).text).toContain(">csp img-src<");
  });

  it.each(["{", "[]", '"x"', "[1]", JSON.stringify(new Array(51).fill({ type: "coop" }))])(
    "that are malformed are refused: %s",
    async (body) => expect((await post("/api/reports", body, "application/reports+json")).status).toBe(400),
  );
});

describe("the source maps, by which operators read a stack", () => {
  it("were built and are not served", async () => {
    const page = await shop.guest().get("/");
    const [script = ""] = /\/assets\/framework-[\w-]+\.js/.exec(page.text) ?? [];
    expect(existsSync(`build/source-maps/${basename(script)}.map`), script).toBe(true);
    const served = await shop.guest().get(script);
    expect([served.status, served.headers.sourcemap]).toEqual([200, undefined]);
    expect(served.text).not.toContain("sourceMappingURL");
    for (const place of [`${script}.map`, `/source-maps/${basename(script)}.map`])
      expect((await shop.guest().get(place)).status, place).toBe(404);
  });
});
