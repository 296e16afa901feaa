import { runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { createRng, type Rng } from "../../faults/support/rng.ts";
import { platform } from "../../support/commerce-stand-in";
import { bindings, newAddress, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

type Customer = { readonly id: string; readonly email: string };
/** The guest's addition, and the customer's addition elsewhere meanwhile. */
const guests = "EX10000002";
const customers = "EX10000003";
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const mostPresses = 40;
const spoilt = ["LoadCart", "FindActiveCart", "UpdateCart", "DeleteCart", "ListActiveCarts"];

beforeEach(() => {
  platform.reset();
  for (const sku of [guests, customers]) platform.stock.set(sku, 500);
});

/** Half of the next calls are not executed, or executed without a response, or executed twice. */
function spoil(rng: Rng): void {
  for (const operation of spoilt) {
    const fates = Array.from({ length: rng.int(4) }, () => rng.pick(["before", "after", "twice"] as const));
    platform.faults.set(operation, fates);
  }
}

/** Adds with the same key until the response is final, in the cart's current location. */
async function addUntilAccepted(
  readAddress: () => CartAddress,
  sku: string,
  quantity: number,
): Promise<void> {
  const key = newKey();
  for (let presses = mostPresses; presses > 0; presses -= 1) {
    const answer = await rooms.execute(readAddress(), { type: "add-line", sku, quantity }, key);
    if (answer.ok) return;
    expect(["platform-unavailable", "changed-elsewhere"]).toContain(answer.error.code);
  }
  throw new Error("No final response");
}

/** Retries until it succeeds, like `enterAccount`. */
async function signIn(guest: CartAddress, customer: Customer, formerIds: readonly string[]): Promise<string> {
  for (let tries = mostPresses; tries > 0; tries -= 1) {
    await rooms.beginSignIn(guest);
    const given = await rooms.giveCart(guest, customer);
    if (given.ok && given.value) {
      const ended = await rooms.endSignIn(guest, { cartId: given.value, formerIds });
      if (ended.ok) return given.value;
    }
    await rooms.endSignIn(guest, null);
  }
  throw new Error("The sign-in never succeeded");
}

/** Aborts the room at its current step, as when its process is killed. */
async function abort(cartId: string): Promise<void> {
  const room = bindings.CartRoom.getByName(`cart:${cartId}`);
  await runInDurableObject(room, (_, state) => state.abort("aborted by the test")).catch(() => {});
}

/** Aborts one of the rooms, a few platform calls after the last time. */
async function abortSome(rng: Rng, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  work.finally(() => {
    isOver = true;
  });
  for (let left = rng.int(4); left > 0; left -= 1) {
    const until = platform.calls.length + 1 + rng.int(6);
    while (platform.calls.length < until && !isOver) await new Promise((resolve) => setTimeout(resolve));
    if (!isOver) await abort(rng.pick([...platform.carts.keys()] as [string]));
  }
}

it.each(seeds)(
  "a guest's cart is transferred without a lost or duplicate line while both are changed (%i)",
  async (seed) => {
    const rng = createRng(`giving ${seed}`);
    const customer = { id: crypto.randomUUID(), email: "jana@example.sk" };
    const atHome: CartAddress = { ...newAddress(), customerId: customer.id };
    if (seed % 4 !== 0) await addUntilAccepted(() => atHome, customers, 1);
    const homeHas = seed % 4 === 0 ? 0 : 1;
    const guest = await openCartWithOnePiece();
    let address: CartAddress = guest;
    spoil(rng);
    const adds = [1 + rng.int(5), 1 + rng.int(5)] as const;
    const entered = signIn(guest, customer, [guest.cartId]).then((cartId) => {
      address = { ...guest, customerId: customer.id, cartId };
    });
    const work = Promise.all([
      entered,
      addUntilAccepted(() => address, guests, adds[0]),
      homeHas > 0 ? addUntilAccepted(() => atHome, customers, adds[1]) : null,
    ]);
    await Promise.all([work, abortSome(rng, work)]);
    platform.faults.clear();
    const active = [...platform.carts.values()].filter(({ state }) => state === "Active");
    expect(active.map(({ customerId }) => customerId)).toEqual([customer.id]);
    const lines = Object.fromEntries((active[0]?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]));
    const own = homeHas > 0 ? { [customers]: homeHas + adds[1] } : {};
    expect(lines).toEqual({ EX10000001: 1, [guests]: adds[0], ...own });
    expect(active[0]?.lines.length).toBe(Object.keys(lines).length);
  },
);
