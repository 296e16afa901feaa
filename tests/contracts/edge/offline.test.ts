import { describe, expect, it } from "vitest";
import { messagesOf } from "../../support/messages.ts";
import { listRefusedInline } from "./inline-elements.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();

describe("the service worker", () => {
  it("controls the whole host, is revalidated on each request, and may load from this host only", async () => {
    const { status, headers, text } = await shop.guest("be.localhost").get("/sw.js");
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["service-worker-allowed"]).toBe("/");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
    expect(text).toContain('"pages":{"":"/offline","/nl":"/nl/offline"}');
    expect(Buffer.byteLength(text)).toBeLessThan(12_000);
  });

  it("names existing files, and no page, datum or picture", async () => {
    const { text } = await shop.guest().get("/sw.js");
    const { files } = JSON.parse(/const shop=(\{.*?\});/.exec(text)?.[1] ?? "{}");
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(file).toMatch(/^[\w.-]+\.(?:js|css)$/);
    for (const file of [files[0], files.at(-1)])
      expect((await shop.guest().get(`/assets/${file}`)).status).toBe(200);
  });

  it("may be started by pages, from this host only", async () => {
    const { headers } = await shop.guest().get("/sales");
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  });
});

it.each([
  ["gr.localhost", "", "el", "el-GR"],
  ["bg.localhost", "", "bg", "bg-BG"],
  ["ch.localhost", "/it", "it", "it-CH"],
])(
  "the offline page of %s%s is self-contained and in its language",
  async (host, prefix, language, locale) => {
    const { status, text, headers } = await shop.guest(host).get(`${prefix}/offline`);
    const word = messagesOf(language);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).toContain(word("frame.error.offline.title"));
    expect(text).toContain(word("content.offline.changed"));
    expect(text).not.toMatch(/<script[^>]* src=|rel="stylesheet"|rel="modulepreload"/);
    expect(listRefusedInline(text, String(headers["content-security-policy"]))).toEqual([]);
    expect(headers["set-cookie"]).toBeUndefined();
  },
);

it("each shop can be installed on a home screen, in the language of the page", async () => {
  const guest = shop.guest("be.localhost");
  for (const [prefix, start, lang] of [
    ["", "/", "fr-BE"],
    ["/nl", "/nl", "nl-BE"],
  ]) {
    const { text, headers } = await guest.get(`${prefix}/manifest.json`);
    const manifest = JSON.parse(text);
    expect(headers["content-type"]).toBe("application/manifest+json");
    expect(manifest).toMatchObject({ name: "Ironhall", start_url: start, scope: "/", lang });
    for (const { src } of manifest.icons)
      expect((await guest.get(src)).headers["content-type"]).toBe("image/png");
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      `${prefix}/search`,
      `${prefix}/checkout/cart`,
    ]);
  }
  expect((await guest.get("/xx/manifest.json")).status).toBe(404);
});
