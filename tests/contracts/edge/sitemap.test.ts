import { afterEach, describe, expect, it } from "vitest";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway.ts";
import { checkResponse } from "../../../app/gateways/commerce/check-response.ts";
import { listParts } from "../../../worker/shop/sitemap/sitemap-part.ts";
import { openCatalogueScope } from "../../support/catalogue-scope.ts";
import { listSlugs } from "./edge-products.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();

/** Counts the products that a shop sells: test articles, guarantees and gifts are in no sitemap. */
const countSold = (locale: string) => listSlugs(locale, true).length;

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");

afterEach(() => shop.instructPlatform());

describe("the sitemap", () => {
  it("links from its index to parts that name pages of the shop, and no form", async () => {
    const guest = shop.guest("ch.localhost");
    const parts = locations((await guest.get("/sitemap.xml")).text);
    const isFirst = (path: string) => !path.includes("-after-");
    expect(parts.filter(isFirst)).toEqual([
      "/sitemap-content.xml",
      "/sitemap-categories-1.xml",
      "/sitemap-products-1.xml",
    ]);
    const products = locations((await guest.get("/sitemap-products-1.xml")).text);
    expect(products).toHaveLength(3 * countSold("de-CH"));
    expect((await guest.get(products[1] ?? "")).status).toBe(200);
    expect((await guest.submit("/sitemap.xml", { a: "b" })).status).toBe(405);
  });

  it("is cached under one URL for every query, and is served while the platform is down", async () => {
    const made = await shop.guest("it.localhost").get("/sitemap-products-1.xml");
    await shop.instructPlatform({ isDown: true });
    const cached = await shop.guest("it.localhost").get("/sitemap-products-1.xml?fresh=1");
    expect(cached.headers["cache-status"]).toMatch(/^shop; (?:hit|fwd=stale)/);
    expect([
      cached.status,
      cached.text,
      cached.headers["content-type"],
      cached.headers["cache-control"],
    ]).toEqual([200, made.text, "application/xml; charset=utf-8", "public, max-age=3600"]);
    const failed = await shop.guest("it.localhost").get("/sitemap.xml");
    expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "120"]);
  });

  it("names every product once, in any number of parts", async () => {
    const scope = openCatalogueScope(() => null);
    const gateway = createCatalogueGateway({
      ...scope,
      client: {
        ...scope.client,
        query: async (document, variables) => {
          const checked = checkResponse(document, await shop.askPlatform(document, variables));
          if (!checked.ok) throw new Error(checked.error);
          return checked;
        },
      },
    });
    const parts = await listParts("products", async (after) => {
      const ends = await gateway.findEndsOfSitemapRuns("products", { after, limit: 7 });
      return ends.ok ? ends.value : { ids: [], isComplete: true };
    });
    const runs = parts.map((part) =>
      gateway.loadSitemapEntries("products", { after: "after" in part ? part.after : null, limit: 7 }),
    );
    const sizes: number[] = [];
    const slugs = new Set<string>();
    for (const run of await Promise.all(runs)) {
      const entries = run.ok ? run.value : [];
      sizes.push(entries.length);
      for (const entry of entries) slugs.add(String(entry.slugs.de));
    }
    expect(Math.max(...sizes)).toBe(7);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(slugs.size);
    expect(slugs.size).toBe(countSold(scope.localeKey));
  });
});
