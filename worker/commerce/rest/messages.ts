import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import type { RestResource } from "../http/rest-resource.ts";
import { MESSAGE_COLUMNS, type MessageRow, toMessageBody } from "../messages/message-row.ts";
import { type QueryArguments, toPage } from "../paging/page.ts";
import { countRows, mapResults, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import { requireClientToken } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import { column } from "../where/where-fields.ts";

const refuse = () => Promise.reject(invalidOperation("Messages are written by the platform alone."));

export const messages: RestResource = {
  path: "messages",
  scope: "messages",
  create: refuse,
  async read(context, name) {
    requireClientToken(context.access);
    const row = name.by === "ID" ? await findMessage(context, name.value) : null;
    if (!row) throw resourceNotFound(name.by, name.value);
    return toMessageBody(row);
  },
  async find(context, args) {
    requireClientToken(context.access);
    return mapResults(await findMessages(context, args), toMessageBody);
  },
  update: refuse,
};

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
async function findMessages(context: RequestContext, args: QueryArguments): Promise<QueryResult<MessageRow>> {
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
function findMessage(context: RequestContext, id: string): Promise<MessageRow | null> {
  return context.db
    .prepare(`SELECT ${MESSAGE_COLUMNS} FROM message m WHERE m.sequence_number IS NOT NULL AND m.id = ?`)
    .bind(id)
    .first<MessageRow>();
}
