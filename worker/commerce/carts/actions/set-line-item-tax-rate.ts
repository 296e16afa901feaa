import type { CartAction } from "../cart-action.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";

interface SetLineItemTaxRateInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
}

/** Sets or removes a line's rate in tax mode External. */
export const setLineItemTaxRate: CartAction = {
  apply(cart, input: SetLineItemTaxRateInput) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    return replaceLineItem(cart, line.id, { ...line, ...toRateFromOutside(cart, input.externalTaxRate) });
  },
};
