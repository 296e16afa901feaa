import { setTimeout as wait } from "node:timers/promises";
import type { FakeCart } from "../../support/fake-cart.ts";
import { changeOutside } from "./change-outside.ts";
import { checkWorld } from "./check-world.ts";
import { chooseOperation } from "./client-operation.ts";
import { endSeed } from "./end-seed.ts";
import { FaultAgent } from "./fault-agent.ts";
import { FaultClient } from "./fault-client.ts";
import { skusOf, toContentOf } from "./fault-platform.ts";
import { type FaultStage, FaultWorld } from "./fault-world.ts";
import { createRng } from "./rng.ts";
import { sealGuest } from "./seal-guest.ts";
import { waitUntil } from "./wait-until.ts";

const operationsOfAll = 34;
const fewestClients = 3;
const moreClients = 8;
const mostPauseMs = 60;
const mostCallsApart = 8;
const settledWithinMs = 30_000;

const additionsOfAgent = 5;

/**
 * Runs one seed; the world's problems list what went wrong.
 * @param agentProfile URL of an agent's profile: an assistant fills the cart as well; null: none
 */
export async function runSeed(
  seed: number,
  stage: FaultStage,
  agentProfile: string | null = null,
): Promise<FaultWorld> {
  const world = new FaultWorld(seed, stage);
  const rng = createRng(`seed ${seed}`);
  const sessionId = `seed-${seed}-${crypto.randomUUID().slice(0, 8)}`;
  await stage.platform.open(seed);
  const cookie = await sealGuest(sessionId);
  const count = fewestClients + rng.int(moreClients);
  const clients = Array.from(
    { length: count },
    (_, index) => new FaultClient(world, `c${index}`, cookie, createRng(`client ${seed} ${index}`)),
  );
  const findCart = () =>
    [...stage.platform.carts.values()].find(({ key }) => key.startsWith(`${sessionId}-`));
  const lives = Promise.all(clients.map((client, index) => live(world, client, index, count)));
  const agent = agentProfile === null ? null : liveAsAgent(world, agentProfile, findCart);
  await Promise.all([lives, agent, disturb(world, findCart, lives)]);
  await settle(world, clients, findCart());
  if (world.problems.length === 0) await endSeed(world, clients, findCart());
  for (const { live: channel } of clients) channel.close();
  stage.watchers.delete(seed);
  return world;
}

async function live(world: FaultWorld, client: FaultClient, index: number, count: number): Promise<void> {
  const rng = createRng(`life ${world.seed} ${index}`);
  for (let left = Math.ceil(operationsOfAll / count); left > 0; left -= 1) {
    await client.perform(chooseOperation(world.seed, rng, client.seen, client.name));
    const { seen, live: channel } = client;
    if (seen && !channel.isListening && rng.chance(0.4))
      await channel.open(seen.id, client.cookie, seen.version);
    else if (channel.isListening && rng.chance(0.05)) channel.cut();
    if (rng.chance(0.2)) await client.read();
    await wait(rng.int(mostPauseMs));
  }
}

/** Waits for the cart, receives access to it, and adds pieces while the shopper's pages change it. */
async function liveAsAgent(
  world: FaultWorld,
  profileUrl: string,
  findCart: () => FakeCart | undefined,
): Promise<void> {
  const rng = createRng(`agent ${world.seed}`);
  if (!(await waitUntil(() => findCart() !== undefined, settledWithinMs))) return;
  const { id = "" } = findCart() ?? {};
  const secret = await world.rooms.grant(id);
  const agent = new FaultAgent(world, id, secret, profileUrl);
  // The third SKU is scarce: a response does not say how many pieces were left.
  const [first, second] = skusOf(world.seed);
  for (let left = additionsOfAgent; left > 0; left -= 1) {
    await agent.add(rng.pick([first, second]), 1 + rng.int(2));
    await wait(rng.int(mostPauseMs));
  }
}

/** Aborts rooms and changes the cart externally: each during a platform call. */
async function disturb(
  world: FaultWorld,
  findCart: () => FakeCart | undefined,
  lives: Promise<unknown>,
): Promise<void> {
  const rng = createRng(`disturb ${world.seed}`);
  const over = lives.then(() => "over" as const);
  for (let left = rng.int(7); left > 0; left -= 1) {
    if ((await Promise.race([world.clock.after(1 + rng.int(mostCallsApart)), over])) === "over") return;
    const cart = findCart();
    if (!cart) continue;
    if (rng.chance(0.5)) await changeOutside(world, cart, rng);
    else {
      world.history.note("    the room is aborted");
      await world.rooms.abort(
        rng.chance(0.2) ? cart.key.replace(/^(.*)-SK-\d+$/, "session:$1") : `cart:${cart.id}`,
      );
    }
  }
}

/** Stops all faults, retries what is uncertain, reads one page through, and expects all to agree. */
async function settle(
  world: FaultWorld,
  clients: readonly FaultClient[],
  cart: FakeCart | undefined,
): Promise<void> {
  await world.proxy.calm(world.seed);
  await Promise.all(clients.map((client) => client.settle()));
  const reader = clients.find(({ seen }) => seen !== null);
  if (!cart || !reader?.seen) return world.complain("no cart was made");
  const { seen } = reader;
  if (!reader.live.isListening) await reader.live.open(seen.id, reader.cookie, seen.version);
  reader.live.readThrough();
  const listeners = clients.filter(({ live: channel }) => channel.isListening);
  const isSettled = () =>
    listeners.every(({ live: { isOpen, version } }) => isOpen && version === cart.version);
  if (!(await waitUntil(isSettled, settledWithinMs))) {
    const versions = listeners.map(({ name, live: channel }) => `${name} ${channel.version}`).join(", ");
    world.complain(`the platform has version ${cart.version}, the sockets ${versions}`);
  }
  for (const client of clients.filter(({ seen: known }) => known !== null)) {
    const read = await client.read();
    if (read?.content !== toContentOf(cart)) {
      world.complain(`${client.name} reads “${read?.content}”, the platform has “${toContentOf(cart)}”`);
    }
  }
  const carts = [...world.platform.carts.values()].filter(({ key }) => key.startsWith(`seed-${world.seed}-`));
  if (carts.length !== 1) world.complain(`the session has ${carts.length} carts`);
  for (const problem of checkWorld(world, cart)) world.complain(problem);
}
