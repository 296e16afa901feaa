import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import type { AddressInput } from "../requests/schema-inputs.ts";
import { toAddress } from "../resources/address.ts";
import { readTypeName } from "../resources/custom-fields.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import { type ChangeCustomFields, setCustomFieldOf, setCustomTypeOf } from "../resources/document-action.ts";
import type { Customer, CustomerAddress } from "./customer.ts";
import type { CustomerActions } from "./customer-facts.ts";

/** Identifies one of the customer's addresses in an action. */
interface AddressName {
  readonly addressId?: string | null;
  readonly addressKey?: string | null;
}

/** The limit of addresses in one book; it ensures that the document fits into one row. */
const MAX_ADDRESSES = 500;
const ID_LENGTH = 8;

/** Eight characters, unique among the customer's addresses. */
function createAddressId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, ID_LENGTH);
}

/** A new address; the platform sets its id, whatever the input has. */
export function toNewAddress(input: AddressInput, types: CustomTypes): CustomerAddress {
  const id = createAddressId();
  return { ...toAddress({ ...input, id }, types), id };
}

/** The address of an action. Throws InvalidOperation if the customer does not have it. */
function findAddress({ addresses }: Customer, { addressId, addressKey }: AddressName): CustomerAddress {
  const found = addresses.find(({ id, key }) =>
    addressId ? id === addressId : !!addressKey && key === addressKey,
  );
  if (found) return found;
  const wanted = addressId ? `ID '${addressId}'` : `key '${addressKey ?? ""}'`;
  throw invalidOperation(`The customer does not contain an address with the ${wanted}.`);
}

/** The customer with other addresses. Throws DuplicateField if two have the same key. */
export function withAddresses(customer: Customer, addresses: readonly CustomerAddress[]): Customer {
  if (addresses.length > MAX_ADDRESSES) {
    throw invalidOperation(`A customer cannot have more than ${MAX_ADDRESSES} addresses.`);
  }
  const keys = addresses.flatMap(({ key }) => key ?? []);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw duplicateField("addresses.key", twice);
  return { ...customer, addresses };
}

/** The customer with one address replaced. */
function replaceAddress(customer: Customer, address: CustomerAddress): Customer {
  const { addresses } = customer;
  return withAddresses(
    customer,
    addresses.map((each) => (each.id === address.id ? address : each)),
  );
}

/** One of the two uses of an address. */
export type AddressUse = "billing" | "shipping";

const fields = {
  billing: { ids: "billingAddressIds", preferred: "defaultBillingAddressId" },
  shipping: { ids: "shippingAddressIds", preferred: "defaultShippingAddressId" },
} as const;

/** Lists an address for a use, once. */
export function addAddressUse(customer: Customer, use: AddressUse, id: string): Customer {
  const { ids } = fields[use];
  return customer[ids].includes(id) ? customer : { ...customer, [ids]: [...customer[ids], id] };
}

/** Removes an address from a use, also as its default. */
function removeAddressUse(customer: Customer, use: AddressUse, id: string): Customer {
  const { ids, preferred } = fields[use];
  return {
    ...customer,
    [ids]: customer[ids].filter((each) => each !== id),
    ...(customer[preferred] === id ? { [preferred]: undefined } : {}),
  };
}

/** Makes an address the default of a use and lists it there; without a name it removes the default. */
export function setDefaultAddress(customer: Customer, use: AddressUse, name: AddressName): Customer {
  const { preferred } = fields[use];
  if (!name.addressId && !name.addressKey) return { ...customer, [preferred]: undefined };
  const { id } = findAddress(customer, name);
  return { ...addAddressUse(customer, use, id), [preferred]: id };
}

/** The actions that list an address for a use, remove it, and make it the default. */
const toUse = (use: AddressUse) => ({
  add: {
    apply: (customer: Customer, name: AddressName) =>
      addAddressUse(customer, use, findAddress(customer, name).id),
  },
  remove: {
    apply: (customer: Customer, name: AddressName) =>
      removeAddressUse(customer, use, findAddress(customer, name).id),
  },
  setDefault: { apply: (customer: Customer, name: AddressName) => setDefaultAddress(customer, use, name) },
});
const [billing, shipping] = [toUse("billing"), toUse("shipping")];

const changeFields: ChangeCustomFields<Customer, AddressName> = (customer, change, name) => {
  const { custom: former, ...address } = findAddress(customer, name);
  const custom = change(former);
  return replaceAddress(customer, { ...address, ...(custom ? { custom } : {}) });
};

/** Actions on the address book and the uses of its addresses. */
export const addressActions = {
  addAddress: {
    readNeeds: ({ address }) => ({ types: [readTypeName(address.custom ?? {})] }),
    apply: (customer, { address }, { types }) =>
      withAddresses(customer, [...customer.addresses, toNewAddress(address, types)]),
  },
  /** Replaces an address; its id and uses stay. */
  changeAddress: {
    readNeeds: ({ address }) => ({ types: [readTypeName(address.custom ?? {})] }),
    apply(customer, { address, ...name }, { types }) {
      const { id } = findAddress(customer, name);
      return replaceAddress(customer, { ...toAddress({ ...address, id }, types), id });
    },
  },
  /** Removes an address and with it its uses and defaults. */
  removeAddress: {
    apply(customer, name) {
      const { id } = findAddress(customer, name);
      const unused = removeAddressUse(removeAddressUse(customer, "billing", id), "shipping", id);
      return withAddresses(
        unused,
        unused.addresses.filter((address) => address.id !== id),
      );
    },
  },
  addBillingAddressId: billing.add,
  addShippingAddressId: shipping.add,
  removeBillingAddressId: billing.remove,
  removeShippingAddressId: shipping.remove,
  setDefaultBillingAddress: billing.setDefault,
  setDefaultShippingAddress: shipping.setDefault,
  setAddressCustomType: setCustomTypeOf(changeFields),
  setAddressCustomField: setCustomFieldOf(changeFields),
} satisfies Partial<CustomerActions>;
