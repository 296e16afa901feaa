import { invalidOperation } from "../../errors/platform-errors.ts";
import { isGift } from "../calculation/gift-lines.ts";
import type { CartAction } from "../cart-action.ts";
import { type ExternalPrices, withPricesOf } from "../external-price.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { withPlatformPrice } from "../refresh-line-items.ts";
import { requireQuantity } from "../require-quantity.ts";

interface ChangeLineItemQuantityInput extends ExternalPrices {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly quantity: number;
}

/**
 * Sets a line's quantity; 0 removes the line. A price from outside holds for the quantity it was made for: without a
 * new one the platform's own price holds again.
 */
export const changeLineItemQuantity: CartAction = {
  readNeeds: (_input, cart) => ({
    ownVariants: cart.lineItems.some(({ priceMode }) => priceMode !== "Platform"),
  }),

  apply(cart, input: ChangeLineItemQuantityInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const quantity = requireQuantity(input.quantity, 0);
    const priced = withPricesOf(cart, line, input);
    if (quantity === line.quantity && !priced) return cart;
    if (isGift(line)) throw invalidOperation("The quantity of a gift line item cannot be changed.");
    if (quantity === 0) return replaceLineItem(cart, line.id, undefined);
    const lastModifiedAt = facts.now.toISOString();
    const changed = priced ?? (line.priceMode === "Platform" ? line : withPlatformPrice(cart, line, facts));
    return replaceLineItem(cart, line.id, { ...changed, quantity, lastModifiedAt });
  },
};
