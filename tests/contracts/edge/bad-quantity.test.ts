import { describe, expect, it } from "vitest";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop, sku } from "./open-shop.ts";

const word = messagesOf("en");
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);
const cartOf = (data: unknown) =>
  (data as { cart: { id: string; lines: { id: string; sku: string; quantity: number }[] } }).cart;

const shop = openShop();
let guest: Guest;

describe("a quantity", () => {
  it.each([
    ["0", 1],
    ["-5", 1],
    ["two", 1],
    ["1e999", 1],
    ["", 1],
    ["2,9", 2],
  ])("of “%s” in the form is %i", async (quantity, taken) => {
    guest = shop.guest();
    const answer = await guest.submit("/checkout/cart", { intent: "add", sku, quantity });
    expect(answer.status).toBe(303);
    expect(await countPieces(guest)).toEqual([taken]);
  });

  it("above the stock is reduced to it, and the cart says so", async () => {
    guest = shop.guest();
    await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "99999999999999999999" });
    const page = await guest.get("/checkout/cart");
    expect(says(page, word("cart.notice.quantity-reduced"))).toBe(true);
    const [pieces = 0] = await countPieces(guest);
    expect(pieces).toBeGreaterThan(0);
    expect(pieces).toBeLessThanOrEqual(100);
  });

  it.each([
    [0, "invalid-quantity"],
    [-1, "invalid-quantity"],
    [1.5, "invalid-quantity"],
    [1e300, "invalid-quantity"],
    ["2", "invalid-arguments"],
    [null, "invalid-arguments"],
  ])("of %j in the middleware is refused as %s", async (quantity, code) => {
    const answer = await shop.guest().call("addToCart", { sku, quantity });
    expect(answer).toMatchObject({ status: 400, error: { code } });
  });

  it("of zero removes a line, and removing a missing line is no error", async () => {
    guest = shop.guest();
    const [line] = cartOf((await guest.call("addToCart", { sku, quantity: 2 })).data).lines;
    const remove = { lineItemId: line?.id, quantity: 0 };
    expect((await guest.call("updateCartQuantity", remove)).status).toBe(200);
    expect((await guest.call("updateCartQuantity", remove)).status).toBe(200);
    expect(await countPieces(guest)).toEqual([]);
    const again = await guest.call("updateCartQuantity", { ...remove, quantity: 1 });
    expect(again).toMatchObject({ status: 404, error: { code: "unknown-line" } });
  });
});

describe("an unknown SKU", () => {
  it("is refused with the shop's message, in the form and in the middleware", async () => {
    for (const unknown of ["EX99999999", "'; DROP TABLE carts; --", "<script>alert(1)</script>", "\u0000"]) {
      const page = await shop
        .guest()
        .submit("/checkout/cart", { intent: "add", sku: unknown, quantity: "1" });
      expect(page.status, unknown).toBe(400);
      expect(says(page, word("cart.error.unknown-sku"))).toBe(true);
      expect(says(page, "alert(1)")).toBe(false);
      const answer = await shop.guest().call("addToCart", { sku: unknown, quantity: 1 });
      expect(answer).toMatchObject({ status: 404, error: { code: "unknown-sku" } });
    }
  });
});

async function countPieces(visitor: Guest): Promise<readonly number[]> {
  const { data } = await visitor.call("getCart");
  return (data as { lines: { quantity: number }[] }).lines.map(({ quantity }) => quantity);
}
