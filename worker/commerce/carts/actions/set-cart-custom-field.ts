import type { CartAction } from "../cart-action.ts";
import { type CustomFieldInput, setCustomField } from "../custom-fields.ts";

export const setCartCustomField: CartAction = {
  apply: (cart, field: CustomFieldInput, { types }) => ({
    ...cart,
    custom: setCustomField(cart.custom, field, types),
  }),
};
