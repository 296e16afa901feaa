import type { DuplicateNames } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { fragment, type SqlFragment } from "../database/fragment.ts";
import { concurrentModification, duplicateField, invalidInput } from "../errors/platform-errors.ts";
import type { QueryResult } from "../paging/query-result.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type DocumentTable, type FindArguments, findDocuments } from "../resources/find-documents.ts";
import { isOwn, type Owner, readOwner } from "../resources/owner.ts";
import type { WhereField } from "../where/where-field.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonReference,
  jsonSet,
  jsonValue,
} from "../where/where-fields.ts";
import { type Customer, customerTextFields, foldEmail } from "./customer.ts";
import { customerNotFound, duplicateEmail } from "./customer-errors.ts";

export interface CustomerRow {
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseCustomerRow({ data }: CustomerRow): Customer {
  return JSON.parse(data) as Customer;
}

type Writer = Pick<Database, "prepare">;

/** Where the e-mail address must be the only one of its kind: in each store, or in the project ('') without stores. */
function claimEmail(database: Writer, { id, email, stores }: Customer): D1PreparedStatement[] {
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

/** Writes a customer, new or its next version; a password that is not given stays as it was, null takes it away. */
export function writeCustomer(
  database: Writer,
  customer: Customer,
  passwordHash?: string | null,
): D1PreparedStatement[] {
  const kept = passwordHash === undefined ? "customer.password_hash" : "excluded.password_hash";
  const row = database
    .prepare(
      `INSERT INTO customer (id, version, key, customer_number, password_hash, created_at, last_modified_at, data)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key,
          customer_number = excluded.customer_number, password_hash = ${kept},
          last_modified_at = excluded.last_modified_at, data = excluded.data`,
    )
    .bind(
      customer.id,
      customer.version,
      customer.key ?? null,
      customer.customerNumber ?? null,
      passwordHash ?? null,
      customer.createdAt,
      customer.lastModifiedAt,
      JSON.stringify(customer),
    );
  return [row, ...claimEmail(database, customer)];
}

/** What a customer's unique names are called when they are taken. */
export function duplicateNames({ email, key, customerNumber }: Customer): DuplicateNames {
  return {
    "customer_email.store_key, customer_email.email": () => duplicateEmail(email),
    "customer.key": () => duplicateField("key", key),
    "customer.customer_number": () => duplicateField("customerNumber", customerNumber),
  };
}

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
  const nameColumn = name.id ? "id" : "key";
  const row = await context.db
    .prepare(`SELECT data FROM customer WHERE ${nameColumn} = ?`)
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
  return requireVersion(customer, version);
}

/** The customer, if it has the version that is named, or none is. Throws ConcurrentModification. */
export function requireVersion(customer: Customer, version: number | null | undefined): Customer {
  const isStale = version !== null && version !== undefined && customer.version !== version;
  if (isStale) throw concurrentModification(customer.id, version, customer.version);
  return customer;
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
    .first<CustomerRow>();
  return row && parseCustomerRow(row);
}

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

const customers: DocumentTable<Customer> = {
  table: "customer",
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
  parse: parseCustomerRow,
};

function ofOwner(owner: Owner | null): SqlFragment[] {
  return owner ? [fragment("d.id = ?", owner.customerId ?? "")] : [];
}

function ofStore(storeKey: string | null | undefined): SqlFragment[] {
  if (!storeKey) return [];
  return [fragment("d.id IN (SELECT customer_id FROM customer_email WHERE store_key = ?)", storeKey)];
}

/** A page of customers; a shopper's token sees itself only. Throws InvalidInput. */
export function findCustomers(
  context: RequestContext,
  args: FindArguments,
  owner: Owner | null,
  storeKey?: string | null,
): Promise<QueryResult<Customer>> {
  return findDocuments(context, customers, args, [...ofOwner(owner), ...ofStore(storeKey)]);
}
