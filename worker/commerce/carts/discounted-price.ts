import type { DiscountPortion, PricedUnits } from "../discounts/priced-units.ts";
import { type Money, toMoney } from "../money/money.ts";
import { type Reference, toReference } from "../resources/reference.ts";

export interface DiscountedAmount {
  readonly discount: Reference;
  readonly discountedAmount: Money;
}

export interface DiscountedPrice {
  readonly value: Money;
  readonly includedDiscounts: readonly DiscountedAmount[];
}

export interface DiscountedPriceForQuantity {
  readonly quantity: number;
  readonly discountedPrice: DiscountedPrice;
}

/** Each discount's part, in the document's shape. `discountType` is what their ids are of. */
export function toDiscountedAmounts(
  currencyCode: string,
  portions: readonly DiscountPortion[],
  discountType: string,
): DiscountedAmount[] {
  return portions.map(({ discountId, centAmount }) => ({
    discount: toReference(discountType, discountId),
    discountedAmount: toMoney(currencyCode, centAmount),
  }));
}

/** The price of one unit after discounts. */
export function toDiscountedPrice(
  currencyCode: string,
  units: PricedUnits,
  discountType: string,
): DiscountedPrice {
  return {
    value: toMoney(currencyCode, units.centAmount),
    includedDiscounts: toDiscountedAmounts(currencyCode, units.portions, discountType),
  };
}

/** Prices by quantity; empty when no discount touched the line. */
export function toDiscountedPrices(
  currencyCode: string,
  groups: readonly PricedUnits[],
  discountType: string,
): DiscountedPriceForQuantity[] {
  if (groups.every(({ portions }) => portions.length === 0)) return [];
  return groups.map((units) => ({
    quantity: units.quantity,
    discountedPrice: toDiscountedPrice(currencyCode, units, discountType),
  }));
}
