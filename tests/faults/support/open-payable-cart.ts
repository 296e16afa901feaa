import type { FakeCart } from "../../support/fake-cart.ts";
import { FaultClient } from "./fault-client.ts";
import { skusOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { Rng } from "./rng.ts";
import { sealGuest } from "./seal-guest.ts";

/**
 * Creates a guest's cart that can be paid: with a line, addresses and delivery. Meanwhile the platform has no faults.
 * `oldCookie` is the session cookie from before the cart.
 */
export async function openPayableCart(
  world: FaultWorld,
  rng: Rng,
): Promise<{ readonly cart: FakeCart; readonly client: FaultClient; readonly oldCookie: string }> {
  const sessionId = `seed-${world.seed}-${crypto.randomUUID().slice(0, 8)}`;
  await world.platform.open(world.seed);
  await world.proxy.calm(world.seed);
  const oldCookie = await sealGuest(sessionId);
  const client = new FaultClient(world, "first", oldCookie, rng);
  await client.perform({ kind: "add", sku: skusOf(world.seed)[0], quantity: 1 + rng.int(3) });
  await client.settle();
  await client.perform({ kind: "address", email: "jana@example.sk" });
  await client.settle();
  const cart = [...world.platform.carts.values()].find(({ key }) => key.startsWith(`${sessionId}-`));
  if (!cart) throw new Error(`No cart: ${world.history.tail(10)}`);
  return { cart, client, oldCookie };
}
