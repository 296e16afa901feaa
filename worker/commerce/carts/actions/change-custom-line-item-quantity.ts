import type { CartAction } from "../cart-action.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";
import { requireQuantity } from "../require-quantity.ts";

interface ChangeCustomLineItemQuantityInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
  readonly quantity: number;
}

/** Sets a custom line's quantity; 0 removes the line. */
export const changeCustomLineItemQuantity: CartAction = {
  apply(cart, input: ChangeCustomLineItemQuantityInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    const quantity = requireQuantity(input.quantity, 0);
    return replaceCustomLineItem(cart, line.id, quantity === 0 ? undefined : { ...line, quantity });
  },
};
