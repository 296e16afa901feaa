import { combine, fragment } from "../database/fragment.ts";
import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import type { RestResource } from "../http/rest-resource.ts";
import { MESSAGE_COLUMNS, type MessageRow, toMessageBody } from "../messages/message-row.ts";
import { mapResults } from "../paging/query-result.ts";
import { requireClientToken } from "../requests/access.ts";
import { findRow, findRows, type NounTable } from "../resources/noun-table.ts";
import { column } from "../where/where-fields.ts";

const messageTable: NounTable<MessageRow, MessageRow> = {
  from: "message m",
  columns: MESSAGE_COLUMNS,
  fields: {
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
  },
  order: "m.seq",
  parse: (row) => row,
  reads: "db",
};

/** Notices are not messages: they have no number. */
const isMessage = fragment("m.sequence_number IS NOT NULL");

const refuse = () => Promise.reject(invalidOperation("Messages are written by the platform alone."));

/** Messages, by default the oldest first. */
export const messages: RestResource = {
  path: "messages",
  scope: "messages",
  create: refuse,
  async read(context, name) {
    requireClientToken(context.access);
    const condition = combine([isMessage, fragment("m.id = ?", name.value)], "AND");
    const row = name.by === "ID" ? await findRow(context, messageTable, condition) : null;
    if (!row) throw resourceNotFound(name.by, name.value);
    return toMessageBody(row);
  },
  async find(context, args) {
    requireClientToken(context.access);
    return mapResults(await findRows(context, messageTable, args, [isMessage]), toMessageBody);
  },
  update: refuse,
};
