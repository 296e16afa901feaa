import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
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
 * The cart became a customer's, and the visitor is another: most likely the guest that it was, in a tab that does not
 * have the customer's cookie yet, or whoever got hold of a guest's old cookie. They may neither see nor change it.
 */
export function isStranger({ storage }: Pick<Room, "storage">, { customerId = null }: Visitor): boolean {
  const owner = storage.note("customer");
  return owner !== null && owner !== customerId;
}

export function toStrangerError({ customerId }: Visitor): CartError {
  return customerId ? { code: "cart-not-found" } : { code: "changed-elsewhere", session: "renewed" };
}

/**
 * Lets a visitor in whose shop the cart is of. Asked from another shop, the room and those who listen keep it as it is.
 * Until a cart is known, the visitor's country is the one that the platform's answer is held against.
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

/** As `admitVisitor`, and the cart has not become another's. */
export async function admitOwner(room: Room, address: CartAddress): Promise<Result<null, CartError>> {
  const admitted = await admitVisitor(room, address);
  return admitted.ok && isStranger(room, address) ? err(toStrangerError(address)) : admitted;
}

/** Who may hear of the cart: a customer, or a guest (null). */
export function mayListen(room: Room): (customerId: string | null) => boolean {
  return (customerId) => !isStranger(room, { customerId });
}
