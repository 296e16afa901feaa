import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CustomerAction } from "../customer-action.ts";

export const setCustomerCustomField: CustomerAction = {
  readNeeds: () => ({ ownTypes: true }),
  apply: (customer, field: CustomFieldInput, { types }) => ({
    ...customer,
    custom: setCustomField(customer.custom, field, types),
  }),
};
