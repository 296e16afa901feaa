import { array, create, type Infer, literal, number, type as object, optional, string } from "superstruct";
import { afterEach, describe, expect, it } from "vitest";
import { openPlatform } from "../../support/platform.ts";
import { soon } from "../../support/soon.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const guest = shop.guest("gb.localhost");
const platform = openPlatform(shop.port);
/** A product whose price no other test reads. */
const sku = "EX10310002";
const undo: (() => Promise<unknown>)[] = [];

const Price = object({
  id: string(),
  country: optional(string()),
  value: object({
    type: literal("centPrecision"),
    currencyCode: string(),
    centAmount: number(),
    fractionDigits: number(),
  }),
});
const Product = object({
  id: string(),
  masterData: object({ current: object({ masterVariant: object({ prices: array(Price) }) }) }),
});

async function loadProduct() {
  const stored = await platform.loadByKey("products", sku);
  if (!stored) throw new Error(`There is no product ${sku}`);
  return { stored, product: create(stored, Product) };
}

/** Reads the product's price in pounds, in pence. */
async function readPrice(): Promise<number> {
  return findPrice((await loadProduct()).product).value.centAmount;
}

async function setPrice(centAmount: number): Promise<void> {
  const { stored, product } = await loadProduct();
  const { id: priceId, country, value } = findPrice(product);
  const price = { ...(country && { country }), value: { currencyCode: value.currencyCode, centAmount } };
  await platform.update("products", stored, [{ action: "changePrice", priceId, price, staged: false }]);
}

function findPrice({ masterData }: Infer<typeof Product>) {
  const { prices } = masterData.current.masterVariant;
  const price = prices.find(({ value }) => value.currencyCode === "GBP");
  if (!price) throw new Error(`${sku} has no price in pounds`);
  return price;
}

/** Reads the tags of a page once it comes from the page cache. */
async function readTags(path: string): Promise<readonly string[]> {
  let tags = "";
  await soon(async () => {
    const { headers } = await guest.get(path);
    tags = String(headers["cache-tag"] ?? "");
    return tags !== "";
  });
  return tags.split(",");
}

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe("the tags of a cached page", () => {
  it("name the store and the products, the category and the content that it shows", async () => {
    const path = await findProductPath(guest, "10310002");
    const { id } = (await loadProduct()).product;
    const ofProduct = await readTags(path);
    expect(ofProduct).toEqual(
      expect.arrayContaining(["catalogue", "store-shop_gb", "content", `product-${id}`]),
    );
    const ofCategory = await readTags("/catering-equipment/");
    expect(ofCategory.filter((tag) => tag.startsWith("category-"))).toHaveLength(1);
    expect(ofCategory.filter((tag) => tag.startsWith("product-")).length).toBeGreaterThan(1);
    for (const tag of [...ofProduct, ...ofCategory]) expect(tag).toMatch(/^[\w-]+$/);
  });

  it("are sent with cached pages only: before, not all of a streamed page is known", async () => {
    const { headers } = await guest.get(`/sales?brand=${crypto.randomUUID()}`);
    expect(headers["cache-status"]).toBe("shop; fwd=miss");
    expect(headers["cache-tag"]).toBeUndefined();
    expect((await guest.get("/checkout/cart")).headers["cache-tag"]).toBeUndefined();
  });
});

describe("a product's new price", () => {
  it("is on its cached page and in a cached listing soon after the platform's message", async () => {
    const pages = [await findProductPath(guest, "10310002"), "/search?q=log+splitter"];
    for (const page of pages) await readTags(page);
    const before = await readPrice();
    undo.push(() => setPrice(before));
    await setPrice(123_321);
    for (const page of pages) await soon(async () => (await guest.get(page)).text.includes("1,233.21"));
  });
});
