import type { RouterContextProvider } from "react-router";
import type { Cart } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { err, ok, type Result } from "../../foundation/result";
import { loadOrder } from "../../orders/operations/session-orders.server";
import { requestContext } from "../../request/context";
import { chooseGuardRedirect, type GuardedPage, isShoppable } from "../model/checkout-guard";
import { toStepPath } from "../model/checkout-step";

export type CheckoutCart = {
  readonly cart: Cart;
  /** The prices have changed since the total was last displayed. */
  readonly isRepriced: boolean;
};

/** Why a page has no cart: the platform is unavailable, or the shopper must go to another page. */
export type NoCheckoutCart =
  | { readonly code: "platform-unavailable" }
  | { readonly code: "elsewhere"; readonly path: string };

/**
 * Loads the cart of a checkout page at current prices, or the path to redirect to.
 * A lost cart redirects to the cart page, which explains it; an order that the shopper has not seen yet, to its page.
 */
export async function loadCheckoutCart(
  context: Readonly<RouterContextProvider>,
  page: Exclude<GuardedPage, "cart">,
): Promise<Result<CheckoutCart, NoCheckoutCart>> {
  const access = toCartAccess(context);
  const readLatestOrder = async () => (await access.session.read())?.orderIds[0];
  const before = await readLatestOrder();
  const known = await loadCart(access, "known");
  const answer = known.ok ? await loadCart(access, "priced") : known;
  if (!answer.ok) {
    if (answer.error.code === "platform-unavailable") return err({ code: "platform-unavailable" });
    return sendTo(toStepPath("cart"));
  }
  const placed = await readLatestOrder();
  if (placed && placed !== before) {
    return sendTo(`${toStepPath("thank-you")}?${new URLSearchParams({ order: placed })}`);
  }
  const target = chooseGuardRedirect(answer.value, page);
  const fresh = target === "/" && placed ? await findFreshOrder(context, placed) : null;
  if (fresh) return sendTo(`${toStepPath("thank-you")}?${new URLSearchParams({ order: fresh })}`);
  if (target !== null) return sendTo(target);
  if (!isShoppable(answer.value)) return sendTo("/");
  const shown = known.ok ? known.value : null;
  const isRepriced =
    shown?.id === answer.value.id && shown.total.centAmount !== answer.value.total.centAmount;
  return ok({ cart: answer.value, isRepriced });
}

/**
 * Time after an order in which a return to a checkout page leads to the order.
 * Later, a new checkout begins.
 */
const freshMs = 30 * 60 * 1000;

/**
 * Finds the session's latest order if it is recent.
 * A return from its thank-you page then leads to that page again.
 */
async function findFreshOrder(
  context: Readonly<RouterContextProvider>,
  orderId: string,
): Promise<string | null> {
  const order = await loadOrder(toCartAccess(context), context.get(requestContext).gateways.orders, orderId);
  if (!order.ok || !order.value) return null;
  const ageMs = context.get(requestContext).now.getTime() - Date.parse(order.value.createdAt);
  return ageMs < freshMs ? orderId : null;
}

const sendTo = (path: string) => err({ code: "elsewhere", path } as const);
