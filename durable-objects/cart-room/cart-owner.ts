import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import type { Room } from "./room";

/** Who asks; null: a guest. */
export type Visitor = { readonly customerId?: string | null };

/** What is written down of a cart that went into a customer's, where the platform does not say whose. */
const somebody = "somebody";

/** Writes down whose the cart became; true when this is news. A guest's cart has no owner but its session's cookie. */
export function noteOwner({ storage }: Room, { customerId, state }: Cart): boolean {
  const owner = customerId ?? (state === "Merged" ? somebody : null);
  if (owner === null || storage.note("customer") === owner) return false;
  storage.setNote("customer", owner);
  return true;
}

/**
 * The cart became a customer's, and the visitor is another: most likely the guest that it was, in a tab that does not have the
 * customer's cookie yet, or whoever got hold of a guest's old cookie. They may neither see nor change it.
 */
export function isStranger({ storage }: Pick<Room, "storage">, { customerId = null }: Visitor): boolean {
  const owner = storage.note("customer");
  return owner !== null && owner !== customerId;
}

export function toStrangerError({ customerId }: Visitor): CartError {
  return customerId ? { code: "cart-not-found" } : { code: "changed-elsewhere", session: "renewed" };
}
