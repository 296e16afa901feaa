import { hasScope } from "../../requests/access.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { readOwner, requireOwnScope } from "../../resources/owner.ts";
import type { Customer } from "../customer.ts";
import { loadAnyCustomer } from "../storage/load-customer.ts";

/** What names a customer: carts and orders by id, payments and reviews by reference. */
interface OfCustomer {
  readonly customerId?: string | null;
  readonly customer?: { readonly id: string } | null;
  readonly store?: { readonly key: string } | null;
}

/**
 * The customer that a resource belongs to. A shopper's token sees itself and nobody else, also in what anybody may read (a
 * review); a client's token needs `view_customers`, of the project or of the resource's store.
 */
export async function resolveCustomerOf(
  { customerId, customer, store }: OfCustomer,
  _args: object,
  context: RequestContext,
): Promise<Customer | null> {
  const id = customerId ?? customer?.id;
  if (!id) return null;
  const owner = readOwner(context.access);
  if (!owner) requireOwnScope(context, "view_customers", store?.key ?? null);
  else if (owner.customerId !== id || !hasScope(context.access, "manage_my_profile", store?.key ?? null)) {
    return null;
  }
  return loadAnyCustomer(context, id);
}
