import { PlatformError } from "../errors/platform-error.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import { type Access, hasScope } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadDocument } from "../resources/document-store.ts";
import { isOwn, type Owner, readOwner, requireOwnScope } from "../resources/owner.ts";
import { loadByToken } from "./credentials/customer-tokens.ts";
import type { Customer } from "./customer.ts";
import { type CustomerName, customerStore, findCustomers, loadAnyCustomer } from "./customer-storage.ts";

/** Exactly one of four names identifies a customer. */
export interface CustomerArguments extends CustomerName {
  readonly emailToken?: string | null;
  readonly passwordToken?: string | null;
}

/** The customer of the arguments, if the token may see it. Throws InvalidInput. */
export async function resolveCustomer(
  context: RequestContext,
  { emailToken, passwordToken, ...name }: CustomerArguments,
): Promise<Customer | null> {
  const given = [emailToken, passwordToken, name.id, name.key].filter((value) => typeof value === "string");
  if (given.length !== 1) {
    throw invalidInput("Exactly one of 'id', 'key', 'emailToken' and 'passwordToken' must be given.");
  }
  if (name.id || name.key) return loadDocument(context, customerStore, name);
  const kind = emailToken ? "email" : "password";
  const customer = await loadByToken(context, kind, emailToken ?? passwordToken ?? "", name.storeKey);
  return customer && isOwn(readOwner(context.access), { customerId: customer.id }) ? customer : null;
}

/** A page of customers in the project or in a store; a shopper's token sees only itself. Throws InvalidInput. */
export function resolveCustomers(
  context: RequestContext,
  args: QueryArguments,
  storeKey?: string | null,
): Promise<QueryResult<Customer>> {
  return findCustomers(context, args, readOwner(context.access), storeKey);
}

/** The customer of a `my` mutation. Throws 403 for a token without a customer. */
export function requireCustomerId({ customerId }: Access): string {
  if (customerId) return customerId;
  const message = "This endpoint requires an access token of a customer.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}

/** The shopper of the token, in one store or in all of them. */
interface MeSource {
  readonly owner: Owner;
  readonly storeKey?: string | null;
}

/** The customer of the token, null for an anonymous one; in a store one of that store or of the whole project. */
export async function resolveMe(
  { owner, storeKey }: MeSource,
  _args: object,
  context: RequestContext,
): Promise<Customer | null> {
  requireOwnScope(context, "manage_my_profile", storeKey ?? null);
  const customer = owner.customerId ? await loadAnyCustomer(context, owner.customerId) : null;
  if (!customer || !storeKey || customer.stores.length === 0) return customer;
  return customerStore.isOfStore?.(customer, storeKey) ? customer : null;
}

/** A reference to a customer: carts and orders by id, payments and reviews by reference. */
interface OfCustomer {
  readonly customerId?: string | null;
  readonly customer?: { readonly id: string } | null;
  readonly store?: { readonly key: string } | null;
}

/**
 * The customer of a resource. A shopper's token sees only itself, also in public resources (a review); a client's
 * token needs `view_customers`, of the project or of the resource's store.
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
