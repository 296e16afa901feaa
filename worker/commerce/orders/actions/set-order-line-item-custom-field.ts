import { readOwnTypes } from "../../carts/read-own-types.ts";
import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import { changeLineFields } from "../change-order-line.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderLineItemCustomFieldInput extends CustomFieldInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

export const setOrderLineItemCustomField: OrderAction = {
  readTypes: (_field, order) => readOwnTypes(order),
  apply(order, input: SetOrderLineItemCustomFieldInput, { types }) {
    const name = { id: input.lineItemId, key: input.lineItemKey };
    return changeLineFields(order, name, (custom) => setCustomField(custom, input, types));
  },
};
