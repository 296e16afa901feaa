import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setShippingCustomField: CartAction = {
  apply: (cart, field: CustomFieldInput, { types }) => ({
    ...cart,
    shippingCustomFields: setCustomField(cart.shippingCustomFields, field, types),
  }),
};
