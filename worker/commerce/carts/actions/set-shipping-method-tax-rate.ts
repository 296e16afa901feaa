import { invalidOperation } from "../../errors/platform-errors.ts";
import type { CartAction } from "../cart-action.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";

interface SetShippingMethodTaxRateInput {
  readonly externalTaxRate?: ExternalTaxRateInput | null;
}

/** Sets or removes the rate of the shipping in tax mode External. */
export const setShippingMethodTaxRate: CartAction = {
  apply(cart, { externalTaxRate }: SetShippingMethodTaxRateInput) {
    if (!cart.shippingInfo) throw invalidOperation("The cart has no shipping method.");
    return { ...cart, shippingInfo: { ...cart.shippingInfo, ...toRateFromOutside(cart, externalTaxRate) } };
  },
};
