import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { requireQuantity } from "../require-quantity.ts";

interface ChangeLineItemQuantityInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly quantity: number;
}

/** Sets a line's quantity; 0 removes the line. */
export const changeLineItemQuantity: CartAction = {
  apply(cart, input: ChangeLineItemQuantityInput, { now }) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const quantity = requireQuantity(input.quantity, 0);
    if (quantity === line.quantity) return cart;
    const changed = { ...line, quantity, lastModifiedAt: now.toISOString() };
    return replaceLineItem(cart, line.id, quantity === 0 ? undefined : changed);
  },
};
