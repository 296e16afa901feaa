import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { RetryLimit } from "../commands/retry-limit";
import { sendUpdate, toUpdateError } from "../commands/send-update";
import { keepCart } from "../read-cart";
import type { Room } from "../room";

/**
 * Sends the shop's own changes before an order, with the same care as a shopper's commands.
 * After a concurrent change the shopper must confirm again, unless owner and total are unchanged.
 */
export async function updateForOrder(
  room: Room,
  cart: Cart,
  changes: readonly CartChange[],
  retries = new RetryLimit(room, true),
): Promise<Result<Cart, PlaceOrderError>> {
  if (changes.length === 0) return ok(cart);
  const id = crypto.randomUUID();
  room.batches.write(id, [], room.now());
  const sent = await sendUpdate(room, cart, { id, changes }, retries);
  if (sent.end === "taken") {
    room.batches.dropAll();
    keepCart(room, sent.cart);
    return ok(sent.cart);
  }
  const { kind, code = "" } = toUpdateError(sent);
  room.log("order-update-failed", { kind, code });
  if (sent.end === "unknown") return err({ code: "platform-unavailable" });
  room.batches.drop(id);
  if (sent.end === "refused") return err({ code: "platform-unavailable" });
  keepCart(room, sent.cart);
  return isSameToBuyer(cart, sent.cart) && retries.yield()
    ? updateForOrder(room, sent.cart, changes, retries)
    : err({ code: "amount-changed" });
}

/** Same owner and same total: a cart that a customer took over is no longer the guest's to change. */
function isSameToBuyer(before: Cart, now: Cart): boolean {
  const isSameWorth = now.total.centAmount === before.total.centAmount;
  return now.state === "Active" && now.customerId === before.customerId && isSameWorth;
}

/**
 * Plans to replace the cart's payments by one; null removes all.
 * The order then contains only its payment, without earlier attempts.
 */
export function planPayment(cart: Cart, paymentId: string | null): readonly CartChange[] {
  const others = cart.paymentIds.filter((id) => id !== paymentId);
  const removals = others.map((id): CartChange => ({ type: "remove-payment", paymentId: id }));
  return paymentId !== null && others.length === cart.paymentIds.length
    ? [...removals, { type: "add-payment", paymentId }]
    : removals;
}
