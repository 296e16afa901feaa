import { describe, expect, it } from "vitest";
import { wordsOf } from "../../support/words.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();

describe("guessing discount codes", () => {
  it("is answered on the page, after a while, with 429, a sentence and the time to wait; the cart goes on", async () => {
    const guest = shop.guest("de.localhost");
    await guest.call("addToCart", { sku, quantity: 1 });
    const guess = (code: string) => guest.submit("/checkout/cart", { intent: "apply-coupon", code });
    const first = await guess("GUESS");
    expect([first.status, first.text.includes(wordsOf("de")("cart.error.coupon-not-found"))]).toEqual([
      400,
      true,
    ]);
    for (let made = 1; made < 15; made += 1) await guess(`GUESS${made}`);
    const refused = await guess("GUESS15");
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(wordsOf("de")("cart.error.too-many-attempts"));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect(await guest.call("addToCart", { sku, quantity: 1 })).toMatchObject({ status: 200 });
  });
});
