import type { InventoryEntry } from "../../inventory/inventory-entry.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { RequestContext } from "../request-context.ts";

export const inventoryEntryResolvers = {
  InventoryEntry: {
    supplyChannelRef: ({ supplyChannelId }: InventoryEntry) =>
      supplyChannelId === null ? null : { typeId: "channel", id: supplyChannelId },
    supplyChannel: ({ supplyChannelId }: InventoryEntry, _args: object, context: RequestContext) =>
      supplyChannelId === null ? null : loadResource(context, supplyChannelId),
  },
};
