import { expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const cardOfAnother = /<h3[^>]*><a href="\/[a-z0-9-]+\/">/;

/**
 * Finds the first product with others shown next to it.
 * In a small shop some are nearly alone in their category.
 */
async function findProductWithOthers(guest: Guest): Promise<string> {
  const { text } = await guest.get("/sitemap-products-1.xml");
  for (const [, path = ""] of text.matchAll(/<loc>[^<]*(\/[a-z0-9-]+-\d{8}\/)<\/loc>/g)) {
    if (cardOfAnother.test((await guest.get(path)).text)) return path;
  }
  throw new Error("No product has similar ones: the shop of these tests needs more products.");
}

it("cached recommendations are rendered in their place, and no script has to move them", async () => {
  const guest = shop.guest();
  const product = await findProductWithOthers(guest);
  // An unknown parameter: the page is rendered again and not cached.
  const { text } = await guest.get(`${product}?made=anew`);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  expect(main).toMatch(cardOfAnother);
  expect(main).not.toContain("<template");
  expect(text).not.toContain('<div hidden id="S:');
});
