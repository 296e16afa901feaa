import { array, create, number, object, string } from "superstruct";
import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import { ok, type Result } from "../../app/foundation/result";
import type { CartRoomStorage } from "./cart-room-storage";
import type { Room } from "./room";

/** Whose cart is looked for, in the room of that session or customer; without a customer: a guest's. */
export type Shopper = { readonly customerId?: string | null; readonly country: CountryCode };

type Memory = Pick<Room, "storage" | "now">;

const SessionCarts = array(object({ id: string(), country: string(), openedAt: number() }));

const cartsKept = 10;
/** As long as an idempotency key counts. */
const transferredWithinMs = 24 * 60 * 60 * 1000;

/** Writes down which cart a session, or a customer, goes on with in a country's shop. */
export function noteSessionCart(room: Memory, country: CountryCode, cartId: string): void {
  const known = listAll(room);
  if (known.find((cart) => cart.country === country)?.id === cartId) return;
  const others = known.filter(({ id }) => id !== cartId);
  const carts = [{ id: cartId, country, openedAt: room.now() }, ...others].slice(0, cartsKept);
  room.storage.setNote("carts", JSON.stringify(carts));
}

/** Ids of the carts in a country's shop, newest first: the one there is now or was last, and those before it. */
export function listSessionCarts(room: Memory, country: CountryCode): readonly string[] {
  return listAll(room).flatMap((cart) => (cart.country === country ? [cart.id] : []));
}

/**
 * Ids of the carts that the newest took the place of, so lately that what their commands were answered still counts.
 */
export function listFormerCarts(room: Memory, country: CountryCode): readonly string[] {
  const carts = listAll(room).filter((cart) => cart.country === country);
  const oldest = room.now() - transferredWithinMs;
  return carts.flatMap(({ id }, index) => ((carts[index - 1]?.openedAt ?? 0) > oldest ? [id] : []));
}

function listAll({ storage }: Memory) {
  return create(JSON.parse(storage.note("carts") ?? "[]"), SessionCarts);
}

/**
 * So long after a sign-in a request with the guest's cookie may have been on its way already: no request of a page
 * lasts longer. Whoever comes with that cookie later has no other.
 */
const cookieComesWithinMs = 60_000;

/**
 * A guest's session is about to sign in: until that has ended it opens no cart, which would be nobody's afterwards.
 * Answers the ids of the cart that it opened last and of those that a customer took over before.
 */
export async function beginSignIn(room: Room): Promise<Result<readonly string[], never>> {
  await room.lifetime.wake();
  return room.inTurn(async () => {
    room.storage.setNote("signing-in", String(room.now()));
    const last = room.storage.note("cart-id");
    return ok([...new Set([...listTransferred(room.storage), ...(last ? [last] : [])])]);
  });
}

/** It became a customer's session, for good, or it stays a guest's. */
export async function endSignIn({ storage, now }: Room, isSignedIn: boolean): Promise<Result<null, never>> {
  if (isSignedIn) storage.setNote("signed-in", String(now()));
  storage.dropNote("signing-in");
  return ok(null);
}

/** A customer signed in: goes on with a cart that was not opened here, or the last that the guest had. */
export async function noteCarts(room: Room, country: CountryCode, cartIds: readonly string[]): Promise<void> {
  await room.lifetime.wake();
  for (const cartId of cartIds) noteSessionCart(room, country, cartId);
}

/**
 * Ids of the carts that the session or the customer had in a country's shop, newest first; none for who has no right to
 * them any more.
 */
export async function listCarts(room: Room, { customerId, country }: Shopper): Promise<readonly string[]> {
  await room.lifetime.wake();
  return !customerId && refuseGuest(room) ? [] : listSessionCarts(room, country);
}

/**
 * Why a guest's session may not open a cart; null: it may. A sign-in whose end nobody told is waited for no longer than
 * its cookie.
 */
export function refuseGuest({ storage, now }: Room): CartError | null {
  const isRecent = (note: string | null) => note !== null && now() - Number(note) < cookieComesWithinMs;
  const signedIn = storage.note("signed-in");
  if (isRecent(signedIn) || isRecent(storage.note("signing-in"))) {
    return { code: "changed-elsewhere", session: "renewed" };
  }
  return signedIn === null ? null : { code: "changed-elsewhere", session: "over" };
}

/** The guest's cart became a customer's, or went into one. */
export function isTransferred({ customerId, state }: Pick<Cart, "customerId" | "state">): boolean {
  return customerId !== null || state === "Merged";
}

/**
 * Ids of the carts of a guest's session that a customer took over while the session goes on as a guest's: the answer to
 * the sign-in was lost. They may have taken commands that nobody was told of, and that will be repeated.
 */
export function listTransferred(storage: CartRoomStorage): readonly string[] {
  return JSON.parse(storage.note("taken-over") ?? "[]") as readonly string[];
}

export function noteTransferred(storage: CartRoomStorage, cartId: string): void {
  const cartIds = new Set(listTransferred(storage)).add(cartId);
  storage.setNote("taken-over", JSON.stringify([...cartIds]));
}
