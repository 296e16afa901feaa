import type { Database } from "../database/database.ts";
import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { fieldBelow, isIdentifier, readReferenceType } from "./reference-types.ts";

/** The platform does not store states; the existence of the others is not checked. */
const UNRESOLVED_TYPES = new Set([
  ...["state", "cart", "order", "payment", "review", "inventory-entry", "standalone-price"],
  "key-value-document",
]);

interface Identifier {
  readonly typeId: string;
  readonly by: "id" | "key";
  readonly value: string;
}

/** Throws InvalidJsonInput for a type that the field does not allow. */
function toIdentifier(field: string, value: JsonObject): Identifier | null {
  if (!isIdentifier(value)) return null;
  const typeId = readReferenceType(field, value);
  if (typeId === undefined || UNRESOLVED_TYPES.has(typeId)) return null;
  if (typeof value.id === "string") return { typeId, by: "id", value: value.id };
  return typeof value.key === "string" ? { typeId, by: "key", value: value.key } : null;
}

function nameOf({ typeId, by, value }: Identifier): string {
  return `${typeId} ${by} ${value}`;
}

function collect(field: string, value: unknown, found: Map<string, Identifier>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(field, item, found);
    return;
  }
  if (!isJsonObject(value)) return;
  const identifier = toIdentifier(field, value);
  if (identifier) found.set(nameOf(identifier), identifier);
  else for (const [name, item] of Object.entries(value)) collect(fieldBelow(field, name), item, found);
}

/** Stores are referenced by key everywhere on the platform, everything else by id. */
function toReference(typeId: string, found: string): JsonObject {
  return typeId === "store" ? { typeId, key: found } : { typeId, id: found };
}

/** A value without identifiers is returned as it is: most of a draft is texts. */
function replace(field: string, value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => replace(field, item, ids));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (!isJsonObject(value)) return value;
  const identifier = toIdentifier(field, value);
  if (identifier) {
    const id = ids.get(nameOf(identifier));
    if (id === undefined) {
      throw referencedResourceNotFound(identifier.typeId, identifier.value, identifier.by);
    }
    return toReference(identifier.typeId, id);
  }
  return replaceFields(field, value, ids);
}

function replaceFields(field: string, object: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  let changed: Record<string, unknown> | null = null;
  for (const name of Object.keys(object)) {
    const before = object[name];
    if (typeof before !== "object") continue;
    const after = replace(fieldBelow(field, name), before, ids);
    if (after === before) continue;
    changed ??= { ...object };
    changed[name] = after;
  }
  return changed ?? object;
}

const FIND = `WITH wanted AS (
    SELECT value ->> 'typeId' AS type, value ->> 'by' AS by, value ->> 'value' AS value FROM json_each(?)
  )
  SELECT w.type || ' ' || w.by || ' ' || w.value AS name,
    CASE w.type
      WHEN 'category' THEN CASE w.by WHEN 'id' THEN (SELECT id FROM category WHERE id = w.value)
        ELSE (SELECT id FROM category WHERE key = w.value) END
      WHEN 'product' THEN CASE w.by WHEN 'id' THEN (SELECT id FROM product WHERE id = w.value)
        ELSE (SELECT id FROM product WHERE key = w.value) END
      WHEN 'customer' THEN CASE w.by WHEN 'id' THEN (SELECT id FROM customer WHERE id = w.value)
        ELSE (SELECT id FROM customer WHERE key = w.value) END
      WHEN 'store' THEN CASE w.by WHEN 'id' THEN (SELECT key FROM resource WHERE id = w.value AND kind = 'store')
        ELSE (SELECT key FROM resource WHERE kind = 'store' AND key = w.value) END
      ELSE CASE w.by
        WHEN 'id' THEN (SELECT id FROM resource WHERE id = w.value AND kind = w.type)
        ELSE (SELECT id FROM resource WHERE kind = w.type AND key = w.value) END
    END AS id
  FROM wanted w`;

/** The references of drafts, with the ids found for them. */
export type FoundReferences = ReadonlyMap<string, string>;

interface ReferenceRow {
  readonly name: string;
  readonly id: string | null;
}

function collectAll(drafts: readonly JsonObject[]): readonly Identifier[] {
  const found = new Map<string, Identifier>();
  for (const draft of drafts) {
    for (const [name, value] of Object.entries(draft)) collect(name, value, found);
  }
  return [...found.values()];
}

/** One statement that finds the resources of every `{typeId, id | key}` in these drafts, to be run with others. */
export function referencesStatement(
  database: Pick<Database, "prepare">,
  drafts: readonly JsonObject[],
): D1PreparedStatement {
  return database.prepare(FIND).bind(JSON.stringify(collectAll(drafts)));
}

/** The rows of that statement. */
export function readReferences(rows: readonly ReferenceRow[]): FoundReferences {
  return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id] as const])));
}

/**
 * The draft with `{typeId, id}` for each reference. Throws ReferencedResourceNotFound for one whose id was not found.
 */
export function replaceReferences(draft: JsonObject, ids: FoundReferences): JsonObject {
  return replaceFields("", draft, ids);
}

/**
 * Replaces every `{typeId, id | key}` in a draft by `{typeId, id}`, with one statement for all of them. Throws
 * ReferencedResourceNotFound for one that does not exist.
 */
export async function resolveReferences<Draft extends JsonObject>(
  database: Database,
  draft: Draft,
): Promise<Draft>;
export async function resolveReferences(database: Database, draft: JsonObject): Promise<JsonObject> {
  const found = collectAll([draft]);
  if (found.length === 0) return draft;
  const rows = await database.prepare(FIND).bind(JSON.stringify(found)).all<ReferenceRow>();
  return replaceReferences(draft, readReferences(rows.results));
}
