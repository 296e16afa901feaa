import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setShippingCustomType: CartAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),
  apply: (cart, input: CustomFieldsInput, { types }) => ({
    ...cart,
    shippingCustomFields: toCustomFields(input, types),
  }),
};
