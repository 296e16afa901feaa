import type { CartAction } from "../cart-action.ts";
import { toAmountFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxAmountInput } from "../external-tax.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface SetCustomLineItemTaxAmountInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
  readonly externalTaxAmount?: ExternalTaxAmountInput | null;
}

/** Sets or removes what a custom line costs with taxes, in tax mode ExternalAmount; it holds for its present price. */
export const setCustomLineItemTaxAmount: CartAction = {
  apply(cart, input: SetCustomLineItemTaxAmountInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    return replaceCustomLineItem(cart, line.id, {
      ...line,
      ...toAmountFromOutside(cart, input.externalTaxAmount),
    });
  },
};
