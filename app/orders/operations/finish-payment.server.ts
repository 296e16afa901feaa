import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { err, ok, type Result } from "../../foundation/result";
import type { PaymentReturn } from "../../gateways/cart-room/cart-room-gateway";
import type { Order, PlaceOrderError } from "../model/order";
import { rememberOrder } from "./session-orders.server";

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
