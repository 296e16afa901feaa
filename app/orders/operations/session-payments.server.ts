import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { err, ok, type Result } from "../../foundation/result";
import type { PaymentChoice, PaymentReturn, PaymentStart } from "../../gateways/cart-room/cart-room-gateway";
import type { SessionAccess, SessionPayment } from "../../request/session";
import type { Order, PlaceOrderError } from "../model/order";
import { rememberOrder } from "./session-orders.server";

/**
 * Starts the chosen payment.
 * Cash on delivery and bank transfer place the order at once, a card returns the provider's page. Idempotent per key,
 * also when the cart was ordered or deleted meanwhile. Prices are refreshed; a total that differs from the confirmed
 * one is `amount-changed`. The room checks all guards of an order.
 */
export async function startPayment(
  access: CartAccess,
  choice: Omit<PaymentChoice, "isFound">,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const session = await access.session.read();
  if (!session) return err({ code: "cart-incomplete", missing: "lines" });
  const address = toCartAddress(access, session);
  const isFound = session.cartId === null;
  const found = isFound ? await access.cartRoom.findCart(address) : ok(session.cartId);
  if (!found.ok) return err({ code: "platform-unavailable" });
  const cartId = found.value;
  if (cartId === null) return err({ code: "cart-incomplete", missing: "lines" });
  const answer = await access.cartRoom.startPayment({ ...address, cartId }, { ...choice, isFound });
  if (!answer.ok) return answer;
  if (answer.value.next === "thank-you") await rememberOrder(access.session, answer.value.order);
  else await rememberPayment(access.session, { sessionId: answer.value.sessionId, cartId });
  return answer;
}

/**
 * Completes a payment after the provider's page: authorisation, order, capture.
 * Any number of calls place one order, and all return it. It uses the payment's cart: the session may have another one
 * by now, or none.
 */
export async function finishPayment(
  access: CartAccess,
  outcome: PaymentReturn,
): Promise<Result<Order, PlaceOrderError>> {
  const session = await access.session.read();
  if (!session) return err({ code: "cart-incomplete", missing: "lines" });
  const begun = session.payments.find(({ sessionId }) => sessionId === outcome.sessionId);
  const address = toCartAddress(access, session);
  const named = begun?.cartId ?? session.cartId;
  const found = named ? ok(named) : await access.cartRoom.findCart(address);
  if (!found.ok) return err({ code: "platform-unavailable" });
  if (found.value === null) return err({ code: "cart-incomplete", missing: "lines" });
  const answer = await access.cartRoom.finishPayment({ ...address, cartId: found.value }, outcome);
  if (answer.ok) await rememberOrder(access.session, answer.value);
  return answer;
}

/** Records the payment in the session, which may then complete it. */
async function rememberPayment(session: SessionAccess, payment: SessionPayment): Promise<void> {
  const known = (await session.require()).payments;
  const others = known.filter(({ sessionId }) => sessionId !== payment.sessionId);
  await session.update({ payments: [payment, ...others] });
}
