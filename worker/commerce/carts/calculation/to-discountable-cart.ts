import type { DiscountableCart } from "../../discounts/discountable-cart.ts";
import { sumCents } from "../../money/money.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import type { CustomLineItem } from "../custom-line-item.ts";
import type { LineItem } from "../line-item.ts";
import { toCustomLineSubject } from "./custom-line-subject.ts";
import { isGift, readPossibleGifts } from "./gift-lines.ts";
import { toLineSubject } from "./line-subject.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** Whether discounts may change what the line costs: not where the caller named its total, and gifts are free. */
export function isDiscountable(line: LineItem | CustomLineItem): boolean {
  if (!("lineItemMode" in line)) return line.priceMode === "Standard";
  return !isGift(line) && line.priceMode !== "ExternalTotal";
}

/** What the discount rules look at. */
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
        quantity: line.quantity,
        unitCents: chooseUnitPrice(line.price, line.quantity).centAmount,
      })),
      ...cart.customLineItems.filter(isDiscountable).map((line) => ({
        id: line.id,
        target: "customLineItems" as const,
        subject: toCustomLineSubject(line, facts),
        quantity: line.quantity,
        unitCents: line.money.centAmount,
      })),
    ],
    ...(cart.shippingInfo ? { shippingCents: cart.shippingInfo.price.centAmount } : {}),
  };
}
