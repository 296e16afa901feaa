import type { CartAction } from "../cart-action.ts";
import { type CustomFieldInput, setCustomField } from "../custom-fields.ts";

export const setCartCustomField: CartAction = {
  apply: (cart, field: CustomFieldInput) => ({ ...cart, custom: setCustomField(cart.custom, field) }),
};
