import { setTimeout as wait } from "node:timers/promises";
import type { FakeCart } from "../../support/fake-cart.ts";
import { type Buyer, buy, buyingMethods, notifyPaid } from "./buy.ts";
import { checkOrders, isRecorded } from "./check-orders.ts";
import { type Browser, FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultProvider } from "./fault-provider.ts";
import { type FaultStage, FaultWorld } from "./fault-world.ts";
import { openPayableCart } from "./open-payable-cart.ts";
import { createRng, type Rng } from "./rng.ts";
import { waitUntil } from "./wait-until.ts";

/** The room's alarm retries failures after 20 s. */
const settledWithinMs = 60_000;
/** Some carts are never ordered; the tab waits no longer than this. */
const orderedWithinMs = 1500;
const mostPauseMs = 100;
const mostCallsApart = 6;

/**
 * Runs one cart that several devices order at once, each with its kind of payment, while all connections have faults.
 */
export async function runOrderSeed(
  seed: number,
  stage: FaultStage,
  provider: FaultProvider,
): Promise<FaultWorld> {
  const world = new FaultWorld(seed, stage);
  const rng = createRng(`order ${seed}`);
  const { cart, client, oldCookie } = await openPayableCart(world, rng);
  provider.open(cart.id, seed);
  stage.proxy.spoil(seed);
  await client.live.open(cart.id, client.cookie, cart.version);
  // Pages of one browser share its cookie; some requests arrive with the cookie from before the cart existed.
  const browser = { cookie: client.cookie };
  const buyers = Array.from({ length: 1 + rng.int(3) }, (_, index): Buyer => {
    const name = `b${index}`;
    const cookie = rng.chance(0.2) ? { cookie: oldCookie } : browser;
    const buyer = new FaultClient(world, name, cookie, createRng(`${name} ${seed}`));
    return { client: buyer, method: rng.pick(buyingMethods), acknowledged: new Set() };
  });
  const work = Promise.all([
    ...buyers.map((buyer, index) => buy(world, provider, buyer, createRng(`buy ${seed} ${index}`))),
    ...(rng.chance(0.3) ? [changeMind(world, client.cookie, rng)] : []),
    ...(rng.chance(0.6) ? [shopOn(world, browser, cart, rng)] : []),
  ]);
  await Promise.all([work, ...(rng.chance(0.6) ? [abortRoom(world, cart.id, rng, work)] : [])]);

  await stage.proxy.calm(seed);
  provider.calm(cart.id);
  await Promise.all(buyers.map((buyer) => buyer.finish?.()));
  await notifyPaid(world, provider, cart.id);
  await waitUntil(() => isRecorded(world, provider, cart), settledWithinMs);
  await checkOrders(world, provider, cart, buyers, client);
  client.live.close();
  stage.watchers.delete(seed);
  return world;
}

/** A second device adds one more item to the cart that is being paid. */
async function changeMind(world: FaultWorld, cookie: string, rng: Rng): Promise<void> {
  await wait(rng.int(400));
  const device = new FaultClient(world, "second", cookie, rng);
  await device.perform({ kind: "add", sku: skusOf(world.seed)[0], quantity: 1 });
}

/**
 * Another tab of the same browser continues shopping right after the order, whether or not its response has arrived.
 */
async function shopOn(world: FaultWorld, browser: Browser, cart: FakeCart, rng: Rng): Promise<void> {
  if (!(await waitUntil(() => cart.state === "Ordered", orderedWithinMs))) return;
  await wait(rng.int(mostPauseMs));
  const tab = new FaultClient(world, "tab", browser, rng);
  await tab.perform({ kind: "add", sku: skusOf(world.seed)[1], quantity: 1 });
  await tab.read();
}

/** Aborts the room during a platform call. */
async function abortRoom(world: FaultWorld, cartId: string, rng: Rng, work: Promise<unknown>): Promise<void> {
  const over = work.then(() => "over" as const);
  for (let left = 1 + rng.int(2); left > 0; left -= 1) {
    if ((await Promise.race([world.clock.after(1 + rng.int(mostCallsApart)), over])) === "over") return;
    world.history.note("    the room is aborted");
    await world.rooms.abort(`cart:${cartId}`);
  }
}
