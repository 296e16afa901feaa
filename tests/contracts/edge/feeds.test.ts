import http from "node:http";
import { gunzipSync } from "node:zlib";
import { array, create, number, type as object, optional, string } from "superstruct";
import { afterEach, describe, expect, it } from "vitest";
import { openAsk } from "../../../scripts/crawl/ask.ts";
import { checkFeeds } from "../../../scripts/feeds-check/check-feeds.ts";
import { feedReaders } from "../../../scripts/feeds-check/read-feeds.ts";
import { loadCountryTable } from "../../../scripts/house/load-country-table.ts";
import { openPlatform } from "../../support/platform.ts";
import { soon } from "../../support/soon.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const platform = openPlatform(shop.port);
const countries = await loadCountryTable();
/** A product whose price no other test reads, without a reduction. */
const sku = "EX10160000";
const undo: (() => Promise<unknown>)[] = [];

const Price = object({
  id: string(),
  key: optional(string()),
  value: object({ currencyCode: string(), centAmount: number() }),
});
const Product = object({
  masterData: object({ current: object({ masterVariant: object({ prices: array(Price) }) }) }),
});

async function loadPrice() {
  const stored = await platform.loadByKey("products", sku);
  if (!stored) throw new Error(`There is no product ${sku}`);
  const { prices } = create(stored, Product).masterData.current.masterVariant;
  const price = prices.find(({ value }) => value.currencyCode === "GBP");
  if (!price) throw new Error(`${sku} has no price in pounds`);
  return { stored, price };
}

async function setPrice(centAmount: number): Promise<void> {
  const { stored, price } = await loadPrice();
  const { id: priceId, key } = price;
  const changed = { ...(key !== undefined && { key }), value: { currencyCode: "GBP", centAmount } };
  await platform.update("products", stored, [
    { action: "changePrice", priceId, price: changed, staged: false },
  ]);
}

/** Returns the price of the product in the feed for Meta. */
async function readPrice(): Promise<string | undefined> {
  const { text } = await shop.guest("gb.localhost").get("/feeds/meta.csv");
  return feedReaders["meta.csv"]?.(text).find(({ id }) => id === sku.slice(2))?.price;
}

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await shop.instructPlatform();
});

describe("the product feeds", () => {
  it.each(["de-DE", "fr-CH", "el-GR"])("say the same as pages and platform in %s", async (locale) => {
    const country = countries.find(({ locales }) => locales.some((each) => each === locale));
    const own = country?.locales.find((each) => each === locale);
    if (!country || !own) throw new Error(`No country has the locale ${locale}`);
    const host = `${country.code.toLowerCase()}.localhost`;
    const ask = openAsk(shop.port, host);
    const origin = `http://${host}:${shop.port}`;
    const check = await checkFeeds({ ask, platform, origin, country, locale: own, everyNth: 12 });
    ask.close();
    expect(check.differences).toEqual([]);
    expect(check.articles).toBeGreaterThan(100);
    expect(check.pages).toBeGreaterThan(8);
    const open = ["google.xml", "openai.jsonl", "meta.csv"];
    expect(check.feeds).toEqual(locale === "de-DE" ? [...open, "idealo.csv"] : open);
  });

  it("have a product's new price soon after the platform's message", async () => {
    const before = (await loadPrice()).price.value.centAmount;
    await soon(async () => (await readPrice()) === (before / 100).toFixed(2));
    undo.push(() => setPrice(before));
    await setPrice(before + 1_11);
    await soon(async () => (await readPrice()) === ((before + 1_11) / 100).toFixed(2));
  });

  it("are compressed as they are streamed", async () => {
    const plain = await shop.guest("gb.localhost").get("/feeds/openai.jsonl");
    const { headers, body } = await getCompressed("gb.localhost", "/feeds/openai.jsonl");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(body).toString("utf8")).toBe(plain.text);
    expect(body.length).toBeLessThan(plain.text.length / 3);
    expect(plain.headers["x-robots-tag"]).toBe("noindex");
  });

  it("are served from cached parts while the platform is down, and otherwise not at all", async () => {
    const made = await shop.guest("it.localhost").get("/feeds/google.xml");
    expect(made.status).toBe(200);
    await shop.instructPlatform({ refused: ["FeedProducts"] });
    const cached = await shop.guest("it.localhost").get("/feeds/google.xml");
    expect([cached.status, cached.text]).toEqual([200, made.text]);
    const missing = await shop.guest("it.localhost").get("/feeds/openai.jsonl");
    expect([missing.status, missing.headers["retry-after"]]).toEqual([503, "120"]);
  });

  it.each([
    ["gr.localhost", "/feeds/idealo.csv", "GET", 404],
    ["gr.localhost", "/de/feeds/google.xml", "GET", 404],
    ["gr.localhost", "/el/feeds/google.xml", "GET", 404],
    ["gr.localhost", "/feeds/google.xml", "HEAD", 200],
    ["gr.localhost", "/feeds/google.xml", "POST", 405],
  ])("exist only where the store opened them: %s%s %s is a %d", async (host, path, method, status) => {
    const guest = shop.guest(host);
    const headers = { origin: `http://${guest.host}` };
    expect((await guest.send(path, { method, headers })).status).toBe(status);
  });
});

/** Returns the body as it is on the wire. */
function getCompressed(hostname: string, path: string) {
  const headers = { host: `${hostname}:${shop.port}`, "accept-encoding": "gzip" };
  return new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port: shop.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}
