import { expect, it } from "vitest";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const cardOfAnother = /<h3[^>]*><a href="\/[a-z0-9-]+\/">/;

it("what is remembered stands in the page where it belongs, and no script must move it there", async () => {
  const guest = shop.guest();
  const product = await findProductPath(guest, "10110000");
  await guest.get(product);
  // A parameter that nobody knows: the page is made anew and not kept.
  const { text } = await guest.get(`${product}?made=anew`);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  expect(main).toMatch(cardOfAnother);
  expect(main).not.toContain("<template");
  expect(text).not.toContain('<div hidden id="S:');
});
