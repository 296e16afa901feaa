import type { CartAction } from "../cart-action.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface RemoveCustomLineItemInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const removeCustomLineItem: CartAction = {
  apply(cart, input: RemoveCustomLineItemInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    return replaceCustomLineItem(cart, line.id, undefined);
  },
};
