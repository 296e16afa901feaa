import { type RouterContextProvider, redirectDocument } from "react-router";
import { err, ok, type Result } from "../../foundation/result";
import type { GuardedPage } from "../model/checkout-guard";
import { type CheckoutCart, loadCheckoutCart } from "../operations/load-checkout-cart.server";

/**
 * Returns the cart of a checkout page; redirects a shopper who may not see it.
 * On the error, the platform is unavailable: the page offers "try again".
 */
export async function requireCheckoutCart(
  context: Readonly<RouterContextProvider>,
  page: Exclude<GuardedPage, "cart">,
): Promise<Result<CheckoutCart, "platform-unavailable">> {
  const loaded = await loadCheckoutCart(context, page);
  if (loaded.ok) return ok(loaded.value);
  if (loaded.error.code === "elsewhere") throw redirectDocument(loaded.error.path, 303);
  return err(loaded.error.code);
}
