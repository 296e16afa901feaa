import type { AddressInput } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
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
