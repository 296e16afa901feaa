import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import type { Room } from "./room";

/** The visitor who sends a request; null: a guest. */
export type Visitor = { readonly customerId?: string | null };

/** Owner of a cart that was merged into a customer's, if the platform does not name the customer. */
const unknownCustomer = "somebody";

/** Records the cart's new owner; true when it changed. A guest's cart has no owner except its session's cookie. */
export function noteOwner({ storage }: Room, { customerId, state }: Cart): boolean {
  const owner = customerId ?? (state === "Merged" ? unknownCustomer : null);
  if (owner === null || storage.note("customer") === owner) return false;
  storage.setNote("customer", owner);
  return true;
}

/**
 * Returns whether the cart belongs to a customer other than the visitor, who must not see or change it.
 * The visitor is usually the former guest: a tab without the customer's cookie yet, or a client with an old guest
 * cookie.
 */
export function isStranger({ storage }: Pick<Room, "storage">, { customerId = null }: Visitor): boolean {
  const owner = storage.note("customer");
  return owner !== null && owner !== customerId;
}

export function toStrangerError({ customerId }: Visitor): CartError {
  return customerId ? { code: "cart-not-found" } : { code: "changed-elsewhere", session: "renewed" };
}

/**
 * Admits a visitor of the cart's shop.
 * A request from another shop changes neither the room nor its subscribers. Until a cart is known, saves the
 * visitor's country, which the platform's response must match.
 */
export async function admitVisitor(
  { storage, lifetime }: Room,
  { country }: Pick<CartAddress, "country">,
): Promise<Result<null, CartError>> {
  await lifetime.wake();
  const known = storage.snapshot()?.cart;
  if (known && known.storeKey !== getCountry(country).storeKey) return err({ code: "cart-of-another-store" });
  if (storage.note("country") !== country) storage.setNote("country", country);
  return ok(null);
}

/** Like `admitVisitor`, and requires that the cart is not another owner's. */
export async function admitOwner(room: Room, address: CartAddress): Promise<Result<null, CartError>> {
  const admitted = await admitVisitor(room, address);
  return admitted.ok && isStranger(room, address) ? err(toStrangerError(address)) : admitted;
}

/** Whether a customer, or a guest (null), may receive the cart's events. */
export function mayListen(room: Room): (customerId: string | null) => boolean {
  return (customerId) => !isStranger(room, { customerId });
}
