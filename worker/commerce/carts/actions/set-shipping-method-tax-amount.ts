import { invalidOperation } from "../../errors/platform-errors.ts";
import type { CartAction } from "../cart-action.ts";
import { toAmountFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxAmountInput } from "../external-tax.ts";

interface SetShippingMethodTaxAmountInput {
  readonly externalTaxAmount?: ExternalTaxAmountInput | null;
}

/** Sets or removes what the shipping costs with taxes, in tax mode ExternalAmount. */
export const setShippingMethodTaxAmount: CartAction = {
  apply(cart, { externalTaxAmount }: SetShippingMethodTaxAmountInput) {
    if (!cart.shippingInfo) throw invalidOperation("The cart has no shipping method.");
    return {
      ...cart,
      shippingInfo: { ...cart.shippingInfo, ...toAmountFromOutside(cart, externalTaxAmount) },
    };
  },
};
