import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

/** Sets the cart's type and fields at once; without a type all custom fields go. */
export const setCustomType: CartAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),
  apply: (cart, input: CustomFieldsInput, { types }) => ({ ...cart, custom: toCustomFields(input, types) }),
};
