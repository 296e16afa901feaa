import { toMoney } from "../../pricing/money.ts";
import type { Cart } from "../cart.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** The cart with each line at quantity × unit price, as the predicates of discounts look at it. */
export function priceBeforeDiscounts(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      totalPrice: toMoney(currency, chooseUnitPrice(line.price, line.quantity).centAmount * line.quantity),
    })),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      totalPrice: toMoney(currency, line.money.centAmount * line.quantity),
    })),
  };
}
