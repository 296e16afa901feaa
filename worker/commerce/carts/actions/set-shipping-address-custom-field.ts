import { invalidOperation } from "../../errors/platform-errors.ts";
import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setShippingAddressCustomField: CartAction = {
  apply(cart, field: CustomFieldInput, { types }) {
    const address = cart.shippingAddress;
    if (!address) throw invalidOperation("The cart has no shipping address.");
    return { ...cart, shippingAddress: { ...address, custom: setCustomField(address.custom, field, types) } };
  },
};
