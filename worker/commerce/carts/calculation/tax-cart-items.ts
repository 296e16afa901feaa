import type { TaxRate } from "../../pricing/tax-amount.ts";
import { taxLine, type UnitGroup } from "../../pricing/tax-line.ts";
import { type TaxedPart, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import type { DiscountedPriceForQuantity } from "../discounted-price.ts";
import { requireTaxRate } from "./require-tax-rate.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** A taxed line, custom line or shipping price. */
export interface TaxedItem extends TaxedPart {
  readonly priceCents: number;
  readonly isShipping: boolean;
}

interface TaxableItem {
  readonly quantity: number;
  readonly total: number;
  readonly unitCents: number;
  readonly groups: readonly DiscountedPriceForQuantity[];
}

/** Sets rate and taxed price on lines and shipping; takes them away when the cart has no address or another tax mode. */
export function taxCartItems(cart: Cart, facts: CartFacts): { taxed: Cart; items: TaxedItem[] } {
  const items: TaxedItem[] = [];
  const tax = (taxCategoryId: string | undefined, item: TaxableItem, isShipping = false) => {
    if (cart.taxMode !== "Platform" || !cart.shippingAddress)
      return { taxRate: undefined, taxedPrice: undefined };
    const rate: TaxRate = requireTaxRate(facts, taxCategoryId, cart.shippingAddress);
    const amount = taxLine(
      item.total,
      toUnitGroups(item),
      rate,
      cart.taxRoundingMode,
      cart.taxCalculationMode,
    );
    items.push({ rate, taxed: amount, priceCents: item.total, isShipping });
    return {
      taxRate: rate,
      taxedPrice: toTaxedPrice(cart.totalPrice.currencyCode, [{ rate, taxed: amount }]),
    };
  };
  const taxed: Cart = {
    ...cart,
    lineItems: cart.lineItems.map((line) => {
      const unitCents = chooseUnitPrice(line.price, line.quantity).centAmount;
      return { ...line, ...tax(line.taxCategoryId, toTaxable(line, unitCents)) };
    }),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      ...tax(line.taxCategory?.id, toTaxable(line, line.money.centAmount)),
    })),
  };
  const { shippingInfo } = cart;
  if (!shippingInfo) return { taxed, items };
  const cents = (shippingInfo.discountedPrice?.value ?? shippingInfo.price).centAmount;
  const item = { quantity: 1, total: cents, unitCents: cents, groups: [] };
  return {
    taxed: { ...taxed, shippingInfo: { ...shippingInfo, ...tax(shippingInfo.taxCategory?.id, item, true) } },
    items,
  };
}

function toTaxable(
  line: Cart["lineItems"][number] | Cart["customLineItems"][number],
  unitCents: number,
): TaxableItem {
  const { quantity, totalPrice, discountedPricePerQuantity } = line;
  return { quantity, total: totalPrice.centAmount, unitCents, groups: discountedPricePerQuantity };
}

function toUnitGroups({ quantity, unitCents, groups }: TaxableItem): UnitGroup[] {
  if (groups.length === 0) return [{ quantity, centAmount: unitCents }];
  return groups.map((group) => ({
    quantity: group.quantity,
    centAmount: group.discountedPrice.value.centAmount,
  }));
}
