import { toMoney } from "../../pricing/money.ts";
import type { Cart } from "../cart.ts";
import type { LineItem } from "../line-item.ts";
import { isGift } from "./gift-lines.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** The cart with each line at quantity × unit price, as the predicates of discounts look at it. */
export function priceBeforeDiscounts(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      totalPrice: toMoney(currency, totalBeforeDiscounts(line)),
    })),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      totalPrice: toMoney(currency, line.money.centAmount * line.quantity),
    })),
  };
}

/** A gift costs nothing; a total from outside is what the caller named. */
function totalBeforeDiscounts(line: LineItem): number {
  if (isGift(line)) return 0;
  return line.externalTotalCents ?? chooseUnitPrice(line.price, line.quantity).centAmount * line.quantity;
}
