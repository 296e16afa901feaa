import { afterEach, describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { findProductPath, type OpenShop, openShop, sku } from "./open-shop.ts";

const word = messagesOf("en");
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);

const shop = openShop();

afterEach(() => shop.instructPlatform());
const addresses = toAddressForm(shops.GB);

describe("while the platform is down", () => {
  it("a visited page is still served, any other is a 503 that shows the header and is not cached", async () => {
    const guest = shop.guest();
    const product = await findProductPath(guest, "10010000");
    const other = await findProductPath(guest, "10020000");
    const seen = await guest.get(product);
    await shop.instructPlatform({ isDown: true });
    const again = await shop.guest().get(product);
    expect(again.status).toBe(200);
    expect(again.headers["cache-status"]).toMatch(/^shop; (?:hit|fwd=stale)/);
    expect(heading(again)).toBe(heading(seen));

    for (const path of [other, "/search?q=scales&hits=12", "/new-arrivals?hits=36"]) {
      const answer = await shop.guest().get(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers["retry-after"]).toBe("60");
      expect(says(answer, word("frame.error.unavailable.title")), path).toBe(true);
      expect(says(answer, "<header") && says(answer, "/checkout/cart"), path).toBe(true);
    }
    await shop.instructPlatform();
    expect((await shop.guest().get(other)).status).toBe(200);
  });

  it("/healthz and static files still respond", async () => {
    await shop.instructPlatform({ isDown: true });
    expect((await shop.guest().get("/healthz")).status).toBe(200);
    expect((await shop.guest().get("/robots.txt")).status).toBe(200);
    expect((await shop.guest().get("/favicon.svg")).status).toBe(200);
  });

  it("a shopper without a cart sees an error in the form and in the middleware, and can retry later", async () => {
    const guest = shop.guest();
    await shop.instructPlatform({ isDown: true });
    const form = { intent: "add", sku, quantity: "2", key: "add-while-down-1" };
    const refused = await guest.submit("/checkout/cart", form);
    expect(refused.status).toBe(503);
    expect(says(refused, word("cart.error.platform-unavailable"))).toBe(true);
    const call = await guest.call("addToCart", { sku, quantity: 2 }, "add-while-down-2");
    expect(call.error?.code).toBe("platform-unavailable");
    expect(call.status).toBeGreaterThanOrEqual(500);
    await shop.instructPlatform();
    expect((await guest.submit("/checkout/cart", form)).status).toBe(303);
    expect(await countPieces(guest)).toEqual([2]);
  });

  it("cart and checkout say “try again”, preserve the input, and lose nothing", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 3 });
    const cart = await readCart(guest);
    await shop.instructPlatform({ isDown: true });

    for (const path of ["/checkout/addresses", "/checkout/payment"]) {
      const page = await guest.get(path);
      expect(page.status, path).toBe(503);
      expect(says(page, "<header"), path).toBe(true);
      expect(
        says(page, word("checkout.paymentError.tryAgain")) ||
          says(page, word("cart.error.platform-unavailable")),
        path,
      ).toBe(true);
    }
    const posted = await guest.submit("/checkout/addresses", addresses);
    expect(posted.status).toBe(503);
    expect(says(posted, word("cart.error.platform-unavailable"))).toBe(true);
    for (const typed of ["jana@example.com", "Mill Lane", "SW1A 1AA", "Novak"]) {
      expect(says(posted, `value="${typed}"`), typed).toBe(true);
    }
    const order = await guest.submit("/checkout/payment", {
      intent: "order",
      method: "bank_transfer",
      cart: cart.id,
      total: "1",
    });
    expect(order.status).toBe(503);
    const drawer = await guest.get("/personal");
    expect(drawer.status).toBe(200);

    await shop.instructPlatform();
    expect((await readCart(guest)).id).toBe(cart.id);
    expect(await countPieces(guest)).toEqual([3]);
    expect((await guest.submit("/checkout/addresses", addresses)).headers.location).toBe("/checkout/payment");
  });

  it("the cart page shows the known cart, or says to try again", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    await shop.instructPlatform({ isDown: true });
    const page = await guest.get("/checkout/cart");
    expect([200, 503]).toContain(page.status);
    expect(says(page, sku)).toBe(true);
    expect(says(page, word("cart.empty.title"))).toBe(false);
  });
});

