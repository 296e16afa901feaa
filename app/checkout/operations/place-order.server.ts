import type { Cart } from "../../cart/model/cart";
import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { PlaceOrderError } from "../../orders/model/order";
import { startPayment } from "../../orders/operations/start-payment.server";
import { isShoppable } from "../model/checkout-guard";
import { choosePaymentOptions } from "../model/choose-payment-options";
import type { OrderForm } from "../model/parse-order-form";
import type { ConnectedPaymentMethod } from "../model/payment-method";
import { findOwnOrder } from "./find-own-order.server";

export type OrderOutcome =
  | { readonly next: "thank-you"; readonly orderId: string }
  | { readonly next: "redirect"; readonly url: string };

export type OrderProblem =
  | PlaceOrderError
  | { readonly code: "no-method" }
  | { readonly code: "no-cart" }
  /** The total is not the one that the shopper agreed to pay. */
  | { readonly code: "total-changed" };

type Surroundings = {
  readonly access: CartAccess;
  readonly orders: OrdersGateway;
  readonly locale: string;
  readonly returnUrl: string;
};

/**
 * The order button. Pressed twice, reloaded or retried, it places one order: the key is the form's, the room knows it, and a
 * cart that is ordered already answers its order. Nothing is ordered at a total other than the one that was shown.
 */
export async function placeOrder(
  form: OrderForm,
  surroundings: Surroundings,
): Promise<Result<OrderOutcome, OrderProblem>> {
  const { access, orders } = surroundings;
  if (form.method === null) return err({ code: "no-method" });
  const session = await access.session.read();
  if (!session?.cartId || session.cartId !== form.cartId) {
    const orderId = await findOwnOrder(access, orders, form.cartId);
    return orderId === null
      ? err({ code: session?.cartId ? "total-changed" : "no-cart" })
      : ok({ next: "thank-you", orderId });
  }
  // Not through loadCart: a cart that was ordered a moment ago must not be forgotten before its order is found.
  const answer = await access.cartRoom.read(toCartAddress(access, session), "through");
  if (!answer.ok && answer.error.code === "platform-unavailable")
    return err({ code: "platform-unavailable" });
  const cart = answer.ok ? answer.value : null;
  if (isShoppable(cart)) {
    const problem = await settle(cart, form.method, form, surroundings);
    if (problem) return err(problem);
  }
  return start(form.method, form, surroundings);
}

/** Makes the cart's payment method the chosen one; what changed for the shopper stops the order. */
async function settle(
  cart: Cart,
  method: ConnectedPaymentMethod,
  form: OrderForm,
  { access }: Surroundings,
): Promise<OrderProblem | null> {
  const option = choosePaymentOptions(cart, access.country).find((candidate) => candidate.method === method);
  if (!option || option.refusal !== null) return { code: "method-not-allowed", method };
  if (cart.total.centAmount !== form.totalCents) return { code: "total-changed" };
  const asksConsent = access.country.asksReviewConsent;
  if (cart.paymentMethod === method && (!asksConsent || cart.agreedToReviewMail === form.agreedToReviewMail))
    return null;
  const command = {
    type: "choose-payment" as const,
    method,
    ...(asksConsent && { agreedToReviewMail: form.agreedToReviewMail }),
  };
  const chosen = await executeCartCommand(access, command, crypto.randomUUID());
  if (!chosen.ok)
    return { code: chosen.error.code === "platform-unavailable" ? "platform-unavailable" : "total-changed" };
  return chosen.value.cart.total.centAmount === form.totalCents ? null : { code: "total-changed" };
}

async function start(
  method: ConnectedPaymentMethod,
  form: OrderForm,
  { access, locale, returnUrl }: Surroundings,
): Promise<Result<OrderOutcome, OrderProblem>> {
  const idempotencyKey = `${form.key ?? crypto.randomUUID()}:${method}`;
  const started = await startPayment(access, {
    method,
    agreedCents: form.totalCents,
    returnUrl,
    locale,
    idempotencyKey,
  });
  if (!started.ok) return started.error.code === "amount-changed" ? err({ code: "total-changed" }) : started;
  return started.value.next === "redirect"
    ? ok({ next: "redirect", url: started.value.url })
    : ok({ next: "thank-you", orderId: started.value.order.id });
}
