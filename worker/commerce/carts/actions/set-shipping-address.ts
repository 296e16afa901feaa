import { type AddressInput, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

interface SetShippingAddressInput {
  readonly address?: AddressInput | null;
}

/** Sets the address that decides taxes and shipping rates; without one, taxes and shipping go. */
export const setShippingAddress: CartAction = {
  readNeeds: ({ address }: SetShippingAddressInput) => ({
    types: address?.custom ? [readTypeName(address.custom)] : [],
  }),

  apply(cart, { address }: SetShippingAddressInput, { types }) {
    if (!address) return { ...cart, shippingAddress: undefined, shippingInfo: undefined };
    return { ...cart, shippingAddress: toAddress(address, types) };
  },
};
