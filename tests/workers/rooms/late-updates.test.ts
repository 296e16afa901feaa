import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { add, bindings, newKey, openCartWithOnePiece, rooms, sku } from "./room-fixture";

const longerThanSettingsAreRememberedMs = 61_000;

beforeEach(() => {
  platform.reset();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + longerThanSettingsAreRememberedMs });
});
afterEach(() => vi.useRealTimers());

async function findOpenBatch(cartId: string): Promise<string> {
  return runInDurableObject(bindings.CartRoom.getByName(`cart:${cartId}`), (_room, { storage }) =>
    String(storage.sql.exec("SELECT id FROM batch").one().id),
  );
}

/** Applies an update that the network delayed: by now no caller waits for it. */
function addLate(cartId: string, quantity: number, batch: string): void {
  const version = platform.carts.get(cartId)?.version ?? 0;
  const mark = { setCustomField: { name: "lastBatch", value: JSON.stringify(batch) } };
  const actions = [{ addLineItem: { sku, quantity } }, mark];
  expect(platform.execute("UpdateCart", { id: cartId, version, actions })).toMatchObject({ data: {} });
}

describe("an update that arrives late", () => {
  it("gives its result to its command's repeat, whose own update conflicts with it, also without a new plan", async () => {
    platform.settings.push({ name: "versionFallback", value: false });
    const address = await openCartWithOnePiece();
    const key = newKey();
    platform.faults.set("UpdateCart", ["before", "before", "before"]);
    expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: false });
    const batch = await findOpenBatch(address.cartId);
    platform.before.set("UpdateCart", () => addLate(address.cartId, 2, batch));
    expect(await rooms.execute(address, add(2), key)).toMatchObject({
      ok: true,
      value: { cart: { lines: [{ quantity: 3 }] } },
    });
  });
});
