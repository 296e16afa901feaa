import { distributeAmount } from "../../pricing/distribute-amount.ts";
import { toMoney } from "../../pricing/money.ts";
import { taxAmount } from "../../pricing/tax-amount.ts";
import { type TaxedPart, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { type TaxedItem, taxCartItems } from "./tax-cart-items.ts";

/**
 * Taxes of a cart in platform mode, once it has a shipping address. A discount on the total is spread over lines
 * and shipping by value, so that each tax rate bears its share of it.
 */
export function taxCart(cart: Cart, facts: CartFacts): Cart {
  const { taxed, items } = taxCartItems(cart, facts);
  if (items.length === 0) return { ...taxed, taxedPrice: undefined, taxedShippingPrice: undefined };
  const currency = cart.totalPrice.currencyCode;
  const parts = shareDiscountOnTotal(cart, items);
  const total = toTaxedPrice(currency, parts);
  const before = toTaxedPrice(currency, items);
  const shipping = parts.filter((_part, index) => items[index]?.isShipping);
  return {
    ...taxed,
    taxedPrice: total,
    taxedShippingPrice: shipping.length ? toTaxedPrice(currency, shipping) : undefined,
    discountOnTotalPrice: cart.discountOnTotalPrice && {
      ...cart.discountOnTotalPrice,
      discountedNetAmount: toMoney(currency, before.totalNet.centAmount - total.totalNet.centAmount),
      discountedGrossAmount: toMoney(currency, before.totalGross.centAmount - total.totalGross.centAmount),
    },
  };
}

function shareDiscountOnTotal(cart: Cart, items: readonly TaxedItem[]): readonly TaxedPart[] {
  const discount = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  if (discount === 0) return items;
  const shares = distributeAmount(
    discount,
    items.map(({ priceCents }) => priceCents),
  );
  return items.map(({ priceCents, rate }, index) => ({
    rate,
    taxed: taxAmount(priceCents - (shares[index] ?? 0), rate, cart.taxRoundingMode),
  }));
}
