import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderCustomField: OrderAction = {
  readTypes: (_field, { custom }) => [custom?.type.id],
  apply: (order, field: CustomFieldInput, { types }) => ({
    ...order,
    custom: setCustomField(order.custom, field, types),
  }),
};
