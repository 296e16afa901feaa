import { invalidOperation } from "../../errors/platform-errors.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setBillingAddressCustomType: CartAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),

  apply(cart, input: CustomFieldsInput, { types }) {
    const address = cart.billingAddress;
    if (!address) throw invalidOperation("The cart has no billing address.");
    return { ...cart, billingAddress: { ...address, custom: toCustomFields(input, types) } };
  },
};
