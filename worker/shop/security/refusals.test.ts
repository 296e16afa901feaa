import { describe, expect, it } from "vitest";
import { createContentSecurityPolicy } from "./content-security-policy";
import {
  isCrossSiteWrite,
  isForeignLocalWrite,
  longestBodyBytes,
  parseJsonBody,
  readBoundedBody,
  toLongestBody,
} from "./refusals";

const origin = "https://www.ironhall.sk";

describe("a writing request", () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ origin }, false],
    [{ origin, "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ origin: "https://evil.example" }, true],
    [{ origin: "http://www.ironhall.sk" }, true],
    [{ origin: "null" }, true],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, false],
    [{ origin: "null", "sec-fetch-site": "cross-site" }, true],
    [{ origin, "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "same-site" }, true],
  ])("with %j comes from another site: %s", (headers, isCrossSite) => {
    expect(isCrossSiteWrite(new Headers(headers), origin)).toBe(isCrossSite);
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ origin: "http://sandbox.localhost:8787" }, false],
    [{ origin: "http://de.localhost:8787" }, false],
    [{ origin: "http://localhost:8787" }, false],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, false],
    [{ origin: "null" }, true],
    [{ origin: "null", "sec-fetch-site": "cross-site" }, true],
    [{ origin: "http://sandbox.localhost:9999" }, true],
    [{ origin: "https://evil.example" }, true],
    [{ origin: "http://localhost.evil.example:8787" }, true],
    [{ origin: "http://evil-localhost:8787" }, true],
  ])("to a local system with %j is foreign: %s", (headers, isForeign) => {
    expect(isForeignLocalWrite(new Headers(headers), "8787")).toBe(isForeign);
  });

  const post = (body: BodyInit) => new Request(origin, { method: "POST", body });

  it("may have a body of 64 KiB, and not a byte more", async () => {
    expect((await readBoundedBody(post(new Uint8Array(longestBodyBytes)))).length).toBe(longestBodyBytes);
    expect(await readBoundedBody(post(new Uint8Array(longestBodyBytes + 1)))).toBe("too-large");
    expect((await readBoundedBody(new Request(origin, { method: "POST" }))).length).toBe(0);
  });

  it("may have a list of 1 MiB on the quick order's pages alone", () => {
    const paths = [
      "/quick-order",
      "/quick-order/preview",
      "/nl/my-account/quick-order",
      "/quick-order-guide/",
      "/checkout/cart",
    ];
    const lists = paths.slice(0, 3).map(toLongestBody);
    const others = paths.slice(3).map(toLongestBody);
    expect(lists).toEqual(lists.map(() => 1024 * 1024));
    expect(others).toEqual([longestBodyBytes, longestBodyBytes]);
  });

  it.each([
    ['{"a":1}', { a: 1 }],
    ["null", null],
    ["{a:1}", undefined],
    ["", undefined],
  ])("parses the body %j as %j", (text, expected) => {
    expect(parseJsonBody(new TextEncoder().encode(text))).toEqual(expected);
  });

  it("refuses a body that is not UTF-8", () => {
    expect(parseJsonBody(new Uint8Array([0x22, 0xff, 0x22]))).toBeUndefined();
  });
});

it("parses JSON nested a hundred levels deep, and no deeper", () => {
  const nest = (open: string, inner: string, close: string, depth: number) =>
    new TextEncoder().encode(open.repeat(depth) + inner + close.repeat(depth));
  expect(parseJsonBody(nest("[", `"${"[{".repeat(200)}\\""`, "]", 100))).toBeDefined();
  expect(parseJsonBody(nest("[", "", "]", 101))).toBeUndefined();
  expect(parseJsonBody(nest("[", "", "]", 20_000))).toBeUndefined();
  expect(parseJsonBody(nest('{"a":', "1", "}", 5_000))).toBeUndefined();
});

describe("the content security policy", () => {
  const sources = {
    host: "www.ironhall.sk",
    isLocal: false,
    paymentOrigin: "https://pay.example",
    signInOrigins: ["https://id.example"],
    walletOrigins: [] as string[],
    partySources: [] as string[],
  };
  const inline = { scripts: "'sha256-abc='", styles: "'sha256-def='" };
  const write = (more: Partial<typeof sources> = {}) =>
    createContentSecurityPolicy({ ...sources, ...more })(inline);
  const policy = write();

  it("lets forms lead to the payment and the sign-in providers, and to no other site", () => {
    expect(policy).toContain("form-action 'self' https://pay.example https://id.example;");
  });

  it("names the wallets' origins if the shop has any, and frames nothing otherwise", () => {
    const connected = write({ walletOrigins: ["https://pay.google.com"] });
    expect(connected).toContain("'strict-dynamic' https://pay.google.com;");
    expect(connected).toContain("frame-src 'self' https://pay.google.com;");
    expect(connected).toContain("wss://www.ironhall.sk https://pay.google.com;");
    expect(policy).not.toMatch(/frame-src|google/);
  });

  it("lets third-party services be fetched and framed if the shop is connected to any", () => {
    const connected = write({ partySources: ["https://*.reviews.example"] });
    expect(connected).toContain("frame-src 'self' https://*.reviews.example;");
    expect(connected).toContain("wss://www.ironhall.sk https://*.reviews.example;");
  });

  it("lets only the named inline scripts and styles apply, and the scripts that they load", () => {
    expect(policy).toContain("script-src 'sha256-abc=' 'strict-dynamic';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect(policy).not.toContain("unsafe");
  });

  it("requires Trusted Types; only scripts of other hosts bring further policies", () => {
    const connected = write({ partySources: ["https://*.reviews.example"] });
    for (const each of [policy, connected]) expect(each).toContain("require-trusted-types-for 'script';");
    expect(policy).toContain("trusted-types shop default late;");
    expect(connected).toContain("trusted-types * 'allow-duplicates';");
  });

  it("lets sockets lead to this host, and lets no site frame a page", () => {
    expect(policy).toContain("connect-src 'self' wss://www.ironhall.sk;");
    for (const refusal of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(refusal);
    }
  });
});
