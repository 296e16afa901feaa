import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import type { PageArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import type { Owner } from "./owner.ts";

export interface FindArguments extends PageArguments {
  readonly where?: string | null;
  readonly sort?: readonly string[] | null;
}

/** A table of documents (`d`) and what a predicate may name in it. */
export interface DocumentTable<Document> {
  readonly table: string;
  readonly fields: WhereFields;
  readonly parse: (row: { readonly data: string }) => Document;
}

/** A page of the documents that a predicate and the caller's conditions leave. Throws InvalidInput. */
export async function findDocuments<Document>(
  context: RequestContext,
  { table, fields, parse }: DocumentTable<Document>,
  args: FindArguments,
  conditions: readonly SqlFragment[],
): Promise<QueryResult<Document>> {
  const page = toPage(args);
  const where = combine([...conditions, ...(args.where ? [compileWhere(args.where, fields)] : [])], "AND");
  const order = compileSort(args.sort, fields, "d.created_at, d.id");
  const from = `FROM ${table} d WHERE ${where.sql}`;
  const { results } = await context.db
    .prepare(`SELECT d.data ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<{ data: string }>();
  return toQueryResult(results.map(parse), page, () => countRows(context.db, from, where.parameters));
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
