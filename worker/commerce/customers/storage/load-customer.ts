import { concurrentModification, invalidInput } from "../../errors/platform-errors.ts";
import { load } from "../../requests/load.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";
import type { Customer } from "../customer.ts";
import { customerNotFound } from "../customer-errors.ts";
import { type CustomerRow, parseCustomerRow } from "./customer-row.ts";

export interface CustomerName {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
  /** Only a customer of this store. */
  readonly storeKey?: string | null | undefined;
}

async function readCustomers(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const { results } = await context.db
    .prepare("SELECT id, data FROM customer WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(ids))
    .all<CustomerRow & { readonly id: string }>();
  return new Map(results.map((row) => [row.id, parseCustomerRow(row)]));
}

/** A customer by id, whoever asks; customers asked for in one tick share a statement. For rules, never for an answer. */
export function loadAnyCustomer(context: RequestContext, id: string): Promise<Customer | null> {
  return load(context, readCustomers, id);
}

/** A customer by id or key, unless it is not of the store or not the token's. */
export async function loadCustomer(context: RequestContext, name: CustomerName): Promise<Customer | null> {
  const column = name.id ? "id" : "key";
  const row = await context.db
    .prepare(`SELECT data FROM customer WHERE ${column} = ?`)
    .bind(name.id ?? name.key ?? "")
    .first<CustomerRow>();
  const customer = row && parseCustomerRow(row);
  if (!customer || !isOwn(readOwner(context.access), { customerId: customer.id })) return null;
  return name.storeKey && !isOfStore(customer, name.storeKey) ? null : customer;
}

/** Whether the store is one of the customer's. */
export function isOfStore({ stores }: Customer, storeKey: string): boolean {
  return stores.some(({ key }) => key === storeKey);
}

/** The customer that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
export async function requireCustomer(
  context: RequestContext,
  name: CustomerName,
  version: number | null | undefined,
): Promise<Customer> {
  if (!name.id && !name.key) throw invalidInput("Either 'id' or 'key' of the customer is required.");
  const customer = await loadCustomer(context, name);
  if (!customer) throw customerNotFound(name.id ?? name.key ?? "");
  const isStale = version !== null && version !== undefined && customer.version !== version;
  if (isStale) throw concurrentModification(customer.id, version, customer.version);
  return customer;
}
