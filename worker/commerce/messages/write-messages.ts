import type { Database } from "../database/database.ts";
import { toOrderedId } from "../database/to-ordered-id.ts";
import type { JsonObject } from "../json/json.ts";
import { isNotice, type Message, type UserProvidedIdentifiers } from "./message.ts";

/** A larger payload is omitted from the message and marked as omitted; consumers read the resource instead. */
const MAX_PAYLOAD_CHARACTERS = 24 * 1024;

/**
 * `value ->> 5` is the index among the list's messages about the same resource, which becomes the number after the
 * resource's highest: rows are read before any of them is written. A notice has none.
 */
const INSERT = `INSERT INTO message
    (id, type, resource_type, resource_id, resource_version, sequence_number, created_at, data)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
    coalesce((SELECT max(m.sequence_number) FROM message m WHERE m.resource_id = value ->> 3), 0) + (value ->> 5),
    ?2, value ->> 6
  FROM json_each(?1) ORDER BY key`;

/** Below D1's 2 MB for one bound value, with a margin for characters of several bytes. */
const MAX_STATEMENT_CHARACTERS = 512 * 1024;

/**
 * Statements that put messages into the outbox; they are part of the change's batch, so that both happen or neither.
 * One statement for all messages of a mutation (a large import has more), none for none.
 */
export function writeMessages(
  database: Pick<Database, "prepare">,
  now: Date,
  messages: readonly Message[],
): D1PreparedStatement[] {
  const toStatement = (lines: readonly Line[]) =>
    database.prepare(INSERT).bind(JSON.stringify(toRows(lines, now)), now.toISOString());
  return inChunks(messages.map(toLine)).map(toStatement);
}

interface Line {
  readonly message: Message;
  readonly data: string;
}

function toLine(message: Message): Line {
  const { type, resource, payload } = message;
  const identifiers = toIdentifiers(resource.userProvidedIdentifiers);
  return { message, data: JSON.stringify({ ...identifiers, ...toBoundedPayload(type, payload) }) };
}

function inChunks(lines: readonly Line[]): readonly (readonly Line[])[] {
  const chunks: Line[][] = [];
  let remaining = 0;
  for (const line of lines) {
    if (remaining < line.data.length) {
      chunks.push([]);
      remaining = MAX_STATEMENT_CHARACTERS;
    }
    chunks.at(-1)?.push(line);
    remaining -= line.data.length;
  }
  return chunks;
}

function toRows(lines: readonly Line[], now: Date): unknown[] {
  const places = new Map<string, number>();
  return lines.map(({ message: { type, resource }, data }) => {
    const { typeId, id, version } = resource;
    const place = isNotice(type) ? null : (places.get(id) ?? 0) + 1;
    if (place !== null) places.set(id, place);
    return [toOrderedId(now), type, typeId, id, version, place, data];
  });
}

/** Only the names that the resource has; nothing without any. */
function toIdentifiers(identifiers: UserProvidedIdentifiers = {}): JsonObject {
  const given = Object.entries(identifiers).filter(([, name]) => name !== undefined && name !== null);
  return given.length === 0 ? {} : { resourceUserProvidedIdentifiers: Object.fromEntries(given) };
}

function toBoundedPayload(type: string, payload: JsonObject): JsonObject {
  return JSON.stringify(payload).length <= MAX_PAYLOAD_CHARACTERS ? payload : toOmitted(type);
}

/** Replaces an omitted payload, in the platform's form. */
export function toOmitted(type: string): JsonObject {
  return { payloadNotIncluded: { reason: "The payload is too large.", payloadType: type } };
}
