import { beforeEach, describe, expect, it } from "vitest";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { startPayment } from "./pay";
import { add, newAddress, newKey, openCartWithOnePiece, openPayableCart, rooms, sku } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const choose = (address: CartAddress, method: string) =>
  rooms.execute(address, { type: "choose-payment", method }, newKey());

/** Reads method, fee and total of the cart from the platform. */
async function readChoice(address: CartAddress) {
  const read = await rooms.read(address, "through");
  if (!read.ok || !read.value) throw new Error("No cart");
  const { paymentMethod, codFee, total, shipping } = read.value;
  return {
    paymentMethod,
    fee: codFee?.centAmount ?? null,
    total: total.centAmount,
    shipping: shipping?.methodKey,
  };
}

describe("cash on delivery", () => {
  it("is removed with its fee when the cart exceeds the country's limit", async () => {
    const address = await openPayableCart();
    expect((await choose(address, "cash_on_delivery")).ok).toBe(true);
    expect(await readChoice(address)).toMatchObject({
      paymentMethod: "cash_on_delivery",
      fee: 200,
      total: 10_200,
    });
    await rooms.execute(address, add(1), newKey());
    expect(await readChoice(address)).toMatchObject({ paymentMethod: null, fee: null, total: 20_000 });
    expect((await startPayment(address, "bank_transfer", newKey(), 20_000)).ok).toBe(true);
  });

  it("is removed with its fee when another client made it impossible, before the checkout is shown", async () => {
    const address = await openPayableCart();
    await choose(address, "cash_on_delivery");
    const cart = platform.carts.get(address.cartId);
    const [line] = cart?.lines ?? [];
    if (cart && line) {
      line.quantity = 2;
      cart.version += 1;
    }
    await rooms.read(address, "priced");
    expect(await readChoice(address)).toMatchObject({ paymentMethod: null, fee: null, total: 20_000 });
  });

  it("is refused when it is not possible, and changes nothing", async () => {
    const address = await openCartWithOnePiece();
    await rooms.execute(address, add(1), newKey());
    expect(await choose(address, "cash_on_delivery")).toEqual({
      ok: false,
      error: { code: "method-not-allowed" },
    });
    expect(await readChoice(address)).toMatchObject({ paymentMethod: null, fee: null });
    expect((await choose(address, "scheme")).ok).toBe(true);
  });
});

describe("an emptied cart", () => {
  it("has neither the fee nor the delivery, and gets its delivery again with the next article", async () => {
    const address = await openPayableCart();
    await choose(address, "cash_on_delivery");
    await rooms.execute(address, { type: "remove-line", lineId: `${sku}-1` }, newKey());
    expect(await readChoice(address)).toEqual({
      paymentMethod: null,
      fee: null,
      total: 0,
      shipping: undefined,
    });
    await rooms.execute(address, add(1), newKey());
    expect(await readChoice(address)).toMatchObject({ fee: null, shipping: "parcel" });
  });
});

describe("a service without delivery", () => {
  it("is ordered without a delivery, and goods next to it add one", async () => {
    const service = "4100010";
    platform.productsWithoutStock.add(service);
    const address = newAddress();
    const opened = await rooms.execute(address, { type: "add-line", sku: service, quantity: 1 }, newKey());
    expect(opened).toMatchObject({ ok: true, value: { cart: { shipping: null } } });
    const own = { ...address, cartId: opened.ok ? opened.value.cart.id : "" };
    await rooms.execute(own, add(1), newKey());
    expect(await readChoice(own)).toMatchObject({ shipping: "parcel" });
  });
});

describe("an order with a total of zero", () => {
  it.each(["none", "scheme", "cash_on_delivery"])(
    "is placed without payment, once, when the request names the method %s",
    async (method) => {
      platform.pieceCents = 0;
      const address = await openPayableCart();
      const key = newKey();
      const answers = [
        await startPayment(address, method, key, 0),
        await startPayment(address, method, key, 0),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({
          ok: true,
          value: { next: "thank-you", order: { paymentMethod: "none", paymentState: "Paid", codFee: null } },
        });
      }
      expect([platform.orders.size, platform.payments.size]).toEqual([1, 0]);
    },
  );

  it("is the only one placed without payment", async () => {
    const address = await openPayableCart();
    expect(await startPayment(address, "none")).toMatchObject({
      ok: false,
      error: { code: "method-not-allowed" },
    });
  });
});
