import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { changeAddressFields } from "../change-order-address.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderShippingAddressCustomType: OrderAction = {
  readTypes: (input: CustomFieldsInput) => [readTypeName(input)],
  apply: (order, input: CustomFieldsInput, { types }) =>
    changeAddressFields(order, "shippingAddress", () => toCustomFields(input, types)),
};
