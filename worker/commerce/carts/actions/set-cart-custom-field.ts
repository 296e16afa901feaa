import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setCartCustomField: CartAction = {
  apply: (cart, field: CustomFieldInput, { types }) => ({
    ...cart,
    custom: setCustomField(cart.custom, field, types),
  }),
};
