import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import { type InventoryEntry, toInventoryBody } from "./inventory-entry.ts";

function toResource({ id, version, key, sku }: InventoryEntry) {
  return { typeId: "inventory-entry", id, version, userProvidedIdentifiers: { key, sku } };
}

function toChannel({ supplyChannelId }: InventoryEntry) {
  return supplyChannelId === null ? {} : { supplyChannel: { typeId: "channel", id: supplyChannelId } };
}

export function toEntryCreated(entry: InventoryEntry): Message {
  const payload = { inventoryEntry: toInventoryBody(entry) };
  return { type: "InventoryEntryCreated", resource: toResource(entry), payload };
}

/** `version` is the one after the deletion. */
export function toEntryDeleted(entry: InventoryEntry): Message {
  const payload = { sku: entry.sku, ...toChannel(entry) };
  return { type: "InventoryEntryDeleted", resource: toResource(entry), payload };
}

/** The quantity before and after; a change of something else is only noted. */
export function toEntryUpdateMessages(before: InventoryEntry, after: InventoryEntry): Message[] {
  const resource = toResource(after);
  const isMoved =
    before.quantityOnStock !== after.quantityOnStock || before.availableQuantity !== after.availableQuantity;
  if (!isMoved) return [toNotice("ResourceUpdated", resource)];
  const payload = {
    oldQuantityOnStock: before.quantityOnStock,
    newQuantityOnStock: after.quantityOnStock,
    oldAvailableQuantity: before.availableQuantity,
    newAvailableQuantity: after.availableQuantity,
    ...toChannel(after),
  };
  return [{ type: "InventoryEntryQuantitySet", resource, payload }];
}
