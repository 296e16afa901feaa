import type { CartAction } from "../cart-action.ts";
import type { CustomLineItem } from "../custom-line-item.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface ChangeCustomLineItemPriceModeInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
  readonly mode: CustomLineItem["priceMode"];
}

/** Cart discounts leave custom lines with an External price alone. */
export const changeCustomLineItemPriceMode: CartAction = {
  apply(cart, input: ChangeCustomLineItemPriceModeInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    const discounted = input.mode === "External" ? { discountedPricePerQuantity: [] } : {};
    return replaceCustomLineItem(cart, line.id, { ...line, ...discounted, priceMode: input.mode });
  },
};
