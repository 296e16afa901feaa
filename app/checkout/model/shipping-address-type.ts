import type { Cart, ShippingAddressType } from "../../cart/model/cart";

const types: readonly ShippingAddressType[] = ["SAME_AS_BILLING", "DIFFERENT_FROM_BILLING", "SAVED_ADDRESS"];

/**
 * Chooses the cart's type once it has addresses; before, the cookie's from the shopper's last cart.
 * A saved address requires an account: a guest's reads as different.
 */
export function chooseShippingAddressType(
  cart: Cart | null,
  { remembered = null, hasAccount = false }: { remembered?: string | null; hasAccount?: boolean } = {},
): ShippingAddressType {
  const type = cart?.billingAddress ? cart.shippingAddressType : parseShippingAddressType(remembered);
  return type === "SAVED_ADDRESS" && !hasAccount ? "DIFFERENT_FROM_BILLING" : type;
}

/** Parses a choice; an unknown value is "same as billing". */
export function parseShippingAddressType(value: unknown): ShippingAddressType {
  return types.find((type) => type === value) ?? "SAME_AS_BILLING";
}
