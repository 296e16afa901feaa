import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderCustomType: OrderAction = {
  readTypes: (input: CustomFieldsInput) => [readTypeName(input)],
  apply: (order, input: CustomFieldsInput, { types }) => ({ ...order, custom: toCustomFields(input, types) }),
};
