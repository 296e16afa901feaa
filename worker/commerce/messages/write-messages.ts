import type { Database } from "../database/database.ts";
import type { JsonObject } from "../resources/json.ts";
import type { Message, UserProvidedIdentifiers } from "./message.ts";
import { isNotice } from "./notice.ts";

/** A payload above this is left out of the message and said to be so; whoever wants it reads the resource. */
const MAX_PAYLOAD_CHARACTERS = 24 * 1024;

/**
 * `value ->> 5` is the place among the list's messages about the same resource, which becomes the number after the
 * resource's highest: rows are read before any of them is written. A notice has none.
 */
const INSERT = `INSERT INTO message
    (id, type, resource_type, resource_id, resource_version, sequence_number, created_at, data)
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
  const places = new Map<string, number>();
  const rows = messages.map(({ type, resource, payload }) => {
    const { typeId, id, version, userProvidedIdentifiers } = resource;
    const place = isNotice(type) ? null : (places.get(id) ?? 0) + 1;
    if (place !== null) places.set(id, place);
    const data = { ...toIdentifiers(userProvidedIdentifiers), ...toBoundedPayload(type, payload) };
    return [crypto.randomUUID(), type, typeId, id, version, place, JSON.stringify(data)];
  });
  return [database.prepare(INSERT).bind(JSON.stringify(rows), now.toISOString())];
}

/** Only the names that the resource has; nothing when it has none. */
function toIdentifiers(identifiers: UserProvidedIdentifiers = {}): JsonObject {
  const given = Object.entries(identifiers).filter(([, name]) => name !== undefined && name !== null);
  return given.length === 0 ? {} : { resourceUserProvidedIdentifiers: Object.fromEntries(given) };
}

function toBoundedPayload(type: string, payload: JsonObject): JsonObject {
  return JSON.stringify(payload).length <= MAX_PAYLOAD_CHARACTERS ? payload : toOmitted(type);
}

/** What stands for a payload that is not sent, in the platform's words. */
export function toOmitted(type: string): JsonObject {
  return { payloadNotIncluded: { reason: "The payload is too large.", payloadType: type } };
}
