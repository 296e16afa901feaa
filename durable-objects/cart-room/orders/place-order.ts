import type { Cart } from "../../../app/cart/model/cart";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { checkStock, readOrderableCart } from "./check-order";
import { createOrder } from "./create-order";
import type { PaymentAttempt, PaymentAttempts } from "./payment-attempts";
import { findLostOrder, findPlacedOrder, keepPlacedOrder } from "./placed-order";
import { capturePayment, voidPayment } from "./settle-payment";

const orderFailed: PlaceOrderError = { code: "payment", kind: "creating-order-failed", charged: false };

/** A cart may change under the order this often before it is given up. */
const maxRounds = 3;

/**
 * Turns an authorised payment into an order and takes the money, or gives the authorisation back. The shopper's return,
 * the provider's notification and the alarm all come here; whoever is first makes the order, the others find it.
 */
export async function placeAuthorisedOrder(
  room: Room,
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
): Promise<Result<Order, PlaceOrderError>> {
  const placed = findPlacedOrder(room) ?? (await findOrderOnPlatform(room, attempt));
  if (placed) return answerPlacedOrder(room, attempts, attempt, placed);

  for (let round = 1; round <= maxRounds; round += 1) {
    const cart = await readOrderableCart(room);
    if (!cart.ok && cart.error.code === "platform-unavailable") return cart;
    if (!cart.ok) return err(await voidPayment(room, attempts, attempt, cart.error));
    const problem = checkAmount(cart.value, attempt) ?? (await checkStock(room, cart.value));
    if (problem?.code === "platform-unavailable") return err(problem);
    if (problem) return err(await voidPayment(room, attempts, attempt, problem));

    const order = await createOrder(room, cart.value, "Paid");
    if (order.ok) return ok(finishOrder(room, attempts, attempt, order.value));
    if (order.error.code === "platform-unavailable") return order;
    if (order.error.code !== "amount-changed")
      return err(await voidPayment(room, attempts, attempt, order.error));
  }
  return err(await voidPayment(room, attempts, attempt, orderFailed));
}

/** An order that another payment settled already: this one is given back. */
async function answerPlacedOrder(
  room: Room,
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
  order: Order,
): Promise<Result<Order, PlaceOrderError>> {
  if (room.storage.note("settled-by") !== attempt.sessionId) {
    await voidPayment(room, attempts, attempt, orderFailed);
  } else if (attempt.state === "authorised") {
    finishOrder(room, attempts, attempt, order);
  }
  return ok(order);
}

/** After a restart between the order and its note. */
async function findOrderOnPlatform(room: Room, attempt: PaymentAttempt): Promise<Order | null> {
  const found = await findLostOrder(room);
  if (!found.ok || found.value === null) return null;
  const isPaidByThis = found.value.total.centAmount === attempt.amount.centAmount;
  return keepPlacedOrder(room, found.value, isPaidByThis ? attempt.sessionId : "unknown");
}

function checkAmount(cart: Cart, { amount }: PaymentAttempt): PlaceOrderError | null {
  const isSame = cart.total.centAmount === amount.centAmount && cart.total.currency === amount.currency;
  return isSame ? null : { code: "amount-changed" };
}

function finishOrder(room: Room, attempts: PaymentAttempts, attempt: PaymentAttempt, order: Order): Order {
  keepPlacedOrder(room, order, attempt.sessionId);
  const ordered = attempts.change(attempt, { state: "ordered" });
  room.later(capturePayment(room, attempts, ordered));
  return order;
}
