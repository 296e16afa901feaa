import { commitVersioned } from "../database/commit.ts";
import { toNotice } from "../messages/notice.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "../resources/require-version.ts";
import { type CustomObject, type CustomObjectName, requireCustomObject } from "./custom-object.ts";

/** Deletes a custom object; the version is only looked at when it is given. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteCustomObject(
  context: RequestContext,
  name: CustomObjectName,
  version: number | undefined,
): Promise<CustomObject> {
  const object = await requireCustomObject(context, name);
  if (version !== undefined) requireVersion(object, version);
  const { id } = object;
  const resource = { typeId: "key-value-document", id, version: object.version + 1 };
  await commitVersioned(context.db, { table: "custom_object", id, expected: object.version }, [
    context.db.prepare("DELETE FROM custom_object WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, [toNotice("ResourceDeleted", resource)]),
  ]);
  return object;
}
