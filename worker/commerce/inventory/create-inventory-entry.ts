import { optional, type } from "superstruct";
import { commit } from "../database/commit.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import {
  CustomStruct,
  DateTimeStruct,
  KeyStruct,
  LongStruct,
  NameStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { type InventoryEntry, parseInventoryRow } from "./inventory-entry.ts";
import { toEntryCreated } from "./inventory-messages.ts";

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
    restockable_in_days, expected_delivery, version, created_at, last_modified_at, custom)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`;

/** Creates a stock entry. Throws DuplicateField when the SKU has one for the channel (or the key is taken). */
export async function createInventoryEntry(context: RequestContext, body: unknown): Promise<InventoryEntry> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), InventoryDraftStruct);
  await checkCustomFields(context, [draft.custom]);
  const { sku, quantityOnStock, custom } = draft;
  const now = context.now.toISOString();
  const row = {
    id: crypto.randomUUID(),
    key: draft.key ?? null,
    sku,
    supplyChannel: draft.supplyChannel?.id ?? "",
    quantityOnStock,
    availableQuantity: quantityOnStock,
    restockableInDays: draft.restockableInDays ?? null,
    expectedDelivery: draft.expectedDelivery ? new Date(draft.expectedDelivery).toISOString() : null,
    createdAt: now,
    lastModifiedAt: now,
    custom: custom ? JSON.stringify({ type: custom.type, fields: custom.fields ?? {} }) : null,
  };
  const entry = parseInventoryRow({ ...row, version: 1 });
  const insert = context.db.prepare(INSERT).bind(...Object.values(row));
  const told = writeMessages(context.db, context.now, [toEntryCreated(entry)]);
  await commit(context.db, [insert, ...told], {
    "inventory.key": () => duplicateField("key", row.key),
    "inventory.sku, inventory.supply_channel": () => duplicateField("sku", sku),
  });
  return entry;
}
