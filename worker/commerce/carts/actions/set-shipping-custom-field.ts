import type { CartAction } from "../cart-action.ts";
import { type CustomFieldInput, setCustomField } from "../custom-fields.ts";

export const setShippingCustomField: CartAction = {
  apply: (cart, field: CustomFieldInput, { types }) => ({
    ...cart,
    shippingCustomFields: setCustomField(cart.shippingCustomFields, field, types),
  }),
};
