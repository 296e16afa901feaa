import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../../../worker/shop/session/seal-session";
import { platform } from "../../support/commerce-stand-in";
import { newKey, shop, sku } from "./room-fixture";

beforeEach(() => platform.reset());

const secret = "a-secret-of-at-least-thirty-two-characters";

/** A shopper's browser, as far as its cookie goes. */
class Shopper {
  #cookie = "";

  async call(operation: string, args: object) {
    const response = await shop.fetch(
      new Request(`http://sk.localhost/new-ct/${operation}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: this.#cookie, "idempotency-key": newKey() },
        body: JSON.stringify([args]),
      }),
    );
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    const { data, error } = (await response.json()) as {
      data?: { cart: { id: string; lines: { quantity: number }[] } } | null;
      error?: { code: string };
    };
    return { cart: data?.cart ?? null, code: error?.code ?? null };
  }

  async session() {
    return (await openSession(this.#cookie.replace("session=", ""), secret, new Date()))?.session ?? null;
  }
}

describe("a cart that expired on the platform", () => {
  it("starts afresh with the next addition, and the next page says why", async () => {
    const shopper = new Shopper();
    const first = await shopper.call("addToCart", { sku, quantity: 2 });
    platform.carts.clear();
    const second = await shopper.call("addToCart", { sku, quantity: 1 });
    expect(second.cart?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(second.cart?.id).not.toBe(first.cart?.id);
    expect(await shopper.session()).toMatchObject({ cartId: second.cart?.id, flash: "cart-expired" });
  });

  it("is cleared by what is not an addition, and the next page says why", async () => {
    const shopper = new Shopper();
    await shopper.call("addToCart", { sku, quantity: 2 });
    platform.carts.clear();
    const refused = await shopper.call("applyCartCoupon", { code: "TEN" });
    expect(refused.code).toBe("cart-expired");
    expect(await shopper.session()).toMatchObject({ cartId: null, flash: "cart-expired" });
    expect(await shopper.call("getCart", {})).toEqual({ cart: null, code: null });
  });
});
