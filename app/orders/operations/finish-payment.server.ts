import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { err, ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { Order, PlaceOrderError } from "../model/order";
import { loadOrder } from "./load-order.server";
import { rememberOrder } from "./remember-order.server";

/**
 * The shopper is back from the provider's page: authorised, order, capture. Any number of calls place one order and all
 * answer it.
 */
export async function finishPayment(
  access: CartAccess,
  orders: OrdersGateway,
  outcome: { readonly sessionId: string; readonly sessionResult: string | null },
): Promise<Result<Order, PlaceOrderError>> {
  const session = await access.session.read();
  if (!session?.cartId) return answerLatestOrder(access, orders, session?.orderIds[0]);
  const answer = await access.cartRoom.finishPayment(toCartAddress(access, session), outcome);
  if (answer.ok) await rememberOrder(access.session, answer.value);
  return answer;
}

/** A reload after success: the cart is done, its order is the latest of this session. */
async function answerLatestOrder(
  access: CartAccess,
  orders: OrdersGateway,
  orderId: string | undefined,
): Promise<Result<Order, PlaceOrderError>> {
  if (!orderId) return err({ code: "cart-incomplete", missing: "lines" });
  const order = await loadOrder(access.session, orders, orderId);
  if (!order.ok) return err({ code: "platform-unavailable" });
  return order.value ? ok(order.value) : err({ code: "cart-incomplete", missing: "lines" });
}
