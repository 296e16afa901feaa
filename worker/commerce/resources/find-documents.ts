import { fragment, type SqlFragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { WhereFields } from "../where/where-fields.ts";
import { findRows } from "./noun-table.ts";
import type { Owner } from "./owner.ts";

/** A table of documents (`d`) and the fields that predicates may use. */
export interface DocumentTable<Document> {
  readonly table: string;
  readonly fields: WhereFields;
  readonly parse: (row: { readonly data: string }) => Document;
}

/** A page of the documents that match a predicate and the caller's conditions. Throws InvalidInput. */
export function findDocuments<Document>(
  context: RequestContext,
  { table, ...descriptor }: DocumentTable<Document>,
  args: QueryArguments,
  conditions: readonly SqlFragment[],
): Promise<QueryResult<Document>> {
  const place = { from: `${table} d`, columns: "d.data", order: "d.created_at, d.id", reads: "db" } as const;
  return findRows(context, { ...descriptor, ...place }, args, conditions);
}

/** Only the owner's documents; no condition without an owner. */
export function ofOwner(owner: Owner | null): SqlFragment[] {
  if (!owner) return [];
  if (owner.customerId) return [fragment("d.customer_id = ?", owner.customerId)];
  return [fragment("(d.anonymous_id = ? AND d.customer_id IS NULL)", owner.anonymousId ?? "")];
}

/** Only a store's documents. */
export function ofStore(storeKey: string | null | undefined): SqlFragment[] {
  return storeKey ? [fragment("d.store_key = ?", storeKey)] : [];
}
