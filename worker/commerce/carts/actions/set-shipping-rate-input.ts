import type { CartAction } from "../cart-action.ts";
import { type ShippingRateInputDraft, toShippingRateInput } from "../shipping-rate-input.ts";

interface SetShippingRateInputInput {
  readonly shippingRateInput?: ShippingRateInputDraft | null;
}

/** Sets or removes the score or the class that the tiers of shipping rates are chosen by. */
export const setShippingRateInput: CartAction = {
  apply: (cart, { shippingRateInput }: SetShippingRateInputInput) => ({
    ...cart,
    shippingRateInput: shippingRateInput ? toShippingRateInput(shippingRateInput) : undefined,
  }),
};
