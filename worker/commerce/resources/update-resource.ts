import { commitVersioned } from "../database/commit.ts";
import { duplicateField, requiredField, resourceNotFound, unknownAction } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyCustom } from "./apply-custom.ts";
import { applyInTurn } from "./apply-in-turn.ts";
import { checkCustomFields } from "./check-custom-fields.ts";
import { parseDraft } from "./parse-draft.ts";
import { requireVersion } from "./require-version.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { toResourceMessages } from "./resource-messages.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  type StoredResource,
  toResourceBody,
} from "./stored-resource.ts";
import type { UpdateCommand } from "./update-command.ts";

const UPDATE = `UPDATE resource SET key = ?, lookup = ?, data = ?, version = ?, last_modified_at = ? WHERE id = ?`;

export type ResourceName = { readonly by: "ID" | "key"; readonly value: string };

/** Reads one resource from the primary, for a write. Throws ResourceNotFound. */
export async function requireResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
): Promise<StoredResource> {
  const column = name.by === "key" ? "key" : "id";
  const row = await context.db
    .prepare(`SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.kind = ? AND r.${column} = ?`)
    .bind(kind.typeId, name.value)
    .first<ResourceRow>();
  if (!row) throw resourceNotFound(name.by, name.value);
  return parseResourceRow(row);
}

function apply(kind: ResourceKind, body: JsonObject, action: JsonObject): JsonObject {
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

/** The body after all actions, checked as a draft is. Throws the platform's errors. */
async function applyAll(
  context: RequestContext,
  kind: ResourceKind,
  stored: StoredResource,
  actions: readonly JsonObject[],
): Promise<JsonObject> {
  const before: JsonObject = { ...stored.data, ...(stored.key === null ? {} : { key: stored.key }) };
  const after = await applyInTurn(context.db, before, actions, (body, action) => apply(kind, body, action));
  parseDraft(kind.toDraft ? kind.toDraft(after) : after, kind.draft);
  if (after.custom !== before.custom) await checkCustomFields(context, [after.custom]);
  return after;
}

/** Applies update actions in order, all or nothing. An update that changes nothing keeps the version. */
export async function updateResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
  command: UpdateCommand,
): Promise<JsonObject> {
  const stored = await requireResource(context, kind, name);
  requireVersion(stored, command.version);
  const { key, ...data } = kind.complete(await applyAll(context, kind, stored, command.actions));
  const next: StoredResource = {
    ...stored,
    key: typeof key === "string" ? key : null,
    data,
    version: stored.version + 1,
    lastModifiedAt: context.now.toISOString(),
  };
  const keeps = next.key === stored.key && isSame(data, stored.data);
  return keeps ? toResourceBody(stored) : write(context, kind, stored, next);
}

async function write(
  context: RequestContext,
  kind: ResourceKind,
  stored: StoredResource,
  next: StoredResource,
): Promise<JsonObject> {
  const { id, data, key, version, lastModifiedAt } = next;
  await kind.requireRoom?.(context, id, data);
  await kind.finishFollowUps?.(context, id);
  const before = toResourceBody(stored);
  const after = toResourceBody(next);
  const lookup = kind.lookup ? String(data[kind.lookup.field]) : null;
  const update = context.db
    .prepare(UPDATE)
    .bind(key, lookup, JSON.stringify(data), version, lastModifiedAt, id);
  await commitVersioned(
    context.db,
    { table: "resource", id, expected: stored.version },
    [
      update,
      ...(kind.afterWrite?.(context, id, data) ?? []),
      ...(kind.noteFollowUp?.(context, before, after) ?? []),
      ...writeMessages(context.db, context.now, toResourceMessages(kind, stored, next)),
    ],
    {
      "resource.kind, resource.key": () => duplicateField("key", key),
      "resource.kind, resource.lookup": () => duplicateField(kind.lookup?.field ?? "key", lookup),
    },
  );
  await kind.followUp?.(context, before, after);
  return after;
}
