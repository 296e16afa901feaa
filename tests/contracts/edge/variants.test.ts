import { describe, expect, it } from "vitest";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
/** A pallet truck of the demo catalogue with other wheels. */
const variant = "EX10210001";

describe("a variant of a product", () => {
  it("has a separate URL for each purchasable variant, with the product's as canonical one", async () => {
    const guest = shop.guest();
    const path = await findProductPath(guest, "10210000");
    const { status, text } = await guest.get(`${path}?variant=${variant}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${path}"/>`));
    expect(text).toContain(`name="sku" value="${variant}"`);
    expect(text).toContain(variant.slice(2));
    expect(text).toMatch(/<a (?=[^>]*href="[^"]*\?variant=EX10210001")[^>]*aria-current="true"[^>]*>Nylon</);
    expect(text).toContain('"@type":"ProductGroup"');
  });

  it("is cached like any other page, and an unknown variant shows the product", async () => {
    const guest = shop.guest();
    const path = await findProductPath(guest, "10210000");
    const address = `${path}?variant=${variant}`;
    await guest.get(address);
    expect((await guest.get(address)).headers["cache-status"]).toBe("shop; hit");
    for (const wrong of ["", "nope", "%00", "EX10010000", "a&variant=b"]) {
      const { status, text } = await guest.get(`${path}?variant=${wrong}`);
      expect(status, wrong).toBe(200);
      // The cheapest in stock represents the product.
      expect(text, wrong).toContain('name="sku" value="EX10210001"');
    }
  });

  it("is named in its cart", async () => {
    const guest = shop.guest();
    const { data } = await guest.call("addToCart", { sku: variant, quantity: 1 });
    const name = { en: expect.stringContaining("Nylon") };
    expect(data).toMatchObject({ cart: { lines: [{ sku: variant, name }] } });
    const { text } = await guest.get("/checkout/cart");
    expect(text).toMatch(/Nylon · Powder-coated steel/);
  });
});
