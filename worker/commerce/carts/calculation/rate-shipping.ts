import { sumCents } from "../../money/money.ts";
import { holdsPredicate } from "../../predicates/evaluate-predicate.ts";
import {
  chooseShippingRate,
  priceShipping,
  type ShippingMeasure,
  type ShippingRate,
} from "../../pricing/choose-shipping-rate.ts";
import { toReference } from "../../resources/reference.ts";
import type { Cart, ShippingInfo } from "../cart.ts";
import type { CartFacts, CartShippingMethod } from "../cart-facts.ts";
import { toCartSubject } from "./cart-subject.ts";

/**
 * Prices the cart's shipping method for its address and its goods. Without an address, or a rate for it, the method is
 * removed; if only its predicate fails, it stays and is marked. A rate set by the caller stays.
 */
export function rateShipping(cart: Cart, facts: CartFacts): Cart {
  const { shippingInfo, shippingAddress } = cart;
  if (!shippingInfo) return cart;
  if (!shippingInfo.shippingMethod) {
    const price = priceShipping(shippingInfo.shippingRate, measureCart(cart));
    return { ...cart, shippingInfo: shippingAddress && { ...shippingInfo, price } };
  }
  const { id } = shippingInfo.shippingMethod;
  const method = facts.shippingMethods.find((candidate) => candidate.id === id);
  const rate =
    method &&
    shippingAddress &&
    chooseShippingRate(method.zoneRates, shippingAddress, cart.totalPrice.currencyCode);
  if (!rate) return { ...cart, shippingInfo: undefined };
  const rated: ShippingInfo = {
    ...shippingInfo,
    shippingMethodName: method.name,
    price: priceShipping(rate, measureCart(cart)),
    shippingRate: rate,
    taxCategory: method.taxCategoryId ? { typeId: "tax-category", id: method.taxCategoryId } : undefined,
    shippingMethodState: matchesShippingMethod(method, cart, facts) ? "MatchesCart" : "DoesNotMatchCart",
  };
  return { ...cart, shippingInfo: rated };
}

/** Whether the method's predicate matches a cart's discounted goods; a method without one matches every cart. */
export function matchesShippingMethod(method: CartShippingMethod, goods: Cart, facts: CartFacts): boolean {
  return !method.predicate || holdsPredicate(method.predicate, toCartSubject(goods, facts));
}

/** The measure for freeAbove and price tiers: all lines with their discounts, without shipping; or the input. */
function measureCart({ lineItems, customLineItems, shippingRateInput }: Cart): ShippingMeasure {
  return {
    goodsCents: sumCents([...lineItems, ...customLineItems].map((line) => line.totalPrice.centAmount)),
    ...(shippingRateInput?.type === "Score" ? { score: shippingRateInput.score } : {}),
    ...(shippingRateInput?.type === "Classification" ? { classification: shippingRateInput.key } : {}),
  };
}

/** The cart with a method and its rate for the cart's address; the price is calculated after all actions. */
export function withShippingMethod(cart: Cart, method: CartShippingMethod, rate: ShippingRate): Cart {
  return {
    ...cart,
    shippingInfo: {
      shippingMethod: toReference("shipping-method", method.id),
      shippingMethodName: method.name,
      price: rate.price,
      shippingRate: rate,
      shippingMethodState: "MatchesCart",
    },
  };
}
