import { type RouterContextProvider, redirect } from "react-router";
import type { Cart } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { err, ok, type Result } from "../../foundation/result";
import { chooseGuardRedirect, type GuardedPage, isShoppable } from "../model/checkout-guard";
import { toStepPath } from "../model/checkout-step";

export type CheckoutCart = {
  readonly cart: Cart;
  /** Its total is another than the one that the shopper was shown last: prices changed meanwhile. */
  readonly isRepriced: boolean;
};

/**
 * The cart of a checkout page, at the prices that are in force; sends away whoever may not be there. A cart that was lost is
 * explained on the cart page, an order that nobody had seen yet is shown. The error means: the platform does not answer, the page says "try again".
 */
export async function requireCheckoutCart(
  context: Readonly<RouterContextProvider>,
  page: Exclude<GuardedPage, "cart">,
): Promise<Result<CheckoutCart, "platform-unavailable">> {
  const access = toCartAccess(context);
  const readLatestOrder = async () => (await access.session.read())?.orderIds[0];
  const before = await readLatestOrder();
  const known = await loadCart(access, "known");
  const answer = known.ok ? await loadCart(access, "priced") : known;
  if (!answer.ok) {
    if (answer.error.code === "platform-unavailable") return err("platform-unavailable");
    throw redirect(toStepPath("cart"), 303);
  }
  const placed = await readLatestOrder();
  if (placed && placed !== before) {
    throw redirect(`${toStepPath("thank-you")}?${new URLSearchParams({ order: placed })}`, 303);
  }
  const target = chooseGuardRedirect(answer.value, page);
  if (target !== null) throw redirect(target, 303);
  if (!isShoppable(answer.value)) throw redirect("/", 303);
  const shown = known.ok ? known.value : null;
  const isRepriced =
    shown?.id === answer.value.id && shown.total.centAmount !== answer.value.total.centAmount;
  return ok({ cart: answer.value, isRepriced });
}
