import { type InventoryEntry, loadStocks } from "../../inventory/inventory-entry.ts";
import { type PageArguments, toPage } from "../../paging/page.ts";
import type { VariantSource } from "../../products/product-sources.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";

function toAvailability({ availableQuantity, restockableInDays, version, id }: InventoryEntry) {
  return { isOnStock: availableQuantity > 0, availableQuantity, restockableInDays, version, id };
}

interface ChannelArguments extends PageArguments {
  readonly includeChannelIds?: readonly string[] | null;
  readonly excludeChannelIds?: readonly string[] | null;
}

function chooseChannels(entries: readonly InventoryEntry[], args: ChannelArguments) {
  const { includeChannelIds, excludeChannelIds } = args;
  const { limit, offset } = toPage(args);
  const chosen = entries.flatMap((entry) => {
    const id = entry.supplyChannelId;
    if (id === null || (includeChannelIds && !includeChannelIds.includes(id))) return [];
    if (excludeChannelIds?.includes(id)) return [];
    return [{ channelRef: { typeId: "channel", id }, availability: toAvailability(entry) }];
  });
  return { limit, offset, total: chosen.length, results: chosen.slice(offset, offset + limit) };
}

/** The stock without a channel and that of each supply channel; null if the SKU has no entry. */
export async function resolveAvailability(
  { variant }: VariantSource,
  _args: object,
  context: RequestContext,
) {
  const entries = variant.sku === undefined ? [] : await loadStocks(context, variant.sku);
  if (entries.length === 0) return null;
  const own = entries.find(({ supplyChannelId }) => supplyChannelId === null);
  return {
    noChannel: own ? toAvailability(own) : null,
    channels: (args: ChannelArguments) => chooseChannels(entries, args),
  };
}

export const availabilityResolvers = {
  ProductVariantAvailabilityWithChannel: {
    channel: ({ channelRef }: { channelRef: { id: string } }, _args: object, context: RequestContext) =>
      loadResource(context, channelRef.id),
  },
};

export const inventoryEntryResolvers = {
  InventoryEntry: {
    supplyChannelRef: ({ supplyChannelId }: InventoryEntry) =>
      supplyChannelId === null ? null : { typeId: "channel", id: supplyChannelId },
    supplyChannel: ({ supplyChannelId }: InventoryEntry, _args: object, context: RequestContext) =>
      supplyChannelId === null ? null : loadResource(context, supplyChannelId),
  },
};
