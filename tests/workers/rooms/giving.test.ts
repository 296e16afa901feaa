import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { connect } from "./connect";
import { add, newAddress, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

const customer = { id: "customer-of-a-provider", email: "jana@example.sk" };
const other = "EX10000002";

beforeEach(() => {
  platform.reset();
  platform.stock.set(other, 20);
});

const asCustomer = (cartId: string | null = null) => ({ ...newAddress(), customerId: customer.id, cartId });

async function openCustomersCart(quantity = 1): Promise<string> {
  const answer = await rooms.execute(asCustomer(), add(quantity), newKey());
  return answer.ok ? answer.value.cart.id : "";
}

const activeLines = () =>
  [...platform.carts.values()].flatMap(({ state, lines }) => (state === "Active" ? [lines] : []));

describe("a guest's cart whose shopper signs in without a password", () => {
  it("becomes the customer's when the customer has none, and is closed to guests", async () => {
    const guest = await openCartWithOnePiece();
    const { seen } = await connect(guest);
    expect(await rooms.giveCart(guest, customer)).toEqual({ ok: true, value: guest.cartId });
    expect(platform.carts.get(guest.cartId)).toMatchObject({
      customerId: customer.id,
      email: customer.email,
    });
    await soon(() => seen.closed === 1012);
    expect(await rooms.execute(guest, add(5), newKey())).toMatchObject({ ok: false });
    expect(await rooms.giveCart(guest, customer)).toEqual({ ok: true, value: guest.cartId });
  });

  it("is merged into the customer's: the larger quantity per SKU, other lines unchanged", async () => {
    const own = await openCustomersCart(3);
    const guest = await openCartWithOnePiece();
    await rooms.execute(guest, { type: "add-line", sku: other, quantity: 2 }, newKey());
    expect(await rooms.giveCart(guest, customer)).toEqual({ ok: true, value: own });
    expect(activeLines()).toMatchObject([[{ quantity: 3 }, { sku: other, quantity: 2 }]]);
    expect(await rooms.read(asCustomer(own))).toMatchObject({
      ok: true,
      value: { lines: [{ quantity: 3 }, { quantity: 2 }] },
    });
    expect(await rooms.execute(guest, add(1), newKey())).toMatchObject({ ok: false });
  });

  it.each(["UpdateCart", "DeleteCart"])(
    "loses and duplicates nothing when the response to %s is lost",
    async (operation) => {
      const own = await openCustomersCart();
      const guest = await openCartWithOnePiece();
      await rooms.execute(guest, { type: "add-line", sku: other, quantity: 2 }, newKey());
      platform.faults.set(operation, ["after"]);
      const first = await rooms.giveCart(guest, customer);
      const answer = first.ok ? first : await rooms.giveCart(guest, customer);
      expect(answer).toEqual({ ok: true, value: own });
      expect(activeLines()).toMatchObject([[{ quantity: 1 }, { sku: other, quantity: 2 }]]);
    },
  );

  it("includes what the guest added during the merge", async () => {
    const own = await openCustomersCart();
    const guest = await openCartWithOnePiece();
    platform.before.set("DeleteCart", () => {
      const cart = platform.carts.get(guest.cartId);
      if (cart)
        Object.assign(cart, { version: cart.version + 1, lines: [{ id: "late", sku: other, quantity: 4 }] });
    });
    expect(await rooms.giveCart(guest, customer)).toEqual({ ok: true, value: own });
    expect(activeLines()).toMatchObject([[{ quantity: 1 }, { sku: other, quantity: 4 }]]);
  });

  it("does not wait for a line that is no longer sold", async () => {
    const own = await openCustomersCart();
    const guest = await openCartWithOnePiece();
    await rooms.execute(guest, { type: "add-line", sku: other, quantity: 2 }, newKey());
    await rooms.execute(guest, add(3), newKey());
    platform.stock.delete(other);
    expect(await rooms.giveCart(guest, customer)).toEqual({ ok: true, value: own });
    expect(activeLines()).toMatchObject([[{ quantity: 4 }]]);
  });

  it("cannot become another customer's", async () => {
    const guest = await openCartWithOnePiece();
    await rooms.giveCart(guest, customer);
    const answer = await rooms.giveCart(guest, { id: "somebody-else", email: "x@example.sk" });
    expect(answer).toMatchObject({ ok: false, error: { code: "changed-elsewhere" } });
    expect(platform.carts.get(guest.cartId)?.customerId).toBe(customer.id);
  });

  it("without a cart continues with the customer's", async () => {
    const own = await openCustomersCart();
    expect(await rooms.giveCart(newAddress(), customer)).toEqual({ ok: true, value: own });
    expect(await rooms.giveCart(newAddress(), { id: "nobody-yet", email: "x@example.sk" })).toEqual({
      ok: true,
      value: null,
    });
  });

  it("executes once a command that its room accepted before", async () => {
    const own = await openCustomersCart();
    const guest = await openCartWithOnePiece();
    const key = newKey();
    await rooms.execute(guest, add(4), key);
    await rooms.beginSignIn(guest);
    const given = await rooms.giveCart(guest, customer);
    expect(given).toEqual({ ok: true, value: own });
    await rooms.endSignIn(guest, { cartId: own, formerIds: [guest.cartId] });
    expect(
      await rooms.execute({ ...guest, customerId: customer.id, cartId: own }, add(4), key),
    ).toMatchObject({
      ok: true,
      value: { cart: { lines: [{ quantity: 5 }] } },
    });
  });
});
