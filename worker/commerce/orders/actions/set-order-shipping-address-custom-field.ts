import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import { changeAddressFields } from "../change-order-address.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderShippingAddressCustomField: OrderAction = {
  readTypes: (_field, { shippingAddress }) => [shippingAddress?.custom?.type.id],
  apply: (order, field: CustomFieldInput, { types }) =>
    changeAddressFields(order, "shippingAddress", (custom) => setCustomField(custom, field, types)),
};
