import { describe, expect, it } from "vitest";
import { type AskShop, checkShop } from "./check-shop";
import { describeFinding } from "./finding";

const page = {
  "content-security-policy": "x",
  "x-content-type-options": "nosniff",
  "referrer-policy": "x",
  "permissions-policy": "x",
  "strict-transport-security": "max-age=1",
};

type Answers = Readonly<Record<string, readonly [number, string, Readonly<Record<string, string>>]>>;

const well: Answers = {
  "/healthz": [200, "{}", {}],
  "/readyz": [200, "{}", {}],
  "/": [200, "<html>", { ...page, "cache-status": "shop; hit" }],
  "/robots.txt": [200, "User-agent: *\n\nSitemap: https://www.ironhall.gr/sitemap.xml\n", {}],
  "/sitemap.xml": [200, "<sitemapindex>", {}],
};

async function look(change: Answers = {}) {
  const ask: AskShop = async (path) => {
    const [status, text, headers] = { ...well, ...change }[path] ?? [404, "", {}];
    return { status, text, headers: new Headers(headers) };
  };
  const findings = await checkShop({ host: "www.ironhall.gr", ask, operatorToken: "t", isSecure: true });
  return findings.filter(({ problem }) => problem !== null).map(describeFinding);
}

describe("the doctor at a shop", () => {
  it("finds nothing when everything is well", async () => {
    expect(await look()).toEqual([]);
  });

  it("explains how to fix each problem", async () => {
    const ill = await look({
      "/healthz": [503, "", {}],
      "/readyz": [
        503,
        '{"checks":[{"system":"search","state":"failing"},{"system":"mail","state":"ok"}]}',
        {},
      ],
      "/": [200, "<html>", { "content-security-policy": "x" }],
      "/sitemap.xml": [503, "", {}],
    });
    expect(ill.map((line) => line.split(":")[0])).toEqual([
      "✗ www.ironhall.gr /healthz",
      "✗ www.ironhall.gr /readyz",
      "✗ www.ironhall.gr security headers",
      "✗ www.ironhall.gr page cache",
      "✗ www.ironhall.gr sitemap.xml",
    ]);
    expect(ill[0]).toContain("settings-refused");
    expect(ill[1]).toContain("search do not answer");
    expect(ill[2]).toContain("strict-transport-security");
  });

  it("says where to look when a host does not respond", async () => {
    const ask = async () => Promise.reject(new Error("ENOTFOUND"));
    const [finding] = await checkShop({ host: "www.ironhall.gr", ask, operatorToken: null, isSecure: true });
    expect(finding?.problem).toContain("name servers");
  });
});
