import type { ShippingRate } from "../../pricing/choose-shipping-rate.ts";
import { toReference } from "../../resources/reference.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts, CartShippingMethod } from "../cart-facts.ts";
import { discountGoods } from "./discount-goods.ts";
import { matchesShippingMethod } from "./rate-shipping.ts";

/** The cart with a method and its rate for the cart's address; what it costs is calculated after all actions. */
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

/** Whether the method's predicate holds for the goods of a cart that was given the method. */
export function fitsGoods(withMethod: Cart, method: CartShippingMethod, facts: CartFacts): boolean {
  return !method.predicate || matchesShippingMethod(method, discountGoods(withMethod, facts).goods, facts);
}
