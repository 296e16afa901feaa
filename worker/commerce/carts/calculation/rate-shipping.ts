import { holdsPredicate } from "../../predicates/holds-predicate.ts";
import { chooseShippingRate, priceShipping } from "../../pricing/choose-shipping-rate.ts";
import { sumCents } from "../../pricing/money.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts, CartShippingMethod } from "../cart-facts.ts";
import { toCartSubject } from "./cart-subject.ts";

/**
 * The price of the cart's shipping method for its address and contents. Without an address, or without a rate
 * for it, the method goes; when only its predicate fails it stays and says so.
 */
export function rateShipping(cart: Cart, facts: CartFacts): Cart {
  const { shippingInfo, shippingAddress } = cart;
  if (!shippingInfo) return cart;
  const method = facts.shippingMethods.find(({ id }) => id === shippingInfo.shippingMethod.id);
  const rate =
    method &&
    shippingAddress &&
    chooseShippingRate(method.zoneRates, shippingAddress, cart.totalPrice.currencyCode);
  if (!rate) return { ...cart, shippingInfo: undefined };
  return {
    ...cart,
    shippingInfo: {
      ...shippingInfo,
      shippingMethodName: method.name,
      price: priceShipping(rate, sumOfLines(cart)),
      shippingRate: rate,
      taxCategory: method.taxCategoryId ? { typeId: "tax-category", id: method.taxCategoryId } : undefined,
      shippingMethodState: matchesShippingMethod(method, cart, facts) ? "MatchesCart" : "DoesNotMatchCart",
    },
  };
}

/** Whether the method's predicate holds for the cart; a method without one is for every cart. */
export function matchesShippingMethod(method: CartShippingMethod, cart: Cart, facts: CartFacts): boolean {
  return !method.predicate || holdsPredicate(method.predicate, toCartSubject(cart, facts));
}

/** What freeAbove and price tiers are measured by: all lines with their discounts, without shipping. */
function sumOfLines(cart: Cart): number {
  return sumCents([...cart.lineItems, ...cart.customLineItems].map((line) => line.totalPrice.centAmount));
}
