import type { CartAction } from "../cart-action.ts";
import { type ExternalMoneyInput, withExternalPrice } from "../external-price.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { withPlatformPrice } from "../refresh-line-items.ts";

interface SetLineItemPriceInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly externalPrice?: ExternalMoneyInput | null;
}

/** Sets a unit price from outside; without one the platform's own price holds again. */
export const setLineItemPrice: CartAction = {
  readNeeds: () => ({ ownVariants: true }),

  apply(cart, input: SetLineItemPriceInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const priced = input.externalPrice
      ? withExternalPrice(cart, line, input.externalPrice)
      : withPlatformPrice(cart, line, facts);
    return replaceLineItem(cart, line.id, priced);
  },
};
