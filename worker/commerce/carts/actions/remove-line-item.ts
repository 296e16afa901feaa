import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { requireQuantity } from "../require-quantity.ts";

interface RemoveLineItemInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  /** How many units go; all of them when it is not given. */
  readonly quantity?: number | null;
}

export const removeLineItem: CartAction = {
  apply(cart, input: RemoveLineItemInput, { now }) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const quantity = line.quantity - requireQuantity(input.quantity ?? line.quantity, 0);
    if (quantity <= 0) return replaceLineItem(cart, line.id, undefined);
    if (quantity === line.quantity) return cart;
    return replaceLineItem(cart, line.id, { ...line, quantity, lastModifiedAt: now.toISOString() });
  },
};
