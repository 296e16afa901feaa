import type { CartAction } from "../cart-action.ts";
import { toAmountFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxAmountInput } from "../external-tax.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";

interface SetLineItemTaxAmountInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly externalTaxAmount?: ExternalTaxAmountInput | null;
}

/** Sets or removes what a line costs with taxes, in tax mode ExternalAmount; it holds for the line's present price. */
export const setLineItemTaxAmount: CartAction = {
  apply(cart, input: SetLineItemTaxAmountInput) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    return replaceLineItem(cart, line.id, { ...line, ...toAmountFromOutside(cart, input.externalTaxAmount) });
  },
};
