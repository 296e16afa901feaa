import type { SetCartShippingAddress } from "../../requests/schema-inputs.ts";
import { toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { CartActions } from "../cart-action.ts";
import { addressOf, customActions } from "./cart-part.ts";

const shipping = customActions(addressOf("shipping"));
const billing = customActions(addressOf("billing"));

const readNeeds = ({ address }: SetCartShippingAddress) => ({
  types: address?.custom ? [readTypeName(address.custom)] : [],
});

/**
 * Actions on the two addresses. Taxes and shipping rates depend on the shipping address; without it both are removed.
 */
export const addressActions = {
  setShippingAddress: {
    readNeeds,
    apply(cart, { address }, { types }) {
      if (!address) return { ...cart, shippingAddress: undefined, shippingInfo: undefined };
      return { ...cart, shippingAddress: toAddress(address, types) };
    },
  },
  setShippingAddressCustomType: shipping.setType,
  setShippingAddressCustomField: shipping.setField,
  setBillingAddress: {
    readNeeds,
    apply: (cart, { address }, { types }) => ({
      ...cart,
      billingAddress: address ? toAddress(address, types) : undefined,
    }),
  },
  setBillingAddressCustomType: billing.setType,
  setBillingAddressCustomField: billing.setField,
} satisfies Partial<CartActions>;
