import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { err, type Result } from "../../foundation/result";
import type { PaymentStart } from "../../gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../model/order";
import { rememberOrder } from "./remember-order.server";

export type PaymentRequest = {
  readonly method: string;
  /** Absolute address of `/payment/return` on this host, with `?language=` on prefixed pages. */
  readonly returnUrl: string;
  readonly locale: string;
  readonly idempotencyKey: string;
};

/**
 * Starts the chosen payment: cash on delivery and bank transfer place the order at once, a card answers the provider's
 * page to go to. The same key twice does it once.
 */
export async function startPayment(
  access: CartAccess,
  request: PaymentRequest,
): Promise<Result<PaymentStart, PlaceOrderError>> {
  const session = await access.session.read();
  if (!session?.cartId) return err({ code: "cart-incomplete", missing: "lines" });
  const answer = await access.cartRoom.startPayment(toCartAddress(access, session), request);
  if (answer.ok && answer.value.next === "thank-you") await rememberOrder(access.session, answer.value.order);
  return answer;
}
