import type { RequestContext } from "../../requests/request-context.ts";
import type { FindArguments } from "../../resources/find-documents.ts";
import { type Owner, requireOwnScope } from "../../resources/owner.ts";
import type { FieldResolver } from "../../schema/field-resolvers.ts";
import type { Customer } from "../customer.ts";
import { type CustomerArguments, resolveCustomer, resolveCustomers } from "../customer-queries.ts";
import { isOfStore, loadAnyCustomer } from "../storage/load-customer.ts";

interface StoreSource {
  readonly storeKey: string;
}

interface MeSource {
  readonly owner: Owner;
  readonly storeKey?: string | null;
}

/** Customers of one store. */
export const inStoreCustomers: Readonly<Record<string, FieldResolver>> = {
  customer({ storeKey }: StoreSource, args: CustomerArguments, context) {
    requireOwnScope(context, "view_customers", storeKey);
    return resolveCustomer(context, { ...args, storeKey });
  },
  customers({ storeKey }: StoreSource, args: FindArguments, context) {
    requireOwnScope(context, "view_customers", storeKey);
    return resolveCustomers(context, args, storeKey);
  },
};

/** The customer of the token, null for an anonymous one; in a store one of that store or of the whole project. */
export async function resolveMe(
  { owner, storeKey }: MeSource,
  _args: object,
  context: RequestContext,
): Promise<Customer | null> {
  requireOwnScope(context, "manage_my_profile", storeKey ?? null);
  const customer = owner.customerId ? await loadAnyCustomer(context, owner.customerId) : null;
  if (!customer || !storeKey || customer.stores.length === 0) return customer;
  return isOfStore(customer, storeKey) ? customer : null;
}
