import { type AddressInput, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { CartAction } from "../cart-action.ts";

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
