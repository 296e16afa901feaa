import { err, type Result } from "../../foundation/result";
import type { CartError, CartErrorCode } from "../model/cart-command";
import type { CartAccess } from "./cart-access.server";

const lostCart: ReadonlySet<CartErrorCode> = new Set([
  "cart-not-found",
  "cart-expired",
  "cart-of-another-store",
]);

export function isLostCart(error: CartError): boolean {
  return lostCart.has(error.code);
}

/** The session lets go of a cart that the platform no longer has for it; the next page says so once. */
export async function forgetLostCart(
  access: CartAccess,
  error: CartError,
): Promise<Result<never, CartError>> {
  if (isLostCart(error)) await access.session.update({ cartId: null, flash: error.code });
  return err(error);
}
