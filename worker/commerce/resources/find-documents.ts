import { fragment, type SqlFragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { WhereFields } from "../where/where-fields.ts";
import { findRows } from "./noun-table.ts";
import type { Owner } from "./owner.ts";

/** A table of documents (`d`) and what a predicate may name in it. */
export interface DocumentTable<Document> {
  readonly table: string;
  readonly fields: WhereFields;
  readonly parse: (row: { readonly data: string }) => Document;
}

/** A page of the documents that a predicate and the caller's conditions leave. Throws InvalidInput. */
export function findDocuments<Document>(
  context: RequestContext,
  { table, ...descriptor }: DocumentTable<Document>,
  args: QueryArguments,
  conditions: readonly SqlFragment[],
): Promise<QueryResult<Document>> {
  const place = { from: `${table} d`, columns: "d.data", order: "d.created_at, d.id", reads: "db" } as const;
  return findRows(context, { ...descriptor, ...place }, args, conditions);
}

/** Only what belongs to the owner; nothing to hold when there is none. */
export function ofOwner(owner: Owner | null): SqlFragment[] {
  if (!owner) return [];
  if (owner.customerId) return [fragment("d.customer_id = ?", owner.customerId)];
  return [fragment("(d.anonymous_id = ? AND d.customer_id IS NULL)", owner.anonymousId ?? "")];
}

/** Only what belongs to a store. */
export function ofStore(storeKey: string | null | undefined): SqlFragment[] {
  return storeKey ? [fragment("d.store_key = ?", storeKey)] : [];
}