describe("a command whose response the platform loses", () => {
  it("takes effect once when it is sent again with its key", async () => {
    const guest = shop.guest();
    const key = "lost-answer-1";
    await guest.call("addToCart", { sku, quantity: 1 });
    await shop.instructPlatform({ lost: ["UpdateCart"], refused: ["LoadCart"] });
    const lost = await guest.call("addToCart", { sku, quantity: 2 }, key);
    expect(lost.error?.code).toBe("platform-unavailable");
    await shop.instructPlatform();
    expect((await guest.call("addToCart", { sku, quantity: 2 }, key)).status).toBe(200);
    expect(await countPieces(guest)).toEqual([3]);
    expect((await guest.call("addToCart", { sku, quantity: 2 }, key)).status).toBe(200);
    expect(await countPieces(guest)).toEqual([3]);
    const other = await guest.call("addToCart", { sku, quantity: 5 }, key);
    expect(other).toMatchObject({ status: 409, error: { code: "key-reused" } });
  });

  it("and that never reached it, takes effect once as well", async () => {
    const guest = shop.guest();
    const key = "refused-1";
    await guest.call("addToCart", { sku, quantity: 1 });
    await shop.instructPlatform({ refused: ["UpdateCart", "LoadCart"] });
    expect((await guest.call("addToCart", { sku, quantity: 2 }, key)).error?.code).toBe(
      "platform-unavailable",
    );
    await shop.instructPlatform();
    for (let times = 1; times <= 2; times += 1) await guest.call("addToCart", { sku, quantity: 2 }, key);
    expect(await countPieces(guest)).toEqual([3]);
  });

  it("during the creation of a first cart leaves one cart with the requested items", async () => {
    const guest = shop.guest();
    await shop.instructPlatform({ lost: ["CreateCart"] });
    await guest.call("addToCart", { sku, quantity: 2 }, "first-cart-1");
    await shop.instructPlatform();
    expect((await guest.call("addToCart", { sku, quantity: 2 }, "first-cart-1")).status).toBe(200);
    expect(await countPieces(guest)).toEqual([2]);
  });
});

describe("a product page with slow reviews", () => {
  it("shows heading, price and buy form while the reviews are pending, then the reviews", async () => {
    const guest = shop.guest();
    const product = await findProductPath(guest, "10050000");
    await shop.instructPlatform({ held: ["Reviews"] });
    let hasAsked: Promise<void> | null = null;
    const events: string[] = [];
    // An unknown parameter: the page is rendered again, even if cached.
    const page = await guest.send(`${product}?made=slowly`, {
      onText: (soFar) => {
        if (hasAsked || !/<h1[\s\S]*£[\s\S]*name="sku"/.test(soFar)) return;
        events.push("bought from");
        hasAsked = shop.countWaiting().then(async (waiting) => {
          events.push(`${waiting} waiting`);
          await shop.instructPlatform();
          events.push("let go");
        });
      },
    });
    await hasAsked;
    events.push("whole");
    expect(events).toEqual(["bought from", "1 waiting", "let go", "whole"]);
    expect(page.text.indexOf("</html>")).toBeGreaterThan(0);
    expect(says(page, word("catalogue.reviews.title"))).toBe(true);
  });
});

describe("a product page for which the platform returns only the product", () => {
  it("can be bought from, without the missing parts", async () => {
    const guest = shop.guest();
    const product = await findProductPath(guest, "10050000");
    const refused = ["Stock", "ShippingOffers", "StoreSettings", "VolumeDiscounts", "Reviews", "Listing"];
    const others = ["ComparisonProducts", "Cards", "ProductRows", "Guarantees", "GuaranteeType"];
    await shop.instructPlatform({ refused: [...refused, ...others] });
    // An unknown parameter: the page is rendered again, even if cached.
    const page = await guest.get(`${product}?made=poorly`);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1[\s\S]*£[\s\S]*name="sku"/);
    expect(page.text.indexOf("</html>")).toBeGreaterThan(0);
  });
});

async function readCart(
  guest: ReturnType<OpenShop["guest"]>,
): Promise<{ id: string; lines: { quantity: number }[] }> {
  const { data } = await guest.call("getCart");
  return data as { id: string; lines: { quantity: number }[] };
}

async function countPieces(guest: ReturnType<OpenShop["guest"]>): Promise<readonly number[]> {
  return (await readCart(guest)).lines.map(({ quantity }) => quantity);
}

function heading({ text }: GuestAnswer): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];
}
