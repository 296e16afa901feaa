import type { Cart, ShippingAddressType } from "../../cart/model/cart";

/**
 * Same as billing unless the cart says otherwise; a saved address belongs to accounts, a guest's reads as different.
 */
export function chooseShippingAddressType(cart: Cart | null): ShippingAddressType {
  if (cart?.shippingAddressType === undefined) return "SAME_AS_BILLING";
  return cart.shippingAddressType === "SAVED_ADDRESS" ? "DIFFERENT_FROM_BILLING" : cart.shippingAddressType;
}

/** Reads the form's choice; what is unknown is same as billing. */
export function parseShippingAddressType(value: unknown): ShippingAddressType {
  return value === "DIFFERENT_FROM_BILLING" ? "DIFFERENT_FROM_BILLING" : "SAME_AS_BILLING";
}
