import { commitVersioned } from "../database/commit.ts";
import { duplicateField, invalidInput, requiredField, resourceNotFound } from "../errors/platform-errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { applyCustom } from "./apply-custom.ts";
import type { JsonObject } from "./json.ts";
import { requireVersion } from "./require-version.ts";
import { resolveReferences } from "./resolve-references.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { toResourceNotice } from "./resource-notice.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  type StoredResource,
  toResourceBody,
} from "./stored-resource.ts";
import type { UpdateCommand } from "./update-command.ts";

const UPDATE = `UPDATE resource SET key = ?, data = ?, version = ?, last_modified_at = ? WHERE id = ?`;

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
  if (action.action === "setCustomType" || action.action === "setCustomField")
    return applyCustom(body, action);
  const known = kind.actions[String(action.action)];
  if (!known) throw invalidInput(`The action '${String(action.action)}' is not supported on ${kind.path}.`);
  const value = action[known.from];
  if (known.required && value === undefined) throw requiredField(known.from);
  const { [known.field]: _old, ...rest } = body;
  return value === undefined || value === null ? rest : { ...body, [known.field]: value };
}

/** Applies update actions in order. An update that changes nothing keeps the version. */
export async function updateResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
  command: UpdateCommand,
): Promise<JsonObject> {
  const stored = await requireResource(context, kind, name);
  requireVersion(stored, command.version);
  const before: JsonObject = { ...stored.data, ...(stored.key === null ? {} : { key: stored.key }) };
  const actions = await Promise.all(command.actions.map((action) => resolveReferences(context.db, action)));
  const after = actions.reduce((body, action) => apply(kind, body, action), before);
  if (JSON.stringify(after) === JSON.stringify(before)) return toResourceBody(stored);
  const { key, ...data } = kind.complete(after);
  const lastModifiedAt = context.now.toISOString();
  const next = {
    ...stored,
    key: typeof key === "string" ? key : null,
    data,
    version: stored.version + 1,
    lastModifiedAt,
  };
  const update = context.db
    .prepare(UPDATE)
    .bind(next.key, JSON.stringify(data), next.version, lastModifiedAt, stored.id);
  const also = kind.afterWrite?.(context.db, stored.id, data) ?? [];
  const told = writeMessages(context.db, context.now, [toResourceNotice("ResourceUpdated", next)]);
  await commitVersioned(
    context.db,
    { table: "resource", id: stored.id, expected: command.version },
    [update, ...also, ...told],
    { "resource.kind, resource.key": () => duplicateField("key", key) },
  );
  return toResourceBody(next);
}
