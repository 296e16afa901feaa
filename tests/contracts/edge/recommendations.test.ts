import { parse } from "node-html-parser";
import { array, create, nullable, number, size, string, type } from "superstruct";
import { afterEach, describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("en");
const sandbox = shop.guest("sandbox.localhost");
const turn = (mode: string) => sandbox.submit("/services/recommendations", { switch: mode });
const british = { domainId: "ironhall-picks-gb-en", languageAndCountry: "en-GB" };

const Answer = type({
  results: size(array(type({ value: nullable(array(type({ item_id: string() }))) })), 1),
});

type Fields = Readonly<Record<string, unknown>>;

/** Returns the SKUs that the middleware recommends; null: none. */
async function ask(fields: Fields, guest: Guest = shop.guest()): Promise<readonly string[] | null> {
  const { data } = await guest.call("getRecommendations", { ...british, ...fields });
  return create(data, Answer).results[0]?.value?.map(({ item_id }) => item_id) ?? null;
}

/** Returns the error code of the middleware. */
async function refuse(fields: Fields): Promise<string | undefined> {
  return (await shop.guest().call("getRecommendations", { ...british, ...fields })).error?.code;
}

const similarTo = (sourceSku: string) => ask({ typeId: "similar-products", sourceSku });

const Entries = type({
  inventoryEntries: type({
    results: size(array(type({ id: string(), version: number(), quantityOnStock: number() })), 1),
  }),
});

/** Sets an article's stock; returns the previous stock. */
async function setStock(sku: string, quantity: number): Promise<number> {
  const query = `query($where: String!) { inventoryEntries(where: $where) { results { id version quantityOnStock } } }`;
  const found = create(await shop.askPlatform(query, { where: `sku = "${sku}"` }), Entries);
  const [entry] = found.inventoryEntries.results;
  if (!entry) throw new Error(`No stock of ${sku}`);
  await shop.askPlatform(
    `mutation($id: String!, $version: Long!, $quantity: Long!) {
      updateInventoryEntry(id: $id, version: $version, actions: [{ changeQuantity: { quantity: $quantity } }]) { id }
    }`,
    { id: entry.id, version: entry.version, quantity },
  );
  return entry.quantityOnStock;
}

afterEach(() => turn("normal"));

describe("the middleware's recommendations", () => {
  it("are other articles of the same kind", async () => {
    const found = await similarTo("EX10110000");
    expect(found).not.toContain("EX10110000");
    expect(found?.slice(0, 2).every((sku) => /^EX1[08]11/.test(sku))).toBe(true);
  });

  it("complement an article: its accessory first", async () => {
    const found = await ask({ typeId: "cart-recommendation", sourceSku: "EX10110000", productTitle: "–" });
    expect(found?.[0]).toBe("EX10119900");
  });

  it("omit products with the same name as the article", async () => {
    const guest = shop.guest();
    const helmet = (await guest.call("getProduct", { sku: "EX10119900" })).data;
    const { name: productTitle } = create(helmet, type({ name: string() }));
    const fields = { typeId: "cart-recommendation", sourceSku: "EX10110000", productTitle };
    expect(await ask(fields)).not.toContain("EX10119900");
  });

  it("are the articles seen on the device, and popular ones when it reports none", async () => {
    const lastSeen = ["EX10280001", "EX10110000"];
    expect(await ask({ typeId: "last-seen", lastSeen })).toEqual(lastSeen);
    expect((await ask({ typeId: "last-seen" }))?.length).toBeGreaterThan(4);
  });

  // Two sources, because the recommendations of one are cached for a minute.
  it("are in stock", async () => {
    const light = "EX10280001";
    expect(await similarTo("EX10280000")).toContain(light);
    const pieces = await setStock(light, 0);
    try {
      expect(await similarTo("EX10280002")).not.toContain(light);
    } finally {
      await setStock(light, pieces);
    }
  });

  it.each([
    ["the domain of another shop", { typeId: "last-seen", domainId: "ironhall-picks-de-de" }],
    ["a language that the shop does not have", { typeId: "last-seen", languageAndCountry: "de-DE" }],
    ["an unknown type", { typeId: "horoscope" }],
    ["no article to be like", { typeId: "similar-products" }],
  ])("refuse %s", async (_, fields) => {
    expect(await refuse(fields)).toBe("invalid-arguments");
  });

  it("are absent when the store has them switched off", async () => {
    const lithuanian = { domainId: "ironhall-picks-lt-lt", languageAndCountry: "lt-LT" };
    expect(await ask({ typeId: "last-seen", ...lithuanian }, shop.guest("lt.localhost"))).toBeNull();
  });

  it("identify the visitor to the service only after consent to marketing", async () => {
    const arrived = async () => (await sandbox.get("/services/recommendations")).text;
    const guest = shop.guest();
    const seen = (number: string) =>
      ask({ typeId: "last-seen", bloomreachCookie: `visitor-${number}`, lastSeen: ["EX10010000"] }, guest);
    guest.cookies.set("consent", "v1.2026-11-23.functional.statistics");
    await seen("unasked");
    guest.cookies.set("consent", "v1.2026-11-23.marketing");
    await seen("agreed");
    const journal = await arrived();
    expect(journal).toContain("visitor-agreed");
    expect(journal).not.toContain("visitor-unasked");
  });
});

describe("a row of recommendations", () => {
  it("is complete markup, with its products and its source for reports", async () => {
    const answer = await shop.guest().get("/recommendations/seen");
    const { html, parts } = JSON.parse(answer.text);
    const row = parse(html).querySelector("section");
    expect(row?.querySelector("h2")?.text).toBe(word("recommendations.popular"));
    const links = row?.querySelectorAll("li h3 a").map((link) => link.getAttribute("href")) ?? [];
    expect(links.length).toBeGreaterThan(4);
    const list = parts.parts[row?.querySelector("ul")?.getAttribute("data-part") ?? ""];
    expect(list).toMatchObject({
      name: word("recommendations.popular"),
      recommendation: { id: "last-seen" },
    });
    expect(list.products.map(({ path }: { path: string }) => path)).toEqual(links);
    expect(answer.headers["cache-control"]).toContain("no-store");
  });

  it("of a cart contains nothing from the cart", async () => {
    const { text } = await shop.guest().get("/recommendations/cart?skus=EX10110000,EX10119900");
    const shown = parse(JSON.parse(text).html)
      .querySelectorAll("[data-save]")
      .map((link) => link.getAttribute("data-save"));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown).not.toContain("EX10119900");
  });

  it("is absent for an unknown article, and no row has another name", async () => {
    expect((await shop.guest().get("/recommendations/similar?skus=EX99999999")).status).toBe(204);
    expect((await shop.guest().get("/recommendations/horoscope")).status).toBe(404);
  });

  // One article each: responses are cached.
  it.each([
    ["dead", "EX10190000"],
    ["wrong", "EX10200000"],
    ["slow", "EX10210000"],
  ])("is absent while the service is %s, and the page is complete", async (mode, sku) => {
    await turn(mode);
    const guest = shop.guest();
    const started = performance.now();
    expect((await guest.get(`/recommendations/similar?skus=${sku}`)).status).toBe(204);
    expect(performance.now() - started).toBeLessThan(4_000);
    const page = await guest.get(await findProductPath(guest, sku.slice(2)));
    expect(page.status).toBe(200);
    expect(page.text).toContain(word("product.section.related"));
  });
});
