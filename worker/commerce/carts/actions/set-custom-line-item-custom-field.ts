import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface SetCustomLineItemCustomFieldInput extends CustomFieldInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const setCustomLineItemCustomField: CartAction = {
  apply(cart, input: SetCustomLineItemCustomFieldInput, { types }) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    return replaceCustomLineItem(cart, line.id, {
      ...line,
      custom: setCustomField(line.custom, input, types),
    });
  },
};
