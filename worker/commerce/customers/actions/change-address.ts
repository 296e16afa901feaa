import { type AddressInput, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import { type AddressName, findAddress, replaceAddress } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

interface ChangeAddressInput extends AddressName {
  readonly address: AddressInput;
}

/** Puts another address in the place of one; id and uses stay. */
export const changeAddress: CustomerAction = {
  readNeeds: ({ address }: ChangeAddressInput) => ({ types: [readTypeName(address.custom ?? {})] }),
  apply(customer, { address, ...name }: ChangeAddressInput, { types }) {
    const { id } = findAddress(customer, name);
    return replaceAddress(customer, { ...toAddress({ ...address, id }, types), id });
  },
};
