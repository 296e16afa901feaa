import { type RouterContextProvider, redirectDocument } from "react-router";
import { err, ok, type Result } from "../../foundation/result";
import type { GuardedPage } from "../model/checkout-guard";
import { type CheckoutCart, loadCheckoutCart } from "../operations/load-checkout-cart.server";

/**
 * The cart of a checkout page; redirects whoever may not be there. The error means: the platform does not answer, the
 * page says "try again".
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
