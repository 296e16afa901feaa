import { type AddressInput, toAddress } from "../address.ts";
import type { CartAction } from "../cart-action.ts";
import { readTypeName } from "../custom-fields.ts";

interface SetBillingAddressInput {
  readonly address?: AddressInput | null;
}

/** Sets or removes the billing address. */
export const setBillingAddress: CartAction = {
  readNeeds: ({ address }: SetBillingAddressInput) => ({
    types: address?.custom ? [readTypeName(address.custom)] : [],
  }),

  apply(cart, { address }: SetBillingAddressInput, { types }) {
    if (!address) return { ...cart, billingAddress: undefined };
    return { ...cart, billingAddress: toAddress(address, types) };
  },
};
