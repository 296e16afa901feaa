import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import { findAddress, replaceAddress } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

interface SetAddressCustomFieldInput extends CustomFieldInput {
  readonly addressId: string;
}

export const setAddressCustomField: CustomerAction = {
  readNeeds: () => ({ ownTypes: true }),
  apply(customer, { addressId, ...field }: SetAddressCustomFieldInput, { types }) {
    const address = findAddress(customer, { addressId });
    return replaceAddress(customer, { ...address, custom: setCustomField(address.custom, field, types) });
  },
};
