import { invalidOperation } from "../../errors/platform-errors.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { requireTaxCategory } from "../require-tax-category.ts";
import { type ShippingRateDraft, toShippingRate } from "../to-shipping-rate.ts";

interface SetCustomShippingMethodInput {
  readonly shippingMethodName: string;
  readonly shippingRate: ShippingRateDraft;
  readonly taxCategory?: ResourceIdentifier | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
  readonly custom?: CustomFieldsInput | null;
}

/** A way of delivery that is none of the project's methods, at a rate that the caller names. */
export const setCustomShippingMethod: CartAction = {
  readNeeds: ({ custom }: SetCustomShippingMethodInput) => ({ types: custom ? [readTypeName(custom)] : [] }),

  apply(cart, input: SetCustomShippingMethodInput, facts) {
    if (!cart.shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
    const shippingRate = toShippingRate(input.shippingRate, cart.totalPrice.currencyCode);
    const { taxCategory, externalTaxRate } = input;
    return {
      ...cart,
      shippingCustomFields: toCustomFields(input.custom, facts.types),
      shippingInfo: {
        shippingMethodName: input.shippingMethodName,
        price: shippingRate.price,
        shippingRate,
        ...(taxCategory ? { taxCategory: requireTaxCategory(taxCategory, facts) } : {}),
        ...(externalTaxRate ? toRateFromOutside(cart, externalTaxRate) : {}),
        shippingMethodState: "MatchesCart",
      },
    };
  },
};
