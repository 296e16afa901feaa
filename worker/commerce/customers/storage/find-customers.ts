import { fragment, type SqlFragment } from "../../database/fragment.ts";
import type { QueryResult } from "../../paging/query-result.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { type DocumentTable, type FindArguments, findDocuments } from "../../resources/find-documents.ts";
import type { Owner } from "../../resources/owner.ts";
import type { WhereField } from "../../where/where-field.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonReference,
  jsonSet,
  jsonValue,
} from "../../where/where-fields.ts";
import { type Customer, customerTextFields } from "../customer.ts";
import { parseCustomerRow } from "./customer-row.ts";

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
