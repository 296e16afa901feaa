import type { CartAction } from "../cart-action.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface SetCustomLineItemTaxRateInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
}

/** Sets or removes a custom line's rate in tax mode External. */
export const setCustomLineItemTaxRate: CartAction = {
  apply(cart, input: SetCustomLineItemTaxRateInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    return replaceCustomLineItem(cart, line.id, {
      ...line,
      ...toRateFromOutside(cart, input.externalTaxRate),
    });
  },
};
