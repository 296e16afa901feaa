import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { changeLineFields } from "../change-order-line.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderLineItemCustomTypeInput extends CustomFieldsInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

export const setOrderLineItemCustomType: OrderAction = {
  readTypes: (input: SetOrderLineItemCustomTypeInput) => [readTypeName(input)],
  apply(order, input: SetOrderLineItemCustomTypeInput, { types }) {
    const name = { id: input.lineItemId, key: input.lineItemKey };
    return changeLineFields(order, name, () => toCustomFields(input, types));
  },
};
