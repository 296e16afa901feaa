import { isJsonObject, type JsonObject } from "../json/json.ts";

export interface MessageRow {
  readonly seq: number;
  readonly id: string;
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resourceVersion: number;
  readonly sequenceNumber: number | null;
  readonly createdAt: string;
  readonly data: string;
}

/** Columns in the row's own names, for SELECT; the table alias is `m`. */
export const MESSAGE_COLUMNS = `m.seq, m.id, m.type, m.resource_type AS resourceType, m.resource_id AS resourceId,
  m.resource_version AS resourceVersion, m.sequence_number AS sequenceNumber, m.created_at AS createdAt, m.data`;

/** The platform wrote the column itself. */
export function parseMessageData({ data }: Pick<MessageRow, "data">): JsonObject {
  const parsed: unknown = JSON.parse(data);
  return isJsonObject(parsed) ? parsed : {};
}

/** The message in its REST form; messages never change, so their own version is 1. */
export function toMessageBody(row: MessageRow) {
  return {
    id: row.id,
    version: 1,
    sequenceNumber: row.sequenceNumber,
    resource: { typeId: row.resourceType, id: row.resourceId },
    resourceVersion: row.resourceVersion,
    type: row.type,
    createdAt: row.createdAt,
    lastModifiedAt: row.createdAt,
    ...parseMessageData(row),
  };
}
