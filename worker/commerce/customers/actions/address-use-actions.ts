import { type AddressUse, addAddressUse, removeAddressUse, setDefaultAddress } from "../address-uses.ts";
import { type AddressName, findAddress } from "../addresses.ts";
import type { CustomerAction } from "../customer-action.ts";

/** `addBillingAddressId`, `addShippingAddressId`. */
export function addAddressId(use: AddressUse): CustomerAction {
  return {
    apply: (customer, name: AddressName) => addAddressUse(customer, use, findAddress(customer, name).id),
  };
}

/** `removeBillingAddressId`, `removeShippingAddressId`. */
export function removeAddressId(use: AddressUse): CustomerAction {
  return {
    apply: (customer, name: AddressName) => removeAddressUse(customer, use, findAddress(customer, name).id),
  };
}

/** `setDefaultBillingAddress`, `setDefaultShippingAddress`. */
export function setDefaultAddressOf(use: AddressUse): CustomerAction {
  return { apply: (customer, name: AddressName) => setDefaultAddress(customer, use, name) };
}
