import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order } from "../../../app/orders/model/order";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { endCart, rereadCart } from "../read-cart";
import type { Room } from "../room";

/** The order created from this cart; null: none yet. */
export function findPlacedOrder(room: Room): Order | null {
  const stored = room.storage.note("order");
  return stored ? (JSON.parse(stored) as Order) : null;
}

/**
 * Finds the order of a cart whose response was lost; null: none.
 * The cart is ordered, and the order has this cart's number. `platform-unavailable`: unknown.
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
 * Saves the order.
 * Every repeat returns it, and the sockets are notified that the cart no longer exists. The order itself names the
 * payment that settled it, even if its response was lost: no other payment's money may be captured for it.
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

/**
 * Returns the cart's order number, fixed before the first attempt to create the order.
 * A repeated attempt then collides instead of creating a second order.
 */
export function requireOrderNumber(room: Room): string {
  const known = room.storage.note("order-number");
  if (known) return known;
  const number = toOrderNumber(room.cartId);
  room.storage.setNote("order-number", number);
  return number;
}

/** Takes this cart's next number after another cart used the same one. */
export function drawNextOrderNumber(room: Room): string {
  const current = requireOrderNumber(room);
  let attempt = 1;
  while (toOrderNumber(room.cartId, attempt - 1) !== current) attempt += 1;
  const next = toOrderNumber(room.cartId, attempt);
  room.storage.setNote("order-number", next);
  return next;
}
