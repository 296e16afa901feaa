import { type Cart, needsDelivery } from "./cart";

/** The key of a new cart's first method. */
export const defaultShippingMethodKey = "parcel";

export type ShippingChoice =
  | { readonly change: false }
  | { readonly change: true; readonly key: string | null };

/**
 * Chooses the shipping method by the specification's rule.
 * When the cart has no method, the default one, or one that no longer matches, the first available is set; no available
 * method clears it. A cart with nothing to deliver has none, so that no delivery is charged.
 * @param available keys in the platform's order, default first
 */
export function chooseShippingMethod(
  cart: Pick<Cart, "shipping" | "lines">,
  available: readonly string[],
): ShippingChoice {
  const current = cart.shipping;
  if (!needsDelivery(cart)) return current === null ? { change: false } : { change: true, key: null };
  const isOpen =
    current === null ||
    current.methodKey === defaultShippingMethodKey ||
    current.state === "DoesNotMatchCart";
  if (!isOpen) return { change: false };
  const first = available[0] ?? null;
  const isSettled = current !== null && current.methodKey === first && current.state === "MatchesCart";
  if (isSettled || (current === null && first === null)) return { change: false };
  return { change: true, key: first };
}
