import { setTimeout as wait } from "node:timers/promises";
import { type Buyer, buy } from "./buy.ts";
import { checkOrders, isRecorded } from "./check-orders.ts";
import { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultProvider } from "./fault-provider.ts";
import { type FaultStage, FaultWorld } from "./fault-world.ts";
import { openPayableCart } from "./open-payable-cart.ts";
import { createRng, type Rng } from "./rng.ts";
import { waitUntil } from "./wait-until.ts";

/** The room's alarm tries again after 20 s what failed. */
const settledWithinMs = 60_000;

/** One cart that several devices order at once, by card and by transfer, while everything between stumbles. */
export async function runOrderSeed(
  seed: number,
  stage: FaultStage,
  provider: FaultProvider,
): Promise<FaultWorld> {
  const world = new FaultWorld(seed, stage);
  const rng = createRng(`order ${seed}`);
  const { cart, client } = await openPayableCart(world, rng);
  stage.proxy.spoil(seed);
  await client.live.open(cart.id, client.cookie, cart.version);
  const buyers = Array.from({ length: 1 + rng.int(3) }, (_, index): Buyer => {
    const name = `b${index}`;
    const buyer = new FaultClient(world, name, client.cookie, createRng(`${name} ${seed}`));
    return { client: buyer, method: rng.chance(0.5) ? "scheme" : "bank_transfer", acknowledged: new Set() };
  });
  const work = [
    ...buyers.map((buyer, index) => buy(world, provider, buyer, createRng(`buy ${seed} ${index}`))),
    ...(rng.chance(0.3) ? [changeMind(world, client.cookie, rng)] : []),
    ...(rng.chance(0.6) ? [abortRoom(world, cart.id, rng)] : []),
  ];
  await Promise.all(work);

  await stage.proxy.calm(seed);
  provider.calm(cart.id);
  await Promise.all(buyers.map((buyer) => buyer.finish?.()));
  await waitUntil(() => isRecorded(world, provider, cart), settledWithinMs);
  await checkOrders(world, provider, cart, buyers, client);
  client.live.close();
  stage.watchers.delete(seed);
  return world;
}

/** A second device puts one more piece into the cart that is being paid. */
async function changeMind(world: FaultWorld, cookie: string, rng: Rng): Promise<void> {
  await wait(rng.int(400));
  const device = new FaultClient(world, "second", cookie, rng);
  await device.perform({ kind: "add", sku: skusOf(world.seed)[0], quantity: 1 });
}

async function abortRoom(world: FaultWorld, cartId: string, rng: Rng): Promise<void> {
  for (let left = 1 + rng.int(2); left > 0; left -= 1) {
    await wait(20 + rng.int(500));
    world.history.note("    the room is aborted");
    await world.rooms.abort(`cart:${cartId}`);
  }
}
