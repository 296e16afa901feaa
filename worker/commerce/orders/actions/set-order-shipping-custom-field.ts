import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderShippingCustomField: OrderAction = {
  readTypes: (_field, { shippingCustomFields }) => [shippingCustomFields?.type.id],
  apply: (order, field: CustomFieldInput, { types }) => ({
    ...order,
    shippingCustomFields: setCustomField(order.shippingCustomFields, field, types),
  }),
};
