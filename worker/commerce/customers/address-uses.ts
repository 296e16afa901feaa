import { type AddressName, findAddress } from "./addresses.ts";
import type { Customer } from "./customer.ts";

/** Which of the two uses of an address. */
export type AddressUse = "billing" | "shipping";

const fields = {
  billing: { ids: "billingAddressIds", default: "defaultBillingAddressId" },
  shipping: { ids: "shippingAddressIds", default: "defaultShippingAddressId" },
} as const;

/** Lists an address for a use, once. */
export function addAddressUse(customer: Customer, use: AddressUse, id: string): Customer {
  const { ids } = fields[use];
  return customer[ids].includes(id) ? customer : { ...customer, [ids]: [...customer[ids], id] };
}

/** Takes an address from a use, also as its default. */
export function removeAddressUse(customer: Customer, use: AddressUse, id: string): Customer {
  const { ids, default: preferred } = fields[use];
  return {
    ...customer,
    [ids]: customer[ids].filter((each) => each !== id),
    ...(customer[preferred] === id ? { [preferred]: undefined } : {}),
  };
}

/** Makes an address the default of a use, which lists it there too; without a name there is no default. */
export function setDefaultAddress(customer: Customer, use: AddressUse, name: AddressName): Customer {
  const { default: preferred } = fields[use];
  if (!name.addressId && !name.addressKey) return { ...customer, [preferred]: undefined };
  const { id } = findAddress(customer, name);
  return { ...addAddressUse(customer, use, id), [preferred]: id };
}
