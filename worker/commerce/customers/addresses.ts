import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import { type AddressInput, toAddress } from "../resources/address.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import type { Customer, CustomerAddress } from "./customer.ts";

/** How an action names one of the customer's addresses. */
export interface AddressName {
  readonly addressId?: string | null;
  readonly addressKey?: string | null;
}

/** More addresses than this in one book are refused; it keeps the document within one row. */
const MAX_ADDRESSES = 500;
const ID_LENGTH = 8;

/** Eight characters that no address of the customer has. */
function createAddressId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, ID_LENGTH);
}

/** A new address; the platform gives it its id, whatever the input says. */
export function toNewAddress(input: AddressInput, types: CustomTypes): CustomerAddress {
  const id = createAddressId();
  return { ...toAddress({ ...input, id }, types), id };
}

/** The address that an action names. Throws InvalidOperation when the customer has none such. */
export function findAddress({ addresses }: Customer, name: AddressName): CustomerAddress {
  const { addressId, addressKey } = name;
  const found = addresses.find(({ id, key }) =>
    addressId ? id === addressId : !!addressKey && key === addressKey,
  );
  if (found) return found;
  const wanted = addressId ? `ID '${addressId}'` : `key '${addressKey ?? ""}'`;
  throw invalidOperation(`The customer does not contain an address with the ${wanted}.`);
}

/** The customer with other addresses. Throws DuplicateField when two have one key. */
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
export function replaceAddress(customer: Customer, address: CustomerAddress): Customer {
  const { addresses } = customer;
  return withAddresses(
    customer,
    addresses.map((each) => (each.id === address.id ? address : each)),
  );
}
