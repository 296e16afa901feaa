import type { Cart } from "../../../app/cart/model/cart";
import type { Money } from "../../../app/foundation/money";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { checkLines, readOrderableCart } from "./check-order";
import { createOrder } from "./create-order";
import type { PaymentAttempt } from "./payment-attempts";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { isReleased } from "./release-order";
import { capturePayment, settleOrder, voidPayment } from "./settle-payment";
import { planPayment, updateForOrder } from "./update-for-order";

const orderFailed: PlaceOrderError = { code: "payment", kind: "creating-order-failed", charged: false };

/** Gives up after this many concurrent changes of the cart. */
const maxRounds = 3;

/**
 * Turns an authorised or pending payment into an order, and captures authorised money.
 * If no order is possible, voids the payment. The shopper's return, the provider's notification and the alarm all call
 * it; the first call creates the order, the others find it.
 */
export async function placePaidOrder(
  room: Room,
  attempt: PaymentAttempt,
): Promise<Result<Order, PlaceOrderError>> {
  const placed = findPlacedOrder(room);
  if (placed) return answerPlacedOrder(room, attempt, placed);

  for (let round = 1; round <= maxRounds; round += 1) {
    const cart = await readOrderableCart(room);
    if (!cart.ok && cart.error.code === "platform-unavailable") return cart;
    if (!cart.ok) return answerUnorderable(room, attempt, cart.error);
    const problem = checkAmount(cart.value, attempt) ?? (await checkLines(room, cart.value));
    if (problem?.code === "platform-unavailable") return err(problem);
    if (problem) return err(await voidPayment(room, attempt, problem));

    const paid = await updateForOrder(room, cart.value, planPayment(cart.value, attempt.recordId));
    if (!paid.ok && paid.error.code === "platform-unavailable") return paid;
    if (!paid.ok) continue;
    const order = await createOrder(room, paid.value, attempt.state === "authorised" ? "Paid" : "Pending");
    if (order.ok) return keepOrder(room, attempt, order.value);
    if (order.error.code === "platform-unavailable") return order;
    if (order.error.code !== "amount-changed") return err(await voidPayment(room, attempt, order.error));
  }
  return answerUnorderable(room, attempt, orderFailed);
}

/**
 * Returns the order whose response was lost, paid by this payment or another.
 * Without one, voids the payment.
 */
async function answerUnorderable(
  room: Room,
  attempt: PaymentAttempt,
  problem: PlaceOrderError,
): Promise<Result<Order, PlaceOrderError>> {
  const lost = await findLostOrder(room);
  if (!lost.ok) return lost;
  if (lost.value) return keepOrder(room, attempt, lost.value);
  return err(await voidPayment(room, attempt, problem));
}

function keepOrder(
  room: Room,
  attempt: PaymentAttempt,
  order: Order,
): Promise<Result<Order, PlaceOrderError>> {
  return answerPlacedOrder(room, attempt, keepPlacedOrder(room, order));
}

/** Captures the money of the order's payment; returns another payment's, or a different amount. */
async function answerPlacedOrder(
  room: Room,
  attempt: PaymentAttempt,
  order: Order,
): Promise<Result<Order, PlaceOrderError>> {
  if (room.storage.note("settled-by") !== attempt.sessionId) {
    await voidPayment(room, attempt, orderFailed);
    return ok(order);
  }
  if (attempt.state === "pending") room.attempts.change(attempt, { state: "awaited" });
  if (attempt.state !== "authorised") return ok(order);
  if (isReleased(room)) {
    room.log("late-money-returned", { orderNumber: order.orderNumber });
    await voidPayment(room, attempt, orderFailed);
    return ok(order);
  }
  const problem = checkAmount(order, attempt);
  if (problem) {
    await settleOrder(room, attempt, "Failed");
    await voidPayment(room, attempt, problem);
    return ok(findPlacedOrder(room) ?? order);
  }
  const ordered = room.attempts.change(attempt, { state: "ordered" });
  room.later(capturePayment(room, ordered));
  await settleOrder(room, ordered, "Paid");
  return ok(findPlacedOrder(room) ?? order);
}

function checkAmount(
  { total }: Pick<Cart, "total"> | { readonly total: Money },
  { amount }: PaymentAttempt,
): PlaceOrderError | null {
  const isSame = total.centAmount === amount.centAmount && total.currency === amount.currency;
  return isSame ? null : { code: "amount-changed" };
}
