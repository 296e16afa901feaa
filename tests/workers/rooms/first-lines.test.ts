import { runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { CookieShopper } from "./cookie-shopper";
import { add, bindings, newAddress, newKey, rooms, sku } from "./room-fixture";

beforeEach(() => platform.reset());

const pieces = () => [...platform.carts.values()].map(({ lines }) => lines.map(({ quantity }) => quantity));

it("a guest's first addition creates the cart with its line, and other additions change it", async () => {
  const shopper = new CookieShopper();
  const first = await shopper.call("addToCart", { sku, quantity: 2 });
  expect(first.cart?.lines).toMatchObject([{ sku, quantity: 2 }]);
  expect([platform.count("CreateCart"), platform.count("UpdateCart")]).toEqual([1, 0]);
  await shopper.call("addToCart", { sku, quantity: 1 });
  expect(await shopper.pieces()).toEqual([3]);
});

it.each(["before", "after", "twice"] as const)(
  "a creation that the platform answers badly (%s) adds the line once",
  async (fault) => {
    platform.faults.set("CreateCart", [fault]);
    const shopper = new CookieShopper();
    const key = newKey();
    expect((await shopper.call("addToCart", { sku, quantity: 2 }, key)).status).toBe(200);
    expect((await shopper.call("addToCart", { sku, quantity: 2 }, key)).status).toBe(200);
    expect(pieces()).toEqual([[2]]);
  },
);

it("a repeat after a failure between the two objects adds nothing, and another body is refused", async () => {
  const address = newAddress();
  const key = newKey();
  const first = { command: add(2), key, body: add(2) };
  // The session's object created the cart; its response was lost, and the cart's object knows nothing.
  const stub = bindings.CartRoom.getByName(`session:${address.sessionId}`);
  const opened = await stub.openCart({ ...address, customerId: null, first });
  expect(opened).toMatchObject({ ok: true, value: { made: { lines: [{ quantity: 2 }] } } });
  expect(await rooms.execute(address, add(3), key)).toMatchObject({ error: { code: "key-reused" } });
  expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: true, value: { isRepeat: true } });
  expect(await rooms.execute(address, add(1), newKey())).toMatchObject({ ok: true });
  expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: true, value: { isRepeat: true } });
  expect(pieces()).toEqual([[3]]);
});

it("what cannot be added as requested is refused or clamped as in a cart that exists", async () => {
  platform.stock.set(sku, 1);
  const few = new CookieShopper();
  expect(await few.call("addToCart", { sku, quantity: 2 })).toMatchObject({ data: { clampedTo: 1 } });
  expect((await new CookieShopper().call("addToCart", { sku: "EX1", quantity: 1 })).code).toBe("unknown-sku");
  const hidden = "EX10000009";
  platform.stock.set(hidden, 5);
  platform.unpublished.add(hidden);
  const refused = await new CookieShopper().call("addToCart", { sku: hidden, quantity: 1 });
  expect(refused.code).toBe("not-sold-here");
});

it("a cart with its first line has one snapshot and no open batch", async () => {
  const address = newAddress();
  const answer = await rooms.execute(address, add(1), newKey());
  const cartId = answer.ok ? answer.value.cart.id : "";
  await runInDurableObject(bindings.CartRoom.getByName(`cart:${cartId}`), (_room, { storage }) => {
    const count = (table: string) => storage.sql.exec(`SELECT count(*) AS rows FROM ${table}`).one().rows;
    expect([count("snapshot"), count("answered"), count("batch")]).toEqual([1, 1, 0]);
  });
});
