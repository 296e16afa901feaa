import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderShippingCustomType: OrderAction = {
  readTypes: (input: CustomFieldsInput) => [readTypeName(input)],
  apply: (order, input: CustomFieldsInput, { types }) => ({
    ...order,
    shippingCustomFields: toCustomFields(input, types),
  }),
};
