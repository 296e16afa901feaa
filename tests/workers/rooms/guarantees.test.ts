import { beforeEach, describe, expect, it } from "vitest";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { platform } from "../../support/commerce-stand-in";
import { guaranteeSku } from "../../support/fake-cart";
import { startPayment } from "./pay";
import { add, newAddress, newKey, openCartWithOnePiece, openPayableCart, rooms, sku } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  platform.settings = [{ name: "extraGuaranteeEnabled", value: true }];
});

const guarantee: CartCommand = { type: "set-guarantee", parentSku: sku, guaranteeSku };

const linesOf = async (address: CartAddress) => {
  const read = await rooms.read(address, "through");
  if (!read.ok) return read.error.code;
  return read.value?.lines.map((line) => [
    line.sku,
    line.quantity,
    line.unitPrice.centAmount,
    line.parentSku,
  ]);
};

const guaranteed = (pieces: number, cents = 10_000) => [
  [sku, pieces, cents, null],
  [guaranteeSku, pieces, (cents * 13) / 100, sku],
];

describe("a guarantee", () => {
  it("is in the cart once, at its product's price times the rate, however often it was requested", async () => {
    const address = await openCartWithOnePiece();
    const asked = [guarantee, add(2), guarantee, guarantee];
    const answers = await Promise.all(asked.map((command) => rooms.execute(address, command, newKey())));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    await rooms.execute(address, guarantee, newKey());
    expect(await linesOf(address)).toEqual(guaranteed(3));
  });

  it.each(["before", "after"] as const)(
    "is added once when the platform responded 503 %s execution",
    async (fault) => {
      const address = await openCartWithOnePiece();
      platform.faults.set("UpdateCart", [fault]);
      const key = newKey();
      expect((await rooms.execute(address, guarantee, key)).ok).toBe(true);
      expect((await rooms.execute(address, guarantee, key)).ok).toBe(true);
      expect(await linesOf(address)).toEqual(guaranteed(1));
    },
  );

  it("follows its product's quantity, and is removed with it", async () => {
    const address = await openCartWithOnePiece();
    await rooms.execute(address, guarantee, newKey());
    const set = { type: "set-quantity", lineId: `${sku}-1`, quantity: 4 } as const;
    await rooms.execute(address, set, newKey());
    expect(await linesOf(address)).toEqual(guaranteed(4));
    await rooms.execute(address, { type: "remove-line", lineId: `${sku}-1` }, newKey());
    expect(await linesOf(address)).toEqual([]);
  });

  it("follows its product's price", async () => {
    const address = await openPayableCart();
    await rooms.execute(address, guarantee, newKey());
    platform.pieceCents = 12_000;
    await rooms.read(address, "priced");
    expect(await linesOf(address)).toEqual(guaranteed(1, 12_000));
  });

  it("follows changes of another client to its product before payment", async () => {
    const address = await openPayableCart();
    await rooms.execute(address, guarantee, newKey());
    const cart = platform.carts.get(address.cartId);
    const [line] = cart?.lines ?? [];
    if (cart && line) {
      line.quantity = 2;
      cart.version += 1;
    }
    await rooms.read(address, "priced");
    expect(await linesOf(address)).toEqual(guaranteed(2));
  });

  it("is in the order", async () => {
    const address = await openPayableCart();
    await rooms.execute(address, guarantee, newKey());
    expect((await startPayment(address, "bank_transfer")).ok).toBe(true);
    const [order] = platform.orders.values();
    expect(order?.cart.lines.map((line) => line.sku)).toEqual([sku, guaranteeSku]);
  });

  it.each([false, true])(
    "survives the merge of two carts with one guarantee of the same kind each (the update fails at first: %s)",
    async (isInterrupted) => {
      const other = "EX10000002";
      platform.stock.set(other, 20);
      const customerId = "customer-1";
      platform.customers.set("jana@example.sk", {
        id: customerId,
        email: "jana@example.sk",
        password: "hammer42",
      });
      const customers = { ...newAddress(), customerId };
      const opened = await rooms.execute(customers, { type: "add-line", sku: other, quantity: 2 }, newKey());
      const own = { ...customers, cartId: opened.ok ? opened.value.cart.id : "" };
      await rooms.execute(own, { ...guarantee, parentSku: other }, newKey());
      const guest = await openCartWithOnePiece();
      await rooms.execute(guest, guarantee, newKey());

      await rooms.beginSignIn(guest);
      const anonymousCart = { id: guest.cartId };
      const draft = {
        email: "jana@example.sk",
        password: "hammer42",
        anonymousId: guest.sessionId,
        anonymousCart,
      };
      platform.execute("SignIn", { draft });
      if (isInterrupted) platform.faults.set("UpdateCart", ["before"]);
      const merged = { cartId: own.cartId, formerIds: [guest.cartId] };
      for (let times = 1; times <= 2; times += 1) await rooms.endSignIn(guest, merged);
      await rooms.read(own, "priced");
      const both = [[other, 2, 10_000, null], [guaranteeSku, 2, 1300, other], ...guaranteed(1)];
      expect(await linesOf(own)).toEqual(both);

      await rooms.execute(own, { type: "set-guarantee", parentSku: sku, guaranteeSku: null }, newKey());
      await rooms.endSignIn(guest, merged);
      await rooms.read(own, "priced");
      expect(await linesOf(own)).toEqual(both.slice(0, 3));
    },
  );

  it("is refused for a product outside the cart, and as a separate article", async () => {
    const address = await openCartWithOnePiece();
    const other = { ...guarantee, parentSku: "EX10000009" } as CartCommand;
    expect(await rooms.execute(address, other, newKey())).toMatchObject({ ok: false });
    const alone = { type: "add-line", sku: guaranteeSku, quantity: 1 } as const;
    expect(await rooms.execute(newAddress(), alone, newKey())).toEqual({
      ok: false,
      error: { code: "not-sold-here" },
    });
    expect(await linesOf(address)).toEqual([[sku, 1, 10_000, null]]);
  });
});
