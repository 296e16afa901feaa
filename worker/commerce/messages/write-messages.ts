import type { Database } from "../database/database.ts";
import type { JsonObject } from "../resources/json.ts";
import type { Message } from "./message.ts";

/** A payload above this is left out of the message and said to be so; whoever wants it reads the resource. */
const MAX_PAYLOAD_CHARACTERS = 64 * 1024;

/**
 * The number is the one after the resource's highest; messages about one resource keep the order of the list. Rows are
 * numbered before any of them is written, so each counts those before it in the list.
 */
const INSERT = `INSERT INTO message (id, type, resource_type, resource_id, resource_version, sequence_number, created_at, data)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
    coalesce((SELECT max(m.sequence_number) FROM message m WHERE m.resource_id = value ->> 3), 0) + (value ->> 5),
    ?2, value ->> 6
  FROM json_each(?1) ORDER BY key`;

/**
 * Statements that leave messages in the outbox; they go into the batch of the change that the messages tell of, so that both
 * happen or neither. One statement for any number of messages, none for none.
 */
export function writeMessages(
  database: Pick<Database, "prepare">,
  now: Date,
  messages: readonly Message[],
): D1PreparedStatement[] {
  if (messages.length === 0) return [];
  const counts = new Map<string, number>();
  const rows = messages.map(({ type, resource, payload }) => {
    const count = (counts.get(resource.id) ?? 0) + 1;
    counts.set(resource.id, count);
    const { typeId, id, version, userProvidedIdentifiers } = resource;
    const data = JSON.stringify({
      ...(userProvidedIdentifiers && { resourceUserProvidedIdentifiers: userProvidedIdentifiers }),
      ...toBoundedPayload(type, payload),
    });
    return [crypto.randomUUID(), type, typeId, id, version, count, data];
  });
  return [database.prepare(INSERT).bind(JSON.stringify(rows), now.toISOString())];
}

function toBoundedPayload(type: string, payload: JsonObject): JsonObject {
  if (JSON.stringify(payload).length <= MAX_PAYLOAD_CHARACTERS) return payload;
  return { payloadNotIncluded: { reason: "Payload is too large", payloadType: type } };
}
