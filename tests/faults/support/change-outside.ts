import type { FakeCart } from "../../support/fake-cart.ts";
import type { ClientOperation } from "./client-operation.ts";
import { codes, skusOf } from "./fault-platform.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { Rng } from "./rng.ts";

/** Changes the cart on the platform, as its staff or another system does, without its room. */
export async function changeOutside(world: FaultWorld, cart: FakeCart, rng: Rng): Promise<void> {
  const { operation, action } = chooseChange(world.seed, cart, rng);
  const record = world.begin("outside", operation);
  world.disturb();
  const isAccepted = await world.platform.changeOutside(cart, action);
  record(isAccepted ? { kind: "taken", cartId: cart.id } : { kind: "refused", code: "changed-elsewhere" });
  world.history.note(
    `    outside: ${JSON.stringify(action)} → ${isAccepted ? "" : "not taken, "}version ${cart.version}`,
  );
}

function chooseChange(
  seed: number,
  cart: FakeCart,
  rng: Rng,
): { operation: ClientOperation; action: Record<string, unknown> } {
  const [, everything] = skusOf(seed);
  const line = cart.lines.find(({ sku }) => sku === everything);
  if (line && rng.chance(0.5)) {
    const quantity = rng.int(4);
    return {
      operation: { kind: "set", line: { id: line.id, sku: line.sku }, quantity },
      action: { changeLineItemQuantity: { lineItemId: line.id, quantity } },
    };
  }
  if (rng.chance(0.3)) {
    const code = rng.pick(codes);
    return { operation: { kind: "apply", code }, action: { addDiscountCode: { code } } };
  }
  return {
    operation: { kind: "add", sku: everything, quantity: 1 },
    action: { addLineItem: { sku: everything, quantity: 1 } },
  };
}
