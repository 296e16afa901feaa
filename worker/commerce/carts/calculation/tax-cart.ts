import { distributeAmount } from "../../money/distribute-amount.ts";
import { sumCents, toMoney } from "../../money/money.ts";
import { reduceTaxed } from "../../pricing/tax-line.ts";
import { type TaxedPart, type TaxedPrice, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { type TaxedItem, taxCartItems } from "./tax-cart-items.ts";
import { stillHolds } from "./tax-item.ts";

/**
 * Taxes of a cart by its tax mode, once it has a shipping address and each of its items has its tax. A discount on the
 * total is spread over lines and shipping by value, so that each tax rate bears its share of it.
 */
export function taxCart(cart: Cart, facts: CartFacts): Cart {
  const { taxed, items, isComplete } = taxCartItems(cart, facts);
  const currency = cart.totalPrice.currencyCode;
  const externalTotalTax =
    cart.taxMode === "ExternalAmount"
      ? stillHolds(cart.externalTotalTax, cart.totalPrice.centAmount)
      : undefined;
  const whole = { ...taxed, externalTotalTax, taxedPrice: undefined, taxedShippingPrice: undefined };
  if (externalTotalTax) return { ...whole, taxedPrice: toExternalTotal(cart, externalTotalTax) };
  if (items.length === 0 || !isComplete) return whole;
  const parts = shareDiscountOnTotal(cart, items);
  const total = toTaxedPrice(currency, parts);
  const before = toTaxedPrice(currency, items);
  const shipping = parts.filter((_part, index) => items[index]?.isShipping);
  return {
    ...whole,
    taxedPrice: total,
    taxedShippingPrice: shipping.length ? toTaxedPrice(currency, shipping) : undefined,
    discountOnTotalPrice: cart.discountOnTotalPrice && {
      ...cart.discountOnTotalPrice,
      discountedNetAmount: toMoney(currency, before.totalNet.centAmount - total.totalNet.centAmount),
      discountedGrossAmount: toMoney(currency, before.totalGross.centAmount - total.totalGross.centAmount),
    },
  };
}

/** The caller named the gross total and its portions; what the portions leave is the net. */
function toExternalTotal(
  cart: Cart,
  { grossCents, portions }: NonNullable<Cart["externalTotalTax"]>,
): TaxedPrice {
  const currency = cart.totalPrice.currencyCode;
  const taxCents = portions.length
    ? sumCents(portions.map(({ amount }) => amount.centAmount))
    : Math.max(grossCents - cart.totalPrice.centAmount, 0);
  return {
    totalNet: toMoney(currency, grossCents - taxCents),
    totalGross: toMoney(currency, grossCents),
    totalTax: toMoney(currency, taxCents),
    taxPortions: portions,
  };
}

function shareDiscountOnTotal(cart: Cart, items: readonly TaxedItem[]): readonly TaxedPart[] {
  const discount = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  if (discount === 0 || cart.taxMode === "ExternalAmount") return items;
  const shares = distributeAmount(
    discount,
    items.map(({ priceCents }) => priceCents),
  );
  const { taxRoundingMode, taxCalculationMode } = cart;
  return items.map(({ priceCents, rate, taxed }, index) => ({
    rate,
    taxed: reduceTaxed(taxed, priceCents, shares[index] ?? 0, rate, taxRoundingMode, taxCalculationMode),
  }));
}
