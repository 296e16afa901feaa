import type { CartAction } from "../cart-action.ts";
import { type ExternalTotalPriceInput, withExternalTotal } from "../external-price.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { withPlatformPrice } from "../refresh-line-items.ts";

interface SetLineItemTotalPriceInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly externalTotalPrice?: ExternalTotalPriceInput | null;
}

/** Sets unit price and total from outside; without them the platform's own price holds again. */
export const setLineItemTotalPrice: CartAction = {
  readNeeds: () => ({ ownVariants: true }),

  apply(cart, input: SetLineItemTotalPriceInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const priced = input.externalTotalPrice
      ? withExternalTotal(cart, line, input.externalTotalPrice)
      : withPlatformPrice(cart, line, facts);
    return replaceLineItem(cart, line.id, priced);
  },
};
