import { toPage } from "../graphql/paging.ts";
import { countRows, type QueryResult, toQueryResult } from "../graphql/query-result.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import type { QueryArguments } from "../resources/find-resources.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import { column } from "../where/where-fields.ts";
import { MESSAGE_COLUMNS, type MessageRow } from "./message-row.ts";

const messageFields: WhereFields = {
  id: column("text", "m.id"),
  type: column("text", "m.type"),
  sequenceNumber: column("number", "m.sequence_number"),
  resourceVersion: column("number", "m.resource_version"),
  createdAt: column("datetime", "m.created_at"),
  lastModifiedAt: column("datetime", "m.created_at"),
  resource: {
    kind: "object",
    fields: { id: column("text", "m.resource_id"), typeId: column("text", "m.resource_type") },
  },
};

/** A page of messages, the oldest first unless sorted; bare notices of change are none. Throws InvalidInput. */
export async function findMessages(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<MessageRow>> {
  const page = toPage(args);
  const where = args.where ? compileWhere(args.where, messageFields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, messageFields, "m.seq");
  const from = `FROM message m WHERE m.sequence_number IS NOT NULL AND ${where.sql}`;
  const rows = await context.db
    .prepare(`SELECT ${MESSAGE_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<MessageRow>();
  return toQueryResult(rows.results, page, () => countRows(context.db, from, where.parameters));
}

/** One message, or null. */
export function findMessage(context: RequestContext, id: string): Promise<MessageRow | null> {
  return context.db
    .prepare(`SELECT ${MESSAGE_COLUMNS} FROM message m WHERE m.sequence_number IS NOT NULL AND m.id = ?`)
    .bind(id)
    .first<MessageRow>();
}
