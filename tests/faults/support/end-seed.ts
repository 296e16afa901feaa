import type { FakeCart } from "../../support/fake-cart.ts";
import type { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import { waitUntil } from "./wait-until.ts";

const heardWithinMs = 30_000;
/** One cart in so many is deleted in the end. */
const deletedShare = 3;

/** The room sleeps, and its sockets hear of the next change all the same; some carts are deleted then, by two at once. */
export async function endSeed(
  world: FaultWorld,
  clients: readonly FaultClient[],
  cart: FakeCart | undefined,
): Promise<void> {
  const [first, second = first] = clients.filter(({ seen }) => seen !== null);
  if (!cart || !first || !second) return;
  const listeners = clients.filter(({ live }) => live.isListening);
  // It changes nothing and is answered when all that was under way is done: only a room that rests is put to sleep.
  await first.perform({ kind: "unapply", code: "NOSUCH" });
  // The process may be killed just then: that is an eviction, too.
  await world.rooms.evict(`cart:${cart.id}`).catch(() => undefined);
  await first.perform({ kind: "add", sku: skusOf(world.seed)[0], quantity: 1 });
  await first.settle();
  const haveHeard = () => listeners.every(({ live }) => live.version === cart.version);
  if (!(await waitUntil(haveHeard, heardWithinMs))) {
    world.complain("a change after the room slept was not heard everywhere");
  }
  if (world.seed % deletedShare !== 0) return;

  world.proxy.spoil(world.seed);
  await Promise.all([remove(first), remove(second)]);
  await world.proxy.calm(world.seed);
  if (!(await remove(first))) world.complain("the cart could not be deleted");
  if (world.platform.carts.has(cart.id)) world.complain("a deleted cart is still there");
  if (!(await waitUntil(() => listeners.every(({ live }) => live.isGone), heardWithinMs))) {
    world.complain("a page was not told that its cart was deleted");
  }
}

/** Whether it was acknowledged. */
async function remove(client: FaultClient): Promise<boolean> {
  const reply = await client.callUntilAnswered("deleteCart", {}, `${client.name}-delete`);
  return reply !== null && !reply.error;
}
