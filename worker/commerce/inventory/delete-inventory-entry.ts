import { commitVersioned } from "../database/commit.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import type { InventoryEntry } from "./inventory-entry.ts";
import { toEntryDeleted } from "./inventory-messages.ts";
import { requireInventoryEntry } from "./update-inventory-entry.ts";

/** Deletes a stock entry and answers what it was. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteInventoryEntry(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<InventoryEntry> {
  const entry = await requireInventoryEntry(context, name);
  requireVersion(entry, version);
  const told = writeMessages(context.db, context.now, [toEntryDeleted({ ...entry, version: version + 1 })]);
  await commitVersioned(context.db, { table: "inventory", id: entry.id, expected: version }, [
    context.db.prepare("DELETE FROM inventory WHERE id = ?").bind(entry.id),
    ...told,
  ]);
  return entry;
}
