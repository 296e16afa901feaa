import { findInventory } from "../../inventory/find-inventory.ts";
import { findInventoryEntry } from "../../inventory/inventory-entry.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { RequestContext } from "../../requests/request-context.ts";

export const inventoryRoots = {
  inventoryEntry: (
    _source: unknown,
    { id, key }: { id?: string | null; key?: string | null },
    context: RequestContext,
  ) => {
    if (key) return findInventoryEntry(context, "key", key);
    return id ? findInventoryEntry(context, "id", id) : null;
  },
  inventoryEntries: (_source: unknown, args: QueryArguments, context: RequestContext) =>
    findInventory(context, args),
};
