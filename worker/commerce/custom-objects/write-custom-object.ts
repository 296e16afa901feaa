import { commit, commitVersioned } from "../database/commit.ts";
import { concurrentModification, requiredField } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { type MessageResource, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toCreation, toInitiatorText, toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import {
  type CustomObject,
  CustomObjectDraftStruct,
  type CustomObjectName,
  findCustomObject,
  requireCustomObject,
} from "./custom-object.ts";

const INSERT = `INSERT INTO custom_object (id, container, key, version, created_at, last_modified_at, value,
    created_by, last_modified_by)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const UPDATE = `UPDATE custom_object SET version = ?, last_modified_at = ?, value = ?, last_modified_by = ?
  WHERE id = ?`;

interface SavedCustomObject {
  readonly object: CustomObject;
  readonly isNew: boolean;
}

function tell(context: RequestContext, object: CustomObject): D1PreparedStatement[] {
  const type = object.version === 1 ? "ResourceCreated" : "ResourceUpdated";
  return writeMessages(context.db, context.now, [toNotice(type, toMessageResource(object))]);
}

function toMessageResource({ id, version, container, key }: CustomObject): MessageResource {
  const userProvidedIdentifiers = { containerAndKey: { container, key } };
  return { typeId: "key-value-document", id, version, userProvidedIdentifiers };
}

async function insert(context: RequestContext, object: CustomObject): Promise<SavedCustomObject> {
  const { id, container, key, version, createdAt, lastModifiedAt, value } = object;
  const row = context.db
    .prepare(INSERT)
    .bind(
      ...[id, container, key, version, createdAt, lastModifiedAt, JSON.stringify(value)],
      ...[toInitiatorText(object.createdBy), toInitiatorText(object.lastModifiedBy)],
    );
  // Of two simultaneous first writers one succeeds, the other must read again.
  const name = "custom_object.container, custom_object.key";
  await commit(context.db, [row, ...tell(context, object)], {
    [name]: () => concurrentModification(`${container}/${key}`, 0, 1),
  });
  return { object, isNew: true };
}

async function update(
  context: RequestContext,
  old: CustomObject,
  value: unknown,
): Promise<SavedCustomObject> {
  const object = { ...old, value, version: old.version + 1, ...toModification(context) };
  const row = context.db
    .prepare(UPDATE)
    .bind(
      object.version,
      object.lastModifiedAt,
      JSON.stringify(value),
      toInitiatorText(object.lastModifiedBy),
      old.id,
    );
  const guard = { table: "custom_object", id: old.id, expected: old.version };
  await commitVersioned(context.db, guard, [row, ...tell(context, object)]);
  return { object, isNew: false };
}

/**
 * Creates or replaces the value under a container and key; an equal value leaves the version. Throws InvalidJsonInput,
 * RequiredField, or ConcurrentModification for a draft with another version than the stored one.
 */
export async function saveCustomObject(context: RequestContext, body: unknown): Promise<SavedCustomObject> {
  const { container, key, value, version } = parseDraft(body, CustomObjectDraftStruct);
  if (value === undefined) throw requiredField("value");
  const old = await findCustomObject(context, { container, key });
  if (old && version !== undefined) requireVersion(old, version);
  if (old) {
    return isSame(old.value, value) ? { object: old, isNew: false } : update(context, old, value);
  }
  const head = { id: crypto.randomUUID(), version: 1, ...toCreation(context) };
  return insert(context, { ...head, container, key, value });
}

/** Deletes a custom object; checks the version only if given. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteCustomObject(
  context: RequestContext,
  name: CustomObjectName,
  version: number | undefined,
): Promise<CustomObject> {
  const object = await requireCustomObject(context, name);
  if (version !== undefined) requireVersion(object, version);
  const { id } = object;
  const resource = toMessageResource({ ...object, version: object.version + 1 });
  await commitVersioned(context.db, { table: "custom_object", id, expected: object.version }, [
    context.db.prepare("DELETE FROM custom_object WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, [toNotice("ResourceDeleted", resource)]),
  ]);
  return object;
}
