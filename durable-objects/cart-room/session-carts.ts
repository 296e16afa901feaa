import { array, create, number, object, string } from "superstruct";
import type { CountryCode } from "../../app/countries/model/country";
import type { Room } from "./room";

type Memory = Pick<Room, "storage" | "now">;

const SessionCarts = array(object({ id: string(), country: string(), openedAt: number() }));

const cartsKept = 10;
/** As long as an idempotency key counts. */
const handedOverWithinMs = 24 * 60 * 60 * 1000;

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
  const oldest = room.now() - handedOverWithinMs;
  return carts.flatMap(({ id }, index) => ((carts[index - 1]?.openedAt ?? 0) > oldest ? [id] : []));
}

function listAll({ storage }: Memory) {
  return create(JSON.parse(storage.note("carts") ?? "[]"), SessionCarts);
}
