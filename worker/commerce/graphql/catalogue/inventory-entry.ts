import type { InventoryEntry } from "../../inventory/inventory-entry.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";

export const inventoryEntryResolvers = {
  InventoryEntry: {
    supplyChannelRef: ({ supplyChannelId }: InventoryEntry) =>
      supplyChannelId === null ? null : { typeId: "channel", id: supplyChannelId },
    supplyChannel: ({ supplyChannelId }: InventoryEntry, _args: object, context: RequestContext) =>
      supplyChannelId === null ? null : loadResource(context, supplyChannelId),
  },
};
