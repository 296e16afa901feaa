import { beforeEach, describe, expect, it } from "vitest";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { platform } from "../../support/commerce-stand-in";
import { guaranteeSku } from "../../support/fake-cart";
import { provider } from "../../support/provider-stand-in";
import { authorise, comeBack, startPayment } from "./pay";
import { add, newAddress, newKey, openCartWithOnePiece, openPayableCart, rooms, sku } from "./room-fixture";

/** A unique SKU per test: its sales status is cached for a minute. */
function newSku(): string {
  const made = `EX-${crypto.randomUUID()}`;
  platform.stock.set(made, 20);
  return made;
}

const addOne = (wanted: string): CartCommand => ({ type: "add-line", sku: wanted, quantity: 1 });
const nowhere = { "sk-SK": "false" };
const notSold = { ok: false, error: { code: "not-sold-here" } };

beforeEach(() => {
  platform.reset();
  provider.reset();
});

describe("an addition is refused", () => {
  it.each([
    [
      "of an article that is not eligible in the shop's locale",
      (one: string) => platform.ineligible.set(one, nowhere),
    ],
    ["of an article that is not published", (one: string) => platform.unpublished.add(one)],
  ])("%s, alone, in a list, and as a higher quantity of a line", async (_, forbid) => {
    const [forbidden, later, sold] = [newSku(), newSku(), newSku()];
    forbid(forbidden);
    expect(await rooms.execute(newAddress(), addOne(forbidden), newKey())).toEqual(notSold);

    const address = await openCartWithOnePiece();
    const lines = [forbidden, sold].map((one) => ({ sku: one, quantity: 1 }));
    const listed = await rooms.execute(address, { type: "add-lines", lines }, newKey());
    expect(listed).toMatchObject({ ok: true, value: { taken: [{ sku: sold, quantity: 1 }] } });

    const cart = platform.carts.get(address.cartId);
    cart?.lines.push({ id: `${later}-1`, sku: later, quantity: 2 });
    if (cart) cart.version += 1;
    forbid(later);
    await rooms.read(address, "through");
    const set = (quantity: number) =>
      rooms.execute(address, { type: "set-quantity", lineId: `${later}-1`, quantity }, newKey());
    expect(await set(3)).toEqual(notSold);
    expect((await set(1)).ok).toBe(true);
  });

  it("of an article that another locale excludes is accepted", async () => {
    const other = newSku();
    platform.ineligible.set(other, { "de-DE": "false" });
    expect((await rooms.execute(newAddress(), addOne(other), newKey())).ok).toBe(true);
  });
});

describe("an order stops, and names the line", () => {
  const named = { ok: false, error: { code: "not-for-sale", lines: [{ sku, name: { sk: "Miešač" } }] } };

  it.each([
    ["was unpublished", () => platform.unpublished.add(sku)],
    ["is not eligible any more", () => platform.ineligible.set(sku, nowhere)],
    [
      "was deleted",
      () => {
        platform.stock.delete(sku);
      },
    ],
  ])("when its article %s", async (_, change) => {
    const address = await openPayableCart();
    change();
    expect(await startPayment(address, "bank_transfer")).toEqual(named);
    expect(platform.orders.size).toBe(0);
  });

  it("also when it happens while the shopper pays, and returns the money", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.unpublished.add(sku);
    expect(await comeBack(address, sessionId)).toEqual(named);
    expect(platform.orders.size).toBe(0);
  });

  it("when a guarantee has no product; with its product it is ordered", async () => {
    platform.settings = [{ name: "extraGuaranteeEnabled", value: true }];
    const address = await openPayableCart();
    await rooms.execute(address, { type: "set-guarantee", parentSku: sku, guaranteeSku }, newKey());
    expect((await startPayment(address, "bank_transfer")).ok).toBe(true);

    const other = await openPayableCart();
    const cart = platform.carts.get(other.cartId);
    cart?.lines.push({ id: "alone", sku: guaranteeSku, quantity: 1 });
    if (cart) cart.version += 1;
    await rooms.read(other, "through");
    expect(await startPayment(other, "bank_transfer")).toMatchObject({
      ok: false,
      error: { code: "not-for-sale", lines: [{ sku: guaranteeSku }] },
    });
    expect((await rooms.execute(other, add(1), newKey())).ok).toBe(true);
  });
});
