import type { DiscountableCart } from "../../discounts/discountable-cart.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toCartSubject } from "./cart-subject.ts";
import { toCustomLineSubject } from "./custom-line-subject.ts";
import { toLineSubject } from "./line-subject.ts";
import { chooseUnitPrice } from "./unit-price.ts";

/** What the discount rules look at. */
export function toDiscountableCart(cart: Cart, facts: CartFacts): DiscountableCart {
  return {
    currencyCode: cart.totalPrice.currencyCode,
    rounding: cart.priceRoundingMode,
    subject: toCartSubject(cart, facts),
    lines: [
      ...cart.lineItems.map((line) => ({
        id: line.id,
        target: "lineItems" as const,
        subject: toLineSubject(line, facts.snapshots.get(line.snapshotId)),
        quantity: line.quantity,
        unitCents: chooseUnitPrice(line.price, line.quantity).centAmount,
      })),
      ...cart.customLineItems.map((line) => ({
        id: line.id,
        target: "customLineItems" as const,
        subject: toCustomLineSubject(line),
        quantity: line.quantity,
        unitCents: line.money.centAmount,
      })),
    ],
    ...(cart.shippingInfo ? { shippingCents: cart.shippingInfo.price.centAmount } : {}),
  };
}
