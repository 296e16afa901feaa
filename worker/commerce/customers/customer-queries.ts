import { invalidInput } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { FindArguments } from "../resources/find-documents.ts";
import { isOwn, readOwner } from "../resources/owner.ts";
import type { Customer } from "./customer.ts";
import { findCustomers } from "./storage/find-customers.ts";
import { loadByToken } from "./storage/load-by-token.ts";
import { type CustomerName, loadCustomer } from "./storage/load-customer.ts";

/** A customer is named in exactly one of four ways. */
export interface CustomerArguments extends CustomerName {
  readonly emailToken?: string | null;
  readonly passwordToken?: string | null;
}

/** The customer that the arguments name, as far as the token may see it. Throws InvalidInput. */
export async function resolveCustomer(
  context: RequestContext,
  { emailToken, passwordToken, ...name }: CustomerArguments,
): Promise<Customer | null> {
  const given = [emailToken, passwordToken, name.id, name.key].filter((value) => typeof value === "string");
  if (given.length !== 1) {
    throw invalidInput("Exactly one of 'id', 'key', 'emailToken' and 'passwordToken' must be given.");
  }
  if (name.id || name.key) return loadCustomer(context, name);
  const kind = emailToken ? "email" : "password";
  const customer = await loadByToken(context, kind, emailToken ?? passwordToken ?? "", name.storeKey);
  return customer && isOwn(readOwner(context.access), { customerId: customer.id }) ? customer : null;
}

/** A page of customers in the project or in a store; a shopper's token sees itself only. */
export function resolveCustomers(context: RequestContext, args: FindArguments, storeKey?: string | null) {
  return findCustomers(context, args, readOwner(context.access), storeKey);
}
