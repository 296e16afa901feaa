import { type CustomFieldInput, setCustomField } from "../../carts/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

export const setOrderCustomField: OrderAction = {
  apply: (order, field: CustomFieldInput) => ({ ...order, custom: setCustomField(order.custom, field) }),
};
