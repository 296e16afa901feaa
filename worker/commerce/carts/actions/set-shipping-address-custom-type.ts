import { invalidOperation } from "../../errors/platform-errors.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setShippingAddressCustomType: CartAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),

  apply(cart, input: CustomFieldsInput, { types }) {
    const address = cart.shippingAddress;
    if (!address) throw invalidOperation("The cart has no shipping address.");
    return { ...cart, shippingAddress: { ...address, custom: toCustomFields(input, types) } };
  },
};
