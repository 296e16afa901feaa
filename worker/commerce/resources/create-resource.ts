import { commit } from "../database/commit.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "./check-custom-fields.ts";
import { keepKnown, parseDraft, requireObject } from "./parse-draft.ts";
import { resolveReferences } from "./resolve-references.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { toResourceMessages } from "./resource-messages.ts";
import { type StoredResource, toResourceBody } from "./stored-resource.ts";

const INSERT = `INSERT INTO resource (id, kind, key, lookup, version, created_at, last_modified_at, data)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Creates a small resource from its draft and answers its body. Throws InvalidJsonInput, ReferencedResourceNotFound, or
 * DuplicateField for a key (or code) that is taken.
 */
export async function createResource(
  context: RequestContext,
  kind: ResourceKind,
  body: unknown,
): Promise<JsonObject> {
  const given = parseDraft(await resolveReferences(context.db, requireObject(body)), kind.draft);
  const draft = keepKnown(given, kind.draft);
  await checkCustomFields(context, [draft.custom]);
  const { key, ...data } = kind.complete(draft);
  await kind.requireRoom?.(context, null, data);
  const now = context.now.toISOString();
  const stored: StoredResource = {
    id: crypto.randomUUID(),
    kind: kind.typeId,
    key: typeof key === "string" ? key : null,
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    data,
  };
  const lookup = kind.lookup ? String(data[kind.lookup.field]) : null;
  const insert = context.db
    .prepare(INSERT)
    .bind(stored.id, stored.kind, stored.key, lookup, stored.version, now, now, JSON.stringify(data));
  const after = kind.afterWrite?.(context, stored.id, data) ?? [];
  const told = writeMessages(context.db, context.now, toResourceMessages(kind, null, stored));
  await commit(context.db, [insert, ...after, ...told], {
    "resource.kind, resource.key": () => duplicateField("key", key),
    "resource.kind, resource.lookup": () => duplicateField(kind.lookup?.field ?? "key", lookup),
  });
  const created = toResourceBody(stored);
  await kind.followUp?.(context, null, created);
  return created;
}
