import type { Cart } from "../../app/cart/model/cart";
import type { CartChange } from "../../app/cart/model/cart-change";
import type { CartError } from "../../app/cart/model/cart-command";
import { planMerge } from "../../app/cart/model/plan-merge";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress, CartTaker } from "../../app/gateways/cart-room/cart-room-gateway";
import { admitOwner, admitVisitor } from "./cart-owner";
import { completeCart, isFinal } from "./commands/complete-cart";
import { endCart, keepCart, rereadCart } from "./read-cart";
import type { Room } from "./room";

/**
 * The result for a guest's cart after sign-in; null: the cart no longer exists.
 * It becomes the customer's cart, or must be merged `into` the customer's existing one.
 */
export type GivenCart =
  | { readonly as: "own"; readonly cartId: string }
  | { readonly as: "lines"; readonly into: string; readonly cart: Cart }
  | null;

const maxTries = 3;
const unavailable = err({ code: "platform-unavailable" } as const);
const changed = err({ code: "changed-elsewhere", session: "renewed" } as const);

export type Giving = {
  readonly guest: CartAddress;
  readonly customer: CartTaker;
  /** The state that was merged into the customer's cart: without later commands, the guest's cart ends. */
  readonly merged: Cart | null;
};

/** Runs in the guest's room, between its commands. Idempotent. */
export async function giveCart(
  room: Room,
  { guest, customer, merged }: Giving,
): Promise<Result<GivenCart, CartError>> {
  const { id: customerId, email } = customer;
  const admitted = await admitVisitor(room, guest);
  if (!admitted.ok) return admitted;
  return room.inTurn(async () => {
    if (merged && (await endMerged(room, merged, customerId))) return ok(null);
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const read = await rereadCart(room);
      if (!read.ok) return read.error.code === "platform-unavailable" ? unavailable : ok(null);
      const cart = read.value;
      if (!cart) return ok(null);
      if (cart.customerId === customerId) return ok({ as: "own", cartId: cart.id } as const);
      if (cart.customerId !== null) return changed;
      const own = await room.carts.findActive(customerId, cart.storeKey);
      if (!own.ok) return unavailable;
      if (own.value) return ok({ as: "lines", into: own.value.id, cart } as const);
      const changes: CartChange[] = [{ type: "set-customer", customerId }];
      if (cart.email === null) changes.push({ type: "set-email", email });
      const answer = await room.carts.update(cart.id, cart.version, changes);
      if (answer.ok) keepCart(room, answer.value);
      else room.log("cart-not-given", { kind: answer.error.kind, code: answer.error.code ?? "", tries });
    }
    return unavailable;
  });
}

/**
 * Deletes the cart, as an external client cannot merge it; the room reports it as merged.
 * False: it still exists, perhaps changed.
 */
async function endMerged(room: Room, cart: Cart, customerId: string): Promise<boolean> {
  const answer = await room.carts.remove(cart.id, cart.version);
  if (!answer.ok && answer.error.code !== "InvalidSubject") return false;
  room.storage.setNote("customer", customerId);
  endCart(room, "Merged", { ...cart, customerId });
  return true;
}

/**
 * Runs in the customer's room: adds the items of a guest's cart.
 * Plans an update without a response again from the platform's current cart; a refused item, no longer sold for
 * example, does not block the others.
 */
export async function mergeCart(
  room: Room,
  address: CartAddress,
  guest: Pick<Cart, "lines">,
): Promise<Result<null, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  return room.inTurn(async () => {
    const refused = new Set<string>();
    const rounds = guest.lines.length + maxTries;
    for (let round = 0, failures = 0; failures < maxTries && round <= rounds; round += 1) {
      const read = await rereadCart(room);
      if (!read.ok) return read;
      if (!read.value) return changed;
      const plan = planMerge(read.value, guest).filter((change) => !refused.has(JSON.stringify(change)));
      if (plan.length === 0) {
        keepCart(room, (await completeCart(room, read.value, [])).cart);
        return ok(null);
      }
      const changes = refused.size > 0 ? plan.slice(0, 1) : plan;
      const answer = await room.carts.update(read.value.id, read.value.version, changes);
      if (answer.ok) continue;
      room.log("cart-merge-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      if (!isFinal(answer.error)) failures += 1;
      else if (changes.length === 1) refused.add(JSON.stringify(changes[0]));
      else refused.add("one by one");
    }
    return unavailable;
  });
}
