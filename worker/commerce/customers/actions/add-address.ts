import type { AddressInput } from "../../carts/address.ts";
import { readTypeName } from "../../carts/custom-fields.ts";
import { toNewAddress, withAddresses } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

interface AddAddressInput {
  readonly address: AddressInput;
}

export const addAddress: CustomerAction = {
  readNeeds: ({ address }: AddAddressInput) => ({ types: [readTypeName(address.custom ?? {})] }),
  apply: (customer, { address }: AddAddressInput, { types }) =>
    withAddresses(customer, [...customer.addresses, toNewAddress(address, types)]),
};
