import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CustomerAction } from "../customer-action.ts";

/** Sets the customer's type and fields at once; without a type all custom fields go. */
export const setCustomerCustomType: CustomerAction = {
  readNeeds: (input: CustomFieldsInput) => ({ types: [readTypeName(input)] }),
  apply: (customer, input: CustomFieldsInput, { types }) => ({
    ...customer,
    custom: toCustomFields(input, types),
  }),
};
