import type { Address } from "../../cart/model/address";
import { type Cart, needsDelivery } from "../../cart/model/cart";

export type GuardedPage = "cart" | "addresses" | "payment";

/**
 * Returns the path to which a shopper without access to this page is redirected; null: access is allowed.
 * Login, create-account, password-reset and thank-you are unguarded. A cart without lines is treated as no active
 * cart, except on the cart page.
 */
export function chooseGuardRedirect(
  cart: Cart | null,
  page: GuardedPage,
): "/" | "/checkout/addresses" | null {
  if (page === "cart") return null;
  if (!isShoppable(cart)) return "/";
  if (page === "payment" && !isReadyForPayment(cart)) return "/checkout/addresses";
  return null;
}

/** Whether a cart is active with at least one line. */
export function isShoppable(cart: Cart | null): cart is Cart {
  return cart !== null && cart.state === "Active" && cart.lines.length > 0;
}

function isReadyForPayment(cart: Cart): boolean {
  return (
    (cart.shipping !== null || !needsDelivery(cart)) &&
    cart.shippingAddress !== null &&
    isDeliverable(cart.shippingAddress)
  );
}

/** Whether an address suffices for a parcel: name, street, postal code and city. */
export function isDeliverable(address: Address): boolean {
  const parts = [address.firstName || address.lastName, address.streetName, address.postalCode, address.city];
  return parts.every((part) => part.trim() !== "");
}
