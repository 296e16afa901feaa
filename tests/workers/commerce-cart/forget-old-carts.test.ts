import { beforeAll, describe, expect, it } from "vitest";
import { forgetOldCarts } from "../../../worker/commerce/carts/storage/cart-table.ts";
import { createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

const DAY_IN_MS = 86_400_000;

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const inDays = (days: number) => Date.now() + days * DAY_IN_MS;

function countSnapshots(sku: string) {
  return database
    .prepare("SELECT count(*) AS count FROM variant_snapshot WHERE id = ?")
    .bind(`product-${sku}.1.1`)
    .first("count");
}

async function makeCart(sku: string, days: number) {
  const { data, errors } = await createCart(token, {
    lineItems: [{ sku }],
    shippingAddress: SK,
    deleteDaysAfterLastModification: days,
  });
  expect(errors).toBeUndefined();
  return data.createCart;
}

async function isThere({ id }: { id: string }): Promise<boolean> {
  return (await ask(token, "query($id: String!) { cart(id: $id) { id } }", { id })).data.cart !== null;
}

describe("old carts", () => {
  it("expire after their retention, followed by their snapshots", async () => {
    const cart = await makeCart("EX10000005", 2);
    await forgetOldCarts(database, inDays(1));
    expect(await isThere(cart)).toBe(true);
    await forgetOldCarts(database, inDays(3));
    expect([await isThere(cart), await countSnapshots("EX10000005")]).toEqual([false, 1]);
    await forgetOldCarts(database, inDays(33));
    expect(await countSnapshots("EX10000005")).toBe(0);
  });

  it("leave the snapshots that a younger cart uses, which stay readable", async () => {
    await makeCart("EX10000001", 1);
    const young = await makeCart("EX10000001", 90);
    await forgetOldCarts(database, inDays(60));
    expect(await countSnapshots("EX10000001")).toBe(1);
    const { data } = await updateCart(token, young, [{ addLineItem: { sku: "EX10000005" } }]);
    expect(data.updateCart.lineItems.map(({ variant }) => variant?.sku)).toEqual([
      "EX10000001",
      "EX10000005",
    ]);
  });

  it("leave the snapshots that an order uses", async () => {
    const cart = await makeCart("EX10000002", 1);
    expect((await orderCart(token, cart, "old-1")).errors).toBeUndefined();
    await forgetOldCarts(database, inDays(4000));
    expect([await isThere(cart), await countSnapshots("EX10000002")]).toEqual([false, 1]);
    const read = '{ order(orderNumber: "old-1") { lineItems { variant { sku } } } }';
    expect((await ask(token, read)).data.order).toEqual({ lineItems: [{ variant: { sku: "EX10000002" } }] });
  });
});
