import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartRoom } from "../../../durable-objects/cart-room/cart-room";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { authorise, comeBack } from "./pay";
import {
  add,
  bindings,
  listTables,
  newAddress,
  newKey,
  openCartWithOnePiece,
  openPayableCart,
  rooms,
} from "./room-fixture";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

beforeEach(() => platform.reset());
afterEach(() => vi.useRealTimers());

const passTime = (milliseconds: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + milliseconds);
};
const roomOf = (cartId: string) => bindings.CartRoom.getByName(`cart:${cartId}`);
const countRows = (cartId: string, table: string) =>
  runInDurableObject(roomOf(cartId), (_, { storage }) =>
    Number(storage.sql.exec(`SELECT count(*) AS rows FROM ${table}`).one().rows),
  );

describe("an idempotency key", () => {
  it("is stored for 24 hours, also by a room that was evicted", async () => {
    const address = await openCartWithOnePiece();
    const key = newKey();
    await rooms.execute(address, add(1), key);
    passTime(dayMs - hourMs);
    await evictDurableObject(roomOf(address.cartId));
    const again = await rooms.execute(address, add(1), key);
    expect(again.ok && again.value.cart.lines[0]?.quantity).toBe(2);
    passTime(2 * hourMs);
    const late = await rooms.execute(address, add(1), key);
    expect(late.ok && late.value.cart.lines[0]?.quantity).toBe(3);
  });
});

describe("a room cleans up by its alarm", () => {
  it("deletes old keys, retains the cart of a shopper who may return", async () => {
    const address = await openCartWithOnePiece();
    expect(await countRows(address.cartId, "answered")).toBe(1);
    passTime(dayMs + hourMs);
    expect(await runDurableObjectAlarm(roomOf(address.cartId))).toBe(true);
    expect(await countRows(address.cartId, "answered")).toBe(0);
    expect(await countRows(address.cartId, "snapshot")).toBe(1);
    const alarmAt = await runInDurableObject(roomOf(address.cartId), (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBeGreaterThan(Date.now() + 29 * dayMs);
  });

  it("deletes everything of a cart unused for a month", async () => {
    const address = await openCartWithOnePiece();
    passTime(32 * dayMs);
    expect(await runDurableObjectAlarm(roomOf(address.cartId))).toBe(true);
    expect(await runInDurableObject(roomOf(address.cartId), (_, { storage }) => listTables(storage))).toEqual(
      [],
    );
    const alarmAt = await runInDurableObject(roomOf(address.cartId), (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBeNull();
  });
});

describe("the room of a session that is only read", () => {
  it("cleans up as well", async () => {
    const address = newAddress();
    await rooms.findCart(address);
    const room = bindings.CartRoom.getByName(`session:${address.sessionId}`);
    passTime(32 * dayMs);
    expect(await runDurableObjectAlarm(room)).toBe(true);
    expect(await runInDurableObject(room, (_, { storage }) => listTables(storage))).toEqual([]);
    expect(await rooms.findCart(address)).toEqual({ ok: true, value: null });
  });
});

/** Wakes an object without its name, as the runtime may do by an alarm set before the process ended. */
const wakeNameless = (cartId: string) =>
  runInDurableObject(roomOf(cartId), async (_, state) => {
    Object.defineProperty(state, "id", { value: {}, configurable: true });
    try {
      await new CartRoom(state, env).onAlarm();
    } finally {
      Reflect.deleteProperty(state, "id");
    }
  });

describe("a room that an alarm wakes without its name", () => {
  it("resumes the payments of its own cart", async () => {
    provider.reset();
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect((await comeBack(address, sessionId)).ok).toBe(false);
    await wakeNameless(address.cartId);
    expect(platform.orders.size).toBe(1);
    expect(provider.count("cancels", sessionId)).toBe(0);
  });

  it("changes nothing when its name was not stored", async () => {
    provider.reset();
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect((await comeBack(address, sessionId)).ok).toBe(false);
    await runInDurableObject(roomOf(address.cartId), (_, { storage }) =>
      storage.sql.exec("DELETE FROM note WHERE name = 'name'").toArray(),
    );
    await wakeNameless(address.cartId);
    expect([platform.orders.size, provider.count("cancels", sessionId)]).toEqual([0, 0]);
    const alarmAt = await runInDurableObject(roomOf(address.cartId), (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBeGreaterThan(Date.now());
  });

  it("sets no more alarms than another when no money is pending", async () => {
    const address = await openCartWithOnePiece();
    await runInDurableObject(roomOf(address.cartId), (_, { storage }) =>
      storage.sql.exec("DELETE FROM note WHERE name = 'name'").toArray(),
    );
    await wakeNameless(address.cartId);
    const alarmAt = await runInDurableObject(roomOf(address.cartId), (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBeGreaterThan(Date.now() + 30 * dayMs);
  });
});
