import { type TaxedPart, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { isDiscountable } from "./discountable-cart.ts";
import { type TaxableItem, taxItem } from "./tax-item.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** A taxed line, custom line or shipping price. */
export interface TaxedItem extends TaxedPart {
  readonly priceCents: number;
  readonly isShipping: boolean;
}

export interface TaxedItems {
  readonly taxed: Cart;
  readonly items: readonly TaxedItem[];
  /** Whether no item is without its tax; only then the cart has taxes as a whole. */
  readonly isComplete: boolean;
}

/** Sets rate and taxed price on lines and shipping, and takes away what does not hold any more. */
export function taxCartItems(cart: Cart, facts: CartFacts): TaxedItems {
  const items: TaxedItem[] = [];
  let isComplete = true;
  const tax = (item: TaxableItem, isShipping = false) => {
    const result = taxItem(cart, item, facts);
    if (result?.taxed) {
      items.push({ rate: result.rate, taxed: result.taxed, priceCents: item.total, isShipping });
    } else isComplete = false;
    return {
      taxRate: result?.rate,
      externalTaxAmount: result?.external,
      taxedPrice:
        result?.taxed &&
        toTaxedPrice(cart.totalPrice.currencyCode, [{ rate: result.rate, taxed: result.taxed }]),
    };
  };
  const { shippingInfo } = cart;
  const taxed: Cart = {
    ...cart,
    lineItems: cart.lineItems.map((line) => {
      const unitCents = chooseUnitPrice(line.price, line.quantity).centAmount;
      return { ...line, ...tax({ ...toTaxable(line, unitCents), taxCategoryId: line.taxCategoryId }) };
    }),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      ...tax({ ...toTaxable(line, line.money.centAmount), taxCategoryId: line.taxCategory?.id }),
    })),
  };
  if (!shippingInfo) return { taxed, items, isComplete };
  const total = (shippingInfo.discountedPrice?.value ?? shippingInfo.price).centAmount;
  const units = [{ quantity: 1, centAmount: total }];
  const { taxRate, externalTaxAmount, taxCategory } = shippingInfo;
  const ofShipping = tax({ total, units, taxRate, externalTaxAmount, taxCategoryId: taxCategory?.id }, true);
  return { taxed: { ...taxed, shippingInfo: { ...shippingInfo, ...ofShipping } }, items, isComplete };
}

type Line = Cart["lineItems"][number] | Cart["customLineItems"][number];

function toTaxable(line: Line, unitCents: number): Omit<TaxableItem, "taxCategoryId"> {
  const { quantity, totalPrice, discountedPricePerQuantity: groups, taxRate, externalTaxAmount } = line;
  const total = totalPrice.centAmount;
  const units = groups.map((group) => ({
    quantity: group.quantity,
    centAmount: group.discountedPrice.value.centAmount,
  }));
  const whole = isDiscountable(line)
    ? { quantity, centAmount: unitCents }
    : { quantity: 1, centAmount: total };
  return { total, units: units.length > 0 ? units : [whole], taxRate, externalTaxAmount };
}
