import { readGiftDiscount } from "../calculation/gift-lines.ts";
import type { CartAction } from "../cart-action.ts";
import { type ExternalPrices, withPricesOf } from "../external-price.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { withPlatformPrice } from "../refresh-line-items.ts";
import { requireQuantity } from "../require-quantity.ts";

interface RemoveLineItemInput extends ExternalPrices {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  /** How many units go; all of them when it is not given. */
  readonly quantity?: number | null;
}

/** Removes a line or some of its units. A gift that is removed is refused: its discount gives it no more. */
export const removeLineItem: CartAction = {
  readNeeds: (_input, cart) => ({
    ownVariants: cart.lineItems.some(({ priceMode }) => priceMode !== "Platform"),
  }),

  apply(cart, input: RemoveLineItemInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const quantity = line.quantity - requireQuantity(input.quantity ?? line.quantity, 0);
    if (quantity === line.quantity) return cart;
    if (quantity <= 0) {
      const gift = readGiftDiscount(line);
      const refusedGifts = gift ? [...cart.refusedGifts, gift] : cart.refusedGifts;
      return replaceLineItem({ ...cart, refusedGifts }, line.id, undefined);
    }
    const priced =
      withPricesOf(cart, line, input) ??
      (line.priceMode === "Platform" ? line : withPlatformPrice(cart, line, facts));
    return replaceLineItem(cart, line.id, { ...priced, quantity, lastModifiedAt: facts.now.toISOString() });
  },
};
