import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order } from "../../../app/orders/model/order";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { endCart, rereadCart } from "../read-cart";
import type { Room } from "../room";

/** The order that this cart became; null: none yet. */
export function findPlacedOrder(room: Room): Order | null {
  const stored = room.storage.note("order");
  return stored ? (JSON.parse(stored) as Order) : null;
}

/**
 * The order of a cart whose answer never came: the cart is ordered then, and the order has this cart's number. null:
 * none. `platform-unavailable`: nobody knows.
 */
export async function findLostOrder(
  room: Room,
): Promise<Result<Order | null, { code: "platform-unavailable" }>> {
  const read = await rereadCart(room);
  if (read.ok && read.value !== null) return ok(null);
  if (!read.ok)
    return read.error.code === "platform-unavailable" ? err({ code: "platform-unavailable" }) : ok(null);
  const found = await room.carts.loadOrderByNumber(requireOrderNumber(room));
  if (!found.ok) return err({ code: "platform-unavailable" });
  return ok(found.value?.cartId === room.cartId ? found.value : null);
}

/**
 * From here on the cart is an order: every repeat answers it, and the sockets learn that the cart is gone. Which
 * payment settled it the order itself says, also one whose answer was lost: no other payment's money may be taken for
 * it.
 */
export function keepPlacedOrder(room: Room, order: Order): Order {
  if (order.email === "") room.log("order-without-email", { orderNumber: order.orderNumber });
  const paymentId = order.paymentIds.at(-1) ?? "unknown";
  const payer = room.attempts.all().find(({ recordId }) => recordId === paymentId);
  room.storage.atomically(() => {
    room.storage.setNote("order", JSON.stringify(order));
    room.storage.setNote("settled-by", payer?.sessionId ?? paymentId);
  });
  endCart(room, "Ordered");
  return order;
}

/** The number is fixed before the first try, so that a repeat collides instead of doubling. */
export function requireOrderNumber(room: Room): string {
  const known = room.storage.note("order-number");
  if (known) return known;
  const number = toOrderNumber(room.cartId);
  room.storage.setNote("order-number", number);
  return number;
}

/** Another cart drew the same number: take the next one of this cart. */
export function drawNextOrderNumber(room: Room): string {
  const current = requireOrderNumber(room);
  let attempt = 1;
  while (toOrderNumber(room.cartId, attempt - 1) !== current) attempt += 1;
  const next = toOrderNumber(room.cartId, attempt);
  room.storage.setNote("order-number", next);
  return next;
}
