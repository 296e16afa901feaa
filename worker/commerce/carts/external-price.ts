import type { Money } from "../money/money.ts";
import type { Cart } from "./cart.ts";
import type { LineItem } from "./line-item.ts";
import { requireMoney } from "./require-money.ts";

/** GraphQL's two-way money input. */
export interface ExternalMoneyInput {
  readonly centPrecision?: Money | null;
}

export interface ExternalTotalPriceInput {
  readonly price: ExternalMoneyInput;
  readonly totalPrice: Money;
}

/** What may come with a change of quantity: a unit price or a total from outside. */
export interface ExternalPrices {
  readonly externalPrice?: ExternalMoneyInput | null;
  readonly externalTotalPrice?: ExternalTotalPriceInput | null;
}

/** The line at a unit price that the caller names. Throws InvalidField for another currency. */
export function withExternalPrice(cart: Cart, line: LineItem, price: ExternalMoneyInput): LineItem {
  const value = requireMoney(price, cart.totalPrice.currencyCode);
  return { ...line, priceMode: "ExternalPrice", price: { value }, externalTotalCents: undefined };
}

/** The line at a unit price and a total that the caller names; cart discounts leave it alone. Throws InvalidField. */
export function withExternalTotal(cart: Cart, line: LineItem, input: ExternalTotalPriceInput): LineItem {
  const currency = cart.totalPrice.currencyCode;
  const total = requireMoney({ centPrecision: input.totalPrice }, currency);
  return {
    ...line,
    priceMode: "ExternalTotal",
    price: { value: requireMoney(input.price, currency) },
    externalTotalCents: total.centAmount,
    discountedPricePerQuantity: [],
  };
}

/** The line at the prices that an input brings along; undefined when it brings none. */
export function withPricesOf(cart: Cart, line: LineItem, input: ExternalPrices): LineItem | undefined {
  if (input.externalTotalPrice) return withExternalTotal(cart, line, input.externalTotalPrice);
  return input.externalPrice ? withExternalPrice(cart, line, input.externalPrice) : undefined;
}
