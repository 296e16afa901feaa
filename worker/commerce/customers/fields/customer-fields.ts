import type { RequestContext } from "../../requests/request-context.ts";
import { loadResourceByKey } from "../../resources/load-resource.ts";
import { type FieldResolver, referenceFields } from "../../schema/field-resolvers.ts";
import type { Customer } from "../customer.ts";

function addressesOf({ addresses }: Customer, ids: readonly string[]) {
  return addresses.filter(({ id }) => ids.includes(id));
}

/** Fields of a customer that are not simply stored. */
export const customerFields: Readonly<Record<string, FieldResolver>> = {
  ...referenceFields("customerGroup"),
  defaultShippingAddress: (customer: Customer) =>
    customer.addresses.find(({ id }) => id === customer.defaultShippingAddressId),
  defaultBillingAddress: (customer: Customer) =>
    customer.addresses.find(({ id }) => id === customer.defaultBillingAddressId),
  shippingAddresses: (customer: Customer) => addressesOf(customer, customer.shippingAddressIds),
  billingAddresses: (customer: Customer) => addressesOf(customer, customer.billingAddressIds),
  storesRef: ({ stores }: Customer) => stores,
  async stores({ stores }: Customer, _args: object, context: RequestContext) {
    const loaded = await Promise.all(stores.map(({ key }) => loadResourceByKey(context, "store", key)));
    return loaded.filter((store) => store !== null);
  },
};
