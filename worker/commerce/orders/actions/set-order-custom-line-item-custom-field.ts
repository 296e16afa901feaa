import { readOwnTypes } from "../../carts/read-own-types.ts";
import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import { changeCustomLineFields } from "../change-order-line.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderCustomLineItemCustomFieldInput extends CustomFieldInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const setOrderCustomLineItemCustomField: OrderAction = {
  readTypes: (_field, order) => readOwnTypes(order),
  apply(order, input: SetOrderCustomLineItemCustomFieldInput, { types }) {
    const name = { id: input.customLineItemId, key: input.customLineItemKey };
    return changeCustomLineFields(order, name, (custom) => setCustomField(custom, input, types));
  },
};
