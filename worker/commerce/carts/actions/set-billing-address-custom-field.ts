import { invalidOperation } from "../../errors/platform-errors.ts";
import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

export const setBillingAddressCustomField: CartAction = {
  apply(cart, field: CustomFieldInput, { types }) {
    const address = cart.billingAddress;
    if (!address) throw invalidOperation("The cart has no billing address.");
    return { ...cart, billingAddress: { ...address, custom: setCustomField(address.custom, field, types) } };
  },
};
