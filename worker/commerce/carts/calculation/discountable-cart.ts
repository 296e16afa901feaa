import type { DiscountableCart, DiscountedCart } from "../../discounts/discount-state.ts";
import { sumCents, toMoney } from "../../money/money.ts";
import { chooseUnitPrice } from "../../pricing/choose-price.ts";
import {
  type DiscountPortion,
  type PricedUnits,
  toPricedUnits,
  totalOfUnits,
} from "../../pricing/discount-units.ts";
import { toReference } from "../../resources/reference.ts";
import type {
  Cart,
  CustomLineItem,
  DiscountedAmount,
  DiscountedPrice,
  DiscountedPriceForQuantity,
  LineItem,
} from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toCustomLineSubject, toLineSubject } from "./cart-subject.ts";
import { isGift, readPossibleGifts } from "./gift-lines.ts";
import { discountTypeOf } from "./own-discounts.ts";

/** Whether discounts may change the line's price: not if the caller set its total, and gifts are free. */
export function isDiscountable(line: LineItem | CustomLineItem): boolean {
  if (!("lineItemMode" in line)) return line.priceMode === "Standard";
  return !isGift(line) && line.priceMode !== "ExternalTotal";
}

/** The cart in the form of the discount rules. */
export function toDiscountableCart(cart: Cart, facts: CartFacts): DiscountableCart {
  const fixed = [...cart.lineItems, ...cart.customLineItems].filter((line) => !isDiscountable(line));
  return {
    currencyCode: cart.totalPrice.currencyCode,
    rounding: cart.priceRoundingMode,
    fixedCents: sumCents(fixed.map(({ totalPrice }) => totalPrice.centAmount)),
    possibleGifts: readPossibleGifts(cart, facts),
    lines: [
      ...cart.lineItems.filter(isDiscountable).map((line) => ({
        id: line.id,
        target: "lineItems" as const,
        subject: toLineSubject(line, facts),
        units: toPricedUnits(
          chooseUnitPrice(line.price, line.quantity),
          line.quantity,
          cart.priceRoundingMode,
        ),
      })),
      ...cart.customLineItems.filter(isDiscountable).map((line) => ({
        id: line.id,
        target: "customLineItems" as const,
        subject: toCustomLineSubject(line, facts),
        units: toPricedUnits(line.money, line.quantity, cart.priceRoundingMode),
      })),
    ],
    ...(cart.shippingInfo ? { shippingCents: cart.shippingInfo.price.centAmount } : {}),
  };
}

/** The lines at their prices after discounts. */
export function withLinePrices(cart: Cart, discounted: DiscountedCart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const withPrices = <Line extends Cart["lineItems"][number] | Cart["customLineItems"][number]>(
    line: Line,
  ): Line => {
    if (!isDiscountable(line)) return line;
    const units = discounted.lines.get(line.id) ?? [];
    return {
      ...line,
      discountedPricePerQuantity: toDiscountedPrices(currency, units, discountTypeOf(cart)),
      totalPrice: toMoney(currency, totalOfUnits(units)),
    };
  };
  return {
    ...cart,
    lineItems: cart.lineItems.map(withPrices),
    customLineItems: cart.customLineItems.map(withPrices),
  };
}

/** Each discount's part, in the document's form. `discountType` is the type of their references. */
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

/** Prices by quantity; empty if no discount applies to the line. */
function toDiscountedPrices(
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
