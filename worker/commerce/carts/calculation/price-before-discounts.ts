import { invalidOperation } from "../../errors/platform-errors.ts";
import { toMoney } from "../../money/money.ts";
import type { Cart, LineItem } from "../cart.ts";
import { isGift } from "./gift-lines.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** Above it a ten-thousandth of an amount, as discounts take, could not be reckoned to the cent any more. */
const MAX_CENTS = Math.floor(Number.MAX_SAFE_INTEGER / 10_000);

/**
 * The cart with each line at quantity × unit price, as the predicates of discounts look at it. Throws InvalidOperation for
 * a cart whose lines are too dear to be added up exactly.
 */
export function priceBeforeDiscounts(cart: Cart): Cart {
  const priced = priceLines(cart);
  const amounts = [...priced.lineItems, ...priced.customLineItems].map(
    ({ totalPrice }) => totalPrice.centAmount,
  );
  if (amounts.reduce((sum, cents) => sum + Math.abs(cents), 0) > MAX_CENTS) {
    throw invalidOperation("The total price of the cart is too large.");
  }
  return priced;
}

function priceLines(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      // What discounts made of the units last time would be taxed; a gift is known by its discount.
      discountedPricePerQuantity: isGift(line) ? line.discountedPricePerQuantity : [],
      totalPrice: toMoney(currency, totalBeforeDiscounts(line)),
    })),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      discountedPricePerQuantity: [],
      totalPrice: toMoney(currency, line.money.centAmount * line.quantity),
    })),
  };
}

/** A gift costs nothing; a total from outside is what the caller named. */
function totalBeforeDiscounts(line: LineItem): number {
  if (isGift(line)) return 0;
  return line.externalTotalCents ?? chooseUnitPrice(line.price, line.quantity).centAmount * line.quantity;
}
