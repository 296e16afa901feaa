import type { Cart, ShippingAddressType } from "../../cart/model/cart";

const types: readonly ShippingAddressType[] = ["SAME_AS_BILLING", "DIFFERENT_FROM_BILLING", "SAVED_ADDRESS"];

/**
 * The cart's choice once it has addresses; before, that of the shopper's last cart, which a cookie keeps. A saved
 * address belongs to accounts: a guest's reads as different.
 */
export function chooseShippingAddressType(
  cart: Cart | null,
  { remembered = null, hasAccount = false }: { remembered?: string | null; hasAccount?: boolean } = {},
): ShippingAddressType {
  const type = cart?.billingAddress ? cart.shippingAddressType : parseShippingAddressType(remembered);
  return type === "SAVED_ADDRESS" && !hasAccount ? "DIFFERENT_FROM_BILLING" : type;
}

/** Reads a choice; what is unknown is same as billing. */
export function parseShippingAddressType(value: unknown): ShippingAddressType {
  return types.find((type) => type === value) ?? "SAME_AS_BILLING";
}
