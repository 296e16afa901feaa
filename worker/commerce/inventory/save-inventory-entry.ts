import { optional, type } from "superstruct";
import { commit } from "../database/commit.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toCreation, toInitiatorText } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { deleteRow } from "../resources/change-row.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import {
  CustomStruct,
  DateTimeStruct,
  KeyStruct,
  LongStruct,
  NameStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import {
  type InventoryEntry,
  inventoryTable,
  parseInventoryRow,
  toInventoryBody,
} from "./inventory-entry.ts";

export const InventoryDraftStruct = type({
  key: optional(KeyStruct),
  sku: NameStruct,
  quantityOnStock: LongStruct,
  restockableInDays: optional(LongStruct),
  expectedDelivery: optional(DateTimeStruct),
  supplyChannel: optional(ReferenceStruct),
  custom: optional(CustomStruct),
});

const INSERT = `INSERT INTO inventory (id, key, sku, supply_channel, quantity_on_stock, available_quantity,
    restockable_in_days, expected_delivery, version, created_at, last_modified_at, created_by,
    last_modified_by, custom)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)`;

/** Creates a stock entry. Throws DuplicateField if the SKU has one for the channel (or the key is taken). */
export async function createInventoryEntry(context: RequestContext, body: unknown): Promise<InventoryEntry> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), InventoryDraftStruct);
  await checkCustomFields(context, [draft.custom]);
  const { sku, quantityOnStock, custom } = draft;
  const { createdBy, lastModifiedBy, ...times } = toCreation(context);
  const row = {
    id: crypto.randomUUID(),
    key: draft.key ?? null,
    sku,
    supplyChannel: draft.supplyChannel?.id ?? "",
    quantityOnStock,
    availableQuantity: quantityOnStock,
    restockableInDays: draft.restockableInDays ?? null,
    expectedDelivery: draft.expectedDelivery ? new Date(draft.expectedDelivery).toISOString() : null,
    ...times,
    createdBy: toInitiatorText(createdBy),
    lastModifiedBy: toInitiatorText(lastModifiedBy),
    custom: custom ? JSON.stringify({ type: custom.type, fields: custom.fields ?? {} }) : null,
  };
  const entry = parseInventoryRow({ ...row, version: 1 });
  const insert = context.db.prepare(INSERT).bind(...Object.values(row));
  const messageStatements = writeMessages(context.db, context.now, [toEntryCreated(entry)]);
  await commit(context.db, [insert, ...messageStatements], {
    "inventory.key": () => duplicateField("key", row.key),
    "inventory.sku, inventory.supply_channel": () => duplicateField("sku", sku),
  });
  return entry;
}

/** Deletes a stock entry and returns its last state. Throws ResourceNotFound, ConcurrentModification. */
export function deleteInventoryEntry(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<InventoryEntry> {
  return deleteRow(context, inventoryTable, name, version, {
    toMessages: (entry) => [toEntryDeleted(entry)],
  });
}

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
function toEntryDeleted(entry: InventoryEntry): Message {
  const payload = { sku: entry.sku, ...toChannel(entry) };
  return { type: "InventoryEntryDeleted", resource: toResource(entry), payload };
}

/** The quantity before and after; other changes get a generic message. */
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
