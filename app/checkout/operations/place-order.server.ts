import type { CartError } from "../../cart/model/cart-command";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { Duties } from "../../law/model/duties";
import type { ConsentCode, PlaceOrderError } from "../../orders/model/order";
import { loadOrder, recallOrders } from "../../orders/operations/session-orders.server";
import { startPayment } from "../../orders/operations/session-payments.server";
import { chooseNewsletterConsent } from "../model/choose-newsletter-consent";
import type { OrderForm } from "../model/parse-order-form";

export type OrderOutcome =
  | { readonly next: "thank-you"; readonly orderId: string }
  | { readonly next: "redirect"; readonly url: string };

export type OrderProblem =
  | PlaceOrderError
  | { readonly code: "no-method" }
  | { readonly code: "no-cart" }
  /** The total differs from the one that the shopper confirmed. */
  | { readonly code: "total-changed" };

type Surroundings = {
  readonly access: CartAccess;
  readonly duties: Duties;
  readonly orders: OrdersGateway;
  readonly locale: string;
  readonly returnUrl: string;
  /** null: none, or no consent to it. */
  readonly utmSource: string | null;
};

/**
 * Executes the order button.
 * Pressed twice, reloaded or retried, it places one order: the room knows the form's key, and an ordered cart returns
 * its order. The room compares displayed total, method and consents with the cart: it never orders at another total.
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
  if (form.totalCents === null) return err({ code: "total-changed" });
  const started = await startPayment(access, {
    method: form.method,
    agreedCents: form.totalCents,
    consents: listConsents(form, surroundings.duties.has("newsletter-tick")),
    utmSource: surroundings.utmSource,
    returnUrl: surroundings.returnUrl,
    locale: surroundings.locale,
    birthDate: form.birthDate === "" ? null : form.birthDate,
    idempotencyKey: `${form.key ?? crypto.randomUUID()}:${form.method}`,
  });
  if (!started.ok) return started.error.code === "amount-changed" ? err({ code: "total-changed" }) : started;
  return started.value.next === "redirect"
    ? ok({ next: "redirect", url: started.value.url })
    : ok({ next: "thank-you", orderId: started.value.order.id });
}

function listConsents(form: OrderForm, isNewsletterOptional: boolean): readonly ConsentCode[] {
  const newsletter = chooseNewsletterConsent(isNewsletterOptional, form.newsletter);
  return [...(form.agreedToReviewMail ? ["review-mail" as const] : []), ...(newsletter ? [newsletter] : [])];
}

/**
 * Returns the id of the session's order from a cart.
 * It is the response to a repeated submission of the order.
 */
async function findOwnOrder(
  access: CartAccess,
  orders: OrdersGateway,
  cartId: string | null,
): Promise<string | null> {
  if (cartId === null) return null;
  const recalled = await recallOrders(access);
  const placed = recalled.ok ? recalled.value.find((order) => order.cartId === cartId) : null;
  if (placed) return placed.id;
  const known = (await access.session.read())?.orderIds ?? [];
  for (const orderId of known) {
    const order = await loadOrder(access, orders, orderId);
    if (order.ok && order.value?.cartId === cartId) return orderId;
  }
  return null;
}

/** Saves the chosen method in the cart, so that the total includes its fee; orders nothing. */
export async function choosePayment(
  access: CartAccess,
  form: OrderForm,
  duties: Duties,
): Promise<Result<null, CartError | { readonly code: "no-method" }>> {
  if (form.method === null) return err({ code: "no-method" });
  const consent = duties.has("review-mail-refusal") ? { agreedToReviewMail: form.agreedToReviewMail } : {};
  const command = { type: "choose-payment" as const, method: form.method, ...consent };
  const answer = await executeCartCommand(access, command, crypto.randomUUID());
  return answer.ok ? ok(null) : answer;
}
