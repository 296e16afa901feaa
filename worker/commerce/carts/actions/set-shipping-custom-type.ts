import type { CartAction } from "../cart-action.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../custom-fields.ts";

export const setShippingCustomType: CartAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),
  apply: (cart, input: CustomFieldsInput, { types }) => ({
    ...cart,
    shippingCustomFields: toCustomFields(input, types),
  }),
};
