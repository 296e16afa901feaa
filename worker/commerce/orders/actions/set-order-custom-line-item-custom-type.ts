import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { changeCustomLineFields } from "../change-order-line.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderCustomLineItemCustomTypeInput extends CustomFieldsInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const setOrderCustomLineItemCustomType: OrderAction = {
  readTypes: (input: SetOrderCustomLineItemCustomTypeInput) => [readTypeName(input)],
  apply(order, input: SetOrderCustomLineItemCustomTypeInput, { types }) {
    const name = { id: input.customLineItemId, key: input.customLineItemKey };
    return changeCustomLineFields(order, name, () => toCustomFields(input, types));
  },
};
