import { type AddressInput, toAddress } from "../address.ts";
import type { CartAction } from "../cart-action.ts";
import { readTypeName } from "../custom-fields.ts";

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
