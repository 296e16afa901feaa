import { commitVersioned } from "../database/commit.ts";
import { referenceExists } from "../errors/catalogue-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "./require-version.ts";
import type { Referrer, ResourceKind } from "./resource-kind.ts";
import { toResourceMessages } from "./resource-messages.ts";
import { type StoredResource, toResourceBody } from "./stored-resource.ts";
import { type ResourceName, requireResource } from "./update-resource.ts";

/** Refuses with ReferenceExists while anything uses the resource; one statement asks them all. */
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

/** Deletes a resource and answers what it was. Throws ResourceNotFound, ConcurrentModification, ReferenceExists. */
export async function deleteResource(
  context: RequestContext,
  kind: ResourceKind,
  name: ResourceName,
  version: number,
): Promise<JsonObject> {
  const stored: StoredResource = await requireResource(context, kind, name);
  requireVersion(stored, version);
  await requireUnused(context, kind.referrers, stored);
  const before = toResourceBody(stored);
  await commitVersioned(context.db, { table: "resource", id: stored.id, expected: version }, [
    context.db.prepare("DELETE FROM resource WHERE id = ?").bind(stored.id),
    ...(kind.afterWrite?.(context, stored.id, null) ?? []),
    ...writeMessages(context.db, context.now, toResourceMessages(kind, stored, null)),
  ]);
  await kind.followUp?.(context, before, null);
  return before;
}
