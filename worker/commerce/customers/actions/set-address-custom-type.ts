import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { findAddress, replaceAddress } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

interface SetAddressCustomTypeInput extends CustomFieldsInput {
  readonly addressId: string;
}

export const setAddressCustomType: CustomerAction = {
  readNeeds: (input: SetAddressCustomTypeInput) => ({ types: [readTypeName(input)] }),
  apply(customer, { addressId, ...input }: SetAddressCustomTypeInput, { types }) {
    const { custom: _former, ...address } = findAddress(customer, { addressId });
    const custom = toCustomFields(input, types);
    return replaceAddress(customer, { ...address, ...(custom ? { custom } : {}) });
  },
};
