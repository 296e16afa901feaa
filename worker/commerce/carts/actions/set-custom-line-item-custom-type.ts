import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";

interface SetCustomLineItemCustomTypeInput extends CustomFieldsInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const setCustomLineItemCustomType: CartAction = {
  readNeeds: (input: SetCustomLineItemCustomTypeInput) => ({ types: [readTypeName(input)] }),

  apply(cart, input: SetCustomLineItemCustomTypeInput, { types }) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    return replaceCustomLineItem(cart, line.id, { ...line, custom: toCustomFields(input, types) });
  },
};
