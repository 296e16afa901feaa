import { removeAddressUse } from "../address-uses.ts";
import { type AddressName, findAddress, withAddresses } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

/** Removes an address and with it its uses and defaults. */
export const removeAddress: CustomerAction = {
  apply(customer, name: AddressName) {
    const { id } = findAddress(customer, name);
    const unused = removeAddressUse(removeAddressUse(customer, "billing", id), "shipping", id);
    return withAddresses(
      unused,
      unused.addresses.filter((address) => address.id !== id),
    );
  },
};
