import type { FakeCart } from "../../support/fake-cart.ts";
import type { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import { waitUntil } from "./wait-until.ts";

const receivedWithinMs = 30_000;
/** One in three carts is deleted in the end. */
const deletedShare = 3;

/** Evicts the room: its sockets still receive the next change. Some carts are then deleted, by two clients at once. */
export async function endSeed(
  world: FaultWorld,
  clients: readonly FaultClient[],
  cart: FakeCart | undefined,
): Promise<void> {
  const [first, second = first] = clients.filter(({ seen }) => seen !== null);
  if (!cart || !first || !second) return;
  const listeners = clients.filter(({ live }) => live.isListening);
  // Changes nothing and returns when all pending work is done: only an idle room is evicted.
  await first.perform({ kind: "unapply", code: "NOSUCH" });
  // The process may be killed at this moment: that evicts the room too.
  await world.rooms.evict(`cart:${cart.id}`).catch(() => undefined);
  await first.perform({ kind: "add", sku: skusOf(world.seed)[0], quantity: 1 });
  await first.settle();
  const haveReceived = () => listeners.every(({ live }) => live.version === cart.version);
  if (!(await waitUntil(haveReceived, receivedWithinMs))) {
    world.complain("a change after the room slept was not heard everywhere");
  }
  if (world.seed % deletedShare !== 0) return;

  world.proxy.spoil(world.seed);
  await Promise.all([remove(first), remove(second)]);
  await world.proxy.calm(world.seed);
  if (!(await remove(first))) world.complain("the cart could not be deleted");
  if (world.platform.carts.has(cart.id)) world.complain("a deleted cart is still there");
  if (!(await waitUntil(() => listeners.every(({ live }) => live.isGone), receivedWithinMs))) {
    world.complain("a page was not told that its cart was deleted");
  }
}

/** Returns whether the deletion was acknowledged. */
async function remove(client: FaultClient): Promise<boolean> {
  const reply = await client.callUntilAnswered("deleteCart", {}, `${client.name}-delete`);
  return reply !== null && !reply.error;
}
