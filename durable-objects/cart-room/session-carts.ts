import { array, create, number, object, string } from "superstruct";
import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import { ok, type Result } from "../../app/foundation/result";
import type { CartRoomStorage } from "./cart-room-storage";
import type { Room } from "./room";

/**
 * The visitor whose cart is requested, in the room of that session or customer.
 * Without `customerId`: a guest.
 */
export type Shopper = { readonly customerId?: string | null; readonly country: CountryCode };

type Memory = Pick<Room, "storage" | "now">;

const SessionCarts = array(object({ id: string(), country: string(), openedAt: number() }));

const maxCarts = 10;
/** The lifetime of an idempotency key. */
const transferredWithinMs = 24 * 60 * 60 * 1000;

/** Records the cart that a session, or a customer, continues with in a country's shop. */
export function noteSessionCart(room: Memory, country: CountryCode, cartId: string): void {
  const known = listAll(room);
  if (known.find((cart) => cart.country === country)?.id === cartId) return;
  const others = known.filter(({ id }) => id !== cartId);
  const carts = [{ id: cartId, country, openedAt: room.now() }, ...others].slice(0, maxCarts);
  room.storage.setNote("carts", JSON.stringify(carts));
}

/** Ids of the carts in a country's shop, newest first: the current or last one, and its predecessors. */
export function listSessionCarts(room: Memory, country: CountryCode): readonly string[] {
  return listAll(room).flatMap((cart) => (cart.country === country ? [cart.id] : []));
}

/** Ids of the carts replaced so recently that their command results are still valid. */
export function listFormerCarts(room: Memory, country: CountryCode): readonly string[] {
  const carts = listAll(room).filter((cart) => cart.country === country);
  const oldest = room.now() - transferredWithinMs;
  return carts.flatMap(({ id }, index) => ((carts[index - 1]?.openedAt ?? 0) > oldest ? [id] : []));
}

function listAll({ storage }: Memory) {
  return create(JSON.parse(storage.note("carts") ?? "[]"), SessionCarts);
}

/**
 * Time after a sign-in in which a request with the guest's cookie may still arrive.
 * No request of a page lasts longer. A client that sends the cookie later has no other one.
 */
const cookieComesWithinMs = 60_000;

/**
 * Starts a sign-in of a guest's session: until it ends the session opens no cart.
 * Such a cart would be lost. Returns the ids of the cart that it opened last and of those that a customer took over
 * before.
 */
export async function beginSignIn(room: Room): Promise<Result<readonly string[], never>> {
  await room.lifetime.wake();
  return room.inTurn(async () => {
    room.storage.setNote("signing-in", String(room.now()));
    const last = room.storage.note("cart-id");
    return ok([...new Set([...listTransferred(room.storage), ...(last ? [last] : [])])]);
  });
}

/** Ends it: the session became a customer's, for good, or remains a guest's. */
export async function endSignIn({ storage, now }: Room, isSignedIn: boolean): Promise<Result<null, never>> {
  if (isSignedIn) storage.setNote("signed-in", String(now()));
  storage.dropNote("signing-in");
  return ok(null);
}

/** Records the carts of a signed-in customer: opened elsewhere, or the guest's last one. */
export async function noteCarts(room: Room, country: CountryCode, cartIds: readonly string[]): Promise<void> {
  await room.lifetime.wake();
  for (const cartId of cartIds) noteSessionCart(room, country, cartId);
}

/**
 * Lists the ids of the carts of the session or the customer in a country's shop, newest first.
 * Empty for a guest without access.
 */
export async function listCarts(room: Room, { customerId, country }: Shopper): Promise<readonly string[]> {
  await room.lifetime.wake();
  return !customerId && refuseGuest(room) ? [] : listSessionCarts(room, country);
}

/**
 * Why a guest's session may not open a cart; null: it may.
 * A sign-in that never reports its end blocks it no longer than its cookie.
 */
export function refuseGuest({ storage, now }: Room): CartError | null {
  const isRecent = (note: string | null) => note !== null && now() - Number(note) < cookieComesWithinMs;
  const signedIn = storage.note("signed-in");
  if (isRecent(signedIn) || isRecent(storage.note("signing-in"))) {
    return { code: "changed-elsewhere", session: "renewed" };
  }
  return signedIn === null ? null : { code: "changed-elsewhere", session: "over" };
}

/** The guest's cart became a customer's, or was merged into one. */
export function isTransferred({ customerId, state }: Pick<Cart, "customerId" | "state">): boolean {
  return customerId !== null || state === "Merged";
}

/**
 * Ids of the guest session's carts that a customer took over while the session remains a guest's.
 * The response to the sign-in was lost. They may have executed commands without a response, which will be repeated.
 */
export function listTransferred(storage: CartRoomStorage): readonly string[] {
  return JSON.parse(storage.note("taken-over") ?? "[]") as readonly string[];
}

export function noteTransferred(storage: CartRoomStorage, cartId: string): void {
  const cartIds = new Set(listTransferred(storage)).add(cartId);
  storage.setNote("taken-over", JSON.stringify([...cartIds]));
}
