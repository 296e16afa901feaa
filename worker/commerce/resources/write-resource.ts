import { commit, type DuplicateNames } from "../database/commit.ts";
import { fragment } from "../database/fragment.ts";
import { referenceExists } from "../errors/catalogue-errors.ts";
import { duplicateField, requiredField, unknownAction } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { QueryArguments } from "../paging/page.ts";
import { mapResults, type QueryResult } from "../paging/query-result.ts";
import { toCreation, toInitiatorText } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyCustom } from "./change-custom.ts";
import { deleteRow, updateRow } from "./change-row.ts";
import { checkCustomFields } from "./check-custom-fields.ts";
import { findRows, type NounTable, type ResourceName, requireRow } from "./noun-table.ts";
import { keepKnown, parseDraft, requireObject } from "./parse-draft.ts";
import { resolveReferences } from "./resolve-references.ts";
import type { Referrer, ResourceKind } from "./resource-kind.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  type StoredResource,
  toResourceBody,
} from "./stored-resource.ts";
import type { UpdateCommand } from "./update-command.ts";

const INSERT = `INSERT INTO resource (id, kind, key, lookup, version, created_at, last_modified_at, data,
    created_by, last_modified_by)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const UPDATE = `UPDATE resource SET key = ?, lookup = ?, data = ?, version = ?, last_modified_at = ?,
    last_modified_by = ?
  WHERE id = ?`;

function tableOf({ typeId, fields }: ResourceKind): NounTable<StoredResource, ResourceRow> {
  return {
    from: "resource r",
    columns: RESOURCE_COLUMNS,
    fields,
    order: "r.created_at, r.id",
    only: fragment("r.kind = ?", typeId),
    parse: parseResourceRow,
  };
}

/** A page of one kind's resources. Throws InvalidInput. */
export async function findResources(
  context: RequestContext,
  kind: ResourceKind,
  args: QueryArguments,
): Promise<QueryResult<JsonObject>> {
  return mapResults(await findRows(context, tableOf(kind), args), toResourceBody);
}

/** Reads one resource from the primary, for a write. Throws ResourceNotFound. */
export function requireResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
): Promise<StoredResource> {
  return requireRow(context, tableOf(kind), name);
}

function toLookup({ lookup }: ResourceKind, data: JsonObject): string | null {
  return lookup ? String(data[lookup.field]) : null;
}

function toDuplicates(kind: ResourceKind, { key, data }: StoredResource): DuplicateNames {
  return {
    "resource.kind, resource.key": () => duplicateField("key", key),
    "resource.kind, resource.lookup": () => duplicateField(kind.lookup?.field ?? "key", toLookup(kind, data)),
  };
}

/**
 * Creates a small resource from its draft and returns its body. Throws InvalidJsonInput, ReferencedResourceNotFound,
 * or DuplicateField for a key (or code) that is taken.
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
  await kind.requireCapacity?.(context, null, data);
  const stored: StoredResource = {
    id: crypto.randomUUID(),
    kind: kind.typeId,
    key: typeof key === "string" ? key : null,
    version: 1,
    ...toCreation(context),
    data,
  };
  const insert = context.db
    .prepare(INSERT)
    .bind(
      stored.id,
      stored.kind,
      stored.key,
      toLookup(kind, data),
      stored.version,
      stored.createdAt,
      stored.lastModifiedAt,
      JSON.stringify(data),
      toInitiatorText(stored.createdBy),
      toInitiatorText(stored.lastModifiedBy),
    );
  const after = kind.afterWrite?.(context, stored.id, data) ?? [];
  const messageStatements = writeMessages(context.db, context.now, toResourceMessages(kind, null, stored));
  await commit(context.db, [insert, ...after, ...messageStatements], toDuplicates(kind, stored));
  const created = toResourceBody(stored);
  await kind.followUp?.(context, null, created);
  return created;
}

function applyTo(kind: ResourceKind, body: JsonObject, action: JsonObject): JsonObject {
  const name = String(action.action);
  const known = Object.hasOwn(kind.actions, name) ? kind.actions[name] : undefined;
  if (!known && "custom" in kind.fields && (name === "setCustomType" || name === "setCustomField")) {
    return applyCustom(body, action);
  }
  if (!known) throw unknownAction(name);
  if (typeof known === "function") return known(body, action);
  const value = action[known.from];
  if (known.required && value === undefined) throw requiredField(known.from);
  const { [known.field]: _old, ...rest } = body;
  return value === undefined || value === null ? rest : { ...body, [known.field]: value };
}

/** The data together with the key, in the form of actions and drafts. */
function toFields({ data, key }: StoredResource): JsonObject {
  return { ...data, ...(key === null ? {} : { key }) };
}

function withFields(stored: StoredResource, { key, ...data }: JsonObject): StoredResource {
  return { ...stored, key: typeof key === "string" ? key : null, data };
}

/** Applies update actions in order, all or none. An update without changes leaves the version. */
export async function updateResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
  command: UpdateCommand,
): Promise<JsonObject> {
  const after = await updateRow(context, tableOf(kind), name, command, {
    // A key stays as given until the draft's struct has checked it.
    apply: (stored, action) => ({ ...stored, key: null, data: applyTo(kind, toFields(stored), action) }),
    async complete(before, applied) {
      const fields = toFields(applied);
      parseDraft(kind.toDraft ? kind.toDraft(fields) : fields, kind.draft);
      if (fields.custom !== before.data.custom) await checkCustomFields(context, [fields.custom]);
      return withFields(applied, kind.complete(fields));
    },
    async write(before, { id, key, data, ...head }) {
      await kind.requireCapacity?.(context, id, data);
      await kind.finishFollowUps?.(context, id);
      const { version, lastModifiedAt } = head;
      const initiator = toInitiatorText(head.lastModifiedBy);
      const update = context.db
        .prepare(UPDATE)
        .bind(key, toLookup(kind, data), JSON.stringify(data), version, lastModifiedAt, initiator, id);
      const bodies = [toResourceBody(before), toResourceBody({ id, key, data, ...head })] as const;
      return [
        update,
        ...(kind.afterWrite?.(context, id, data) ?? []),
        ...(kind.noteFollowUp?.(context, ...bodies) ?? []),
      ];
    },
    toMessages: (before, after) => toResourceMessages(kind, before, after),
    duplicates: (after) => toDuplicates(kind, after),
    followUp: (before, after) => kind.followUp?.(context, toResourceBody(before), toResourceBody(after)),
  });
  return toResourceBody(after);
}

/** Throws ReferenceExists if the resource is in use; one statement checks all possible users. */
async function requireUnused(
  context: RequestContext,
  referrers: readonly Referrer[],
  { id, key }: { readonly id: string; readonly key: string | null },
): Promise<void> {
  if (referrers.length === 0) return;
  const cases = referrers.map(({ typeId, exists }) => `WHEN EXISTS (${exists}) THEN '${typeId}'`);
  const user = await context.db
    .prepare(`SELECT CASE WHEN ?1 = ?2 THEN NULL ${cases.join(" ")} END AS user`)
    .bind(id, key)
    .first<string>("user");
  if (user !== null) throw referenceExists(user);
}

/** Deletes a resource and returns its last state. Throws ResourceNotFound, ConcurrentModification, ReferenceExists. */
export async function deleteResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
  version: number,
): Promise<JsonObject> {
  const gone = await deleteRow(context, tableOf(kind), name, version, {
    check: (stored) => requireUnused(context, kind.referrers, stored),
    write: ({ id }) => kind.afterWrite?.(context, id, null) ?? [],
    toMessages: (stored) => toResourceMessages(kind, { ...stored, version }, null),
  });
  const before = toResourceBody(gone);
  await kind.followUp?.(context, before, null);
  return before;
}

function toBody(stored: StoredResource | null): JsonObject | null {
  return stored && toResourceBody(stored);
}

function toResourceMessages(
  kind: ResourceKind,
  before: StoredResource | null,
  after: StoredResource | null,
): readonly Message[] {
  const own = kind.toMessages?.({ before: toBody(before), after: toBody(after) }) ?? [];
  if (own.length > 0) return own;
  if (after) return [toResourceNotice(before ? "ResourceUpdated" : "ResourceCreated", after)];
  return before ? [toResourceNotice("ResourceDeleted", { ...before, version: before.version + 1 })] : [];
}

// The platform has no messages for most small resources, but records every change.
function toResourceNotice(
  type: "ResourceCreated" | "ResourceUpdated" | "ResourceDeleted",
  { kind, id, version, key }: Pick<StoredResource, "kind" | "id" | "version" | "key">,
): Message {
  return toNotice(type, { typeId: kind, id, version, userProvidedIdentifiers: { key } });
}
