import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";

interface SetLineItemCustomTypeInput extends CustomFieldsInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

export const setLineItemCustomType: CartAction = {
  readNeeds: (input: SetLineItemCustomTypeInput) => ({ types: [readTypeName(input)] }),

  apply(cart, input: SetLineItemCustomTypeInput, { types }) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    return replaceLineItem(cart, line.id, { ...line, custom: toCustomFields(input, types) });
  },
};
