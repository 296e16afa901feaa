import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import { changeAddressFields } from "../change-order-address.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderBillingAddressCustomField: OrderAction = {
  readTypes: (_field, { billingAddress }) => [billingAddress?.custom?.type.id],
  apply: (order, field: CustomFieldInput, { types }) =>
    changeAddressFields(order, "billingAddress", (custom) => setCustomField(custom, field, types)),
};
