import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { CookieShopper } from "./cookie-shopper";
import { sku } from "./room-fixture";

beforeEach(() => platform.reset());

describe("a cart that expired on the platform", () => {
  it("is replaced by the next addition, and the next page says why", async () => {
    const shopper = new CookieShopper();
    const first = await shopper.call("addToCart", { sku, quantity: 2 });
    platform.carts.clear();
    const second = await shopper.call("addToCart", { sku, quantity: 1 });
    expect(second.cart?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(second.cart?.id).not.toBe(first.cart?.id);
    expect(await shopper.session()).toMatchObject({ cartId: second.cart?.id, flash: "cart-expired" });
  });

  it("is cleared by any other command, and the next page says why", async () => {
    const shopper = new CookieShopper();
    await shopper.call("addToCart", { sku, quantity: 2 });
    platform.carts.clear();
    const refused = await shopper.call("applyCartCoupon", { code: "TEN" });
    expect(refused.code).toBe("cart-expired");
    expect(await shopper.session()).toMatchObject({ cartId: null, flash: "cart-expired" });
    expect(await shopper.call("getCart")).toMatchObject({ status: 200, data: null });
  });
});
