import type { Database } from "../database/database.ts";
import { fragment, type SqlFragment } from "../database/fragment.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  type DocumentStore,
  parseDocument,
  readDocumentsOf,
  writeDocument,
} from "../resources/document-store.ts";
import { findDocuments } from "../resources/find-documents.ts";
import type { Owner } from "../resources/owner.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonReference,
  jsonSet,
  jsonValue,
  type WhereField,
} from "../where/where-fields.ts";
import { type Customer, customerTextFields, foldEmail } from "./customer.ts";
import { duplicateEmail } from "./customer-errors.ts";

const addressFields = [
  "id",
  "key",
  "country",
  "city",
  "postalCode",
  "streetName",
  "company",
  "email",
  "phone",
];

function texts(names: readonly string[]): Record<string, WhereField> {
  return Object.fromEntries(names.map((name) => [name, jsonValue("text", "d.data", `$.${name}`)]));
}

function inList(names: readonly string[]): Record<string, WhereField> {
  return Object.fromEntries(names.map((name) => [name, column("text", `e.value ->> '${name}'`)]));
}

export const customerStore: DocumentStore<Customer> = {
  table: "customer",
  noun: "customer",
  named: ["key", "key"],
  fields: {
    ...head("d"),
    ...texts(customerTextFields),
    ...texts(["authenticationMode", "defaultShippingAddressId", "defaultBillingAddressId"]),
    email: column("text", "d.data ->> 'email'"),
    customerNumber: column("text", "d.customer_number"),
    lowercaseEmail: column("text", "lower(d.data ->> 'email')"),
    isEmailVerified: jsonValue("boolean", "d.data", "$.isEmailVerified"),
    customerGroup: jsonReference("d.data", "$.customerGroup"),
    stores: jsonList("d.data", "$.stores", inList(["key"])),
    addresses: jsonList("d.data", "$.addresses", inList(addressFields)),
    shippingAddressIds: jsonSet("text", "d.data", "$.shippingAddressIds"),
    billingAddressIds: jsonSet("text", "d.data", "$.billingAddressIds"),
    custom: jsonCustom("d.data", "$.custom"),
  },
  parse: parseDocument,
  toColumns: ({ key, customerNumber }) => ({ key, customer_number: customerNumber }),
  toOwner: ({ id }) => ({ customerId: id }),
  isOfStore: ({ stores }, storeKey) => stores.some(({ key }) => key === storeKey),
  toDuplicates: ({ email, key, customerNumber }) => ({
    "customer_email.store_key, customer_email.email": () => duplicateEmail(email),
    "customer.key": () => duplicateField("key", key),
    "customer.customer_number": () => duplicateField("customerNumber", customerNumber),
  }),
};

/** Identifies a customer in a request. */
export interface CustomerName {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
  /** Only a customer of this store. */
  readonly storeKey?: string | null | undefined;
}

const readCustomers = readDocumentsOf(customerStore);

/** A customer by id, without an access check; loads in one tick share a statement. For rules, never for a response. */
export function loadAnyCustomer(context: RequestContext, id: string): Promise<Customer | null> {
  return load(context, readCustomers, id);
}

/** The customer of an e-mail address in a store, or in the project. */
export async function loadByEmail(
  context: RequestContext,
  email: string,
  storeKey: string | null | undefined,
): Promise<Customer | null> {
  const row = await context.db
    .prepare(
      `SELECT c.data FROM customer_email e JOIN customer c ON c.id = e.customer_id
        WHERE e.store_key = ? AND e.email = ?`,
    )
    .bind(storeKey ?? "", foldEmail(email))
    .first<{ data: string }>();
  return row && parseDocument(row);
}

function ofOwner(owner: Owner | null): SqlFragment[] {
  return owner ? [fragment("d.id = ?", owner.customerId ?? "")] : [];
}

function ofStore(storeKey: string | null | undefined): SqlFragment[] {
  if (!storeKey) return [];
  return [fragment("d.id IN (SELECT customer_id FROM customer_email WHERE store_key = ?)", storeKey)];
}

/** A page of customers; a shopper's token sees only itself. Throws InvalidInput. */
export function findCustomers(
  context: RequestContext,
  args: QueryArguments,
  owner: Owner | null,
  storeKey?: string | null,
): Promise<QueryResult<Customer>> {
  return findDocuments(context, customerStore, args, [...ofOwner(owner), ...ofStore(storeKey)]);
}

/** Where the e-mail address must be unique: in each store, or in the project ('') without stores. */
export function claimEmail(
  database: Pick<Database, "prepare">,
  { id, email, stores }: Customer,
): D1PreparedStatement[] {
  const places = stores.length > 0 ? stores.map(({ key }) => key) : [""];
  return [
    database.prepare("DELETE FROM customer_email WHERE customer_id = ?").bind(id),
    database
      .prepare(
        "INSERT INTO customer_email (store_key, email, customer_id) SELECT value, ?, ? FROM json_each(?)",
      )
      .bind(foldEmail(email), id, JSON.stringify(places)),
  ];
}

/** Writes a customer, new or its next version; an undefined password stays as it was, null removes it. */
export function writeCustomer(
  database: Pick<Database, "prepare">,
  customer: Customer,
  passwordHash?: string | null,
): D1PreparedStatement[] {
  const setPassword = database.prepare("UPDATE customer SET password_hash = ? WHERE id = ?");
  return [
    writeDocument(database, customerStore, customer),
    ...(passwordHash === undefined ? [] : [setPassword.bind(passwordHash, customer.id)]),
    ...claimEmail(database, customer),
  ];
}
