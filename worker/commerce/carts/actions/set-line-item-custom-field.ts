import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";

interface SetLineItemCustomFieldInput extends CustomFieldInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

export const setLineItemCustomField: CartAction = {
  apply(cart, input: SetLineItemCustomFieldInput, { types }) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    return replaceLineItem(cart, line.id, { ...line, custom: setCustomField(line.custom, input, types) });
  },
};
