import { optional, type } from "superstruct";
import { duplicateField } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { toInitiatorText } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyKnownAction } from "../resources/apply-in-turn.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { updateRow } from "../resources/change-row.ts";
import { DateTimeStruct, KeyStruct, LongStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { type InventoryEntry, inventoryTable } from "./inventory-entry.ts";
import { toEntryUpdateMessages } from "./save-inventory-entry.ts";

const UPDATE = `UPDATE inventory SET key = ?, supply_channel = ?, quantity_on_stock = ?, available_quantity = ?,
    restockable_in_days = ?, expected_delivery = ?, custom = ?, version = ?, last_modified_at = ?,
    last_modified_by = ?
  WHERE id = ?`;

function updateStatement(context: RequestContext, entry: InventoryEntry): D1PreparedStatement {
  const { key, supplyChannelId, quantityOnStock, availableQuantity } = entry;
  const { restockableInDays, expectedDelivery, custom, version, lastModifiedAt, id } = entry;
  return context.db
    .prepare(UPDATE)
    .bind(
      ...[key, supplyChannelId ?? "", quantityOnStock, availableQuantity, restockableInDays],
      ...[expectedDelivery, custom && JSON.stringify(custom), version, lastModifiedAt],
      ...[toInitiatorText(entry.lastModifiedBy), id],
    );
}

const Quantity = type({ quantity: LongStruct });
const Restockable = type({ restockableInDays: optional(LongStruct) });
const Delivery = type({ expectedDelivery: optional(DateTimeStruct) });
const SupplyChannel = type({ supplyChannel: optional(ReferenceStruct) });
const Key = type({ key: optional(KeyStruct) });

type Apply = (entry: InventoryEntry, action: JsonObject) => InventoryEntry;

/** Reserved stock stays reserved: available moves with the stock. */
function moveStock(entry: InventoryEntry, by: number): InventoryEntry {
  const quantityOnStock = entry.quantityOnStock + by;
  return { ...entry, quantityOnStock, availableQuantity: entry.availableQuantity + by };
}

const setCustom: Apply = (entry, action) => ({ ...entry, custom: changeCustom(entry.custom, action) });

const actions: Readonly<Record<string, Apply>> = {
  changeQuantity: (entry, action) =>
    moveStock(entry, parseDraft(action, Quantity).quantity - entry.quantityOnStock),
  addQuantity: (entry, action) => moveStock(entry, parseDraft(action, Quantity).quantity),
  removeQuantity: (entry, action) => moveStock(entry, -parseDraft(action, Quantity).quantity),
  setRestockableInDays: (entry, action) => ({
    ...entry,
    restockableInDays: parseDraft(action, Restockable).restockableInDays ?? null,
  }),
  setExpectedDelivery: (entry, action) => {
    const { expectedDelivery } = parseDraft(action, Delivery);
    return {
      ...entry,
      expectedDelivery: expectedDelivery ? new Date(expectedDelivery).toISOString() : null,
    };
  },
  setSupplyChannel: (entry, action) => ({
    ...entry,
    supplyChannelId: parseDraft(action, SupplyChannel).supplyChannel?.id ?? null,
  }),
  setKey: (entry, action) => ({ ...entry, key: parseDraft(action, Key).key ?? null }),
  setCustomType: setCustom,
  setCustomField: setCustom,
};

/** Applies update actions in order. An update without changes leaves the version. */
export function updateInventoryEntry(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<InventoryEntry> {
  return updateRow(context, inventoryTable, name, command, {
    apply: (entry, action) => applyKnownAction(actions, entry, action),
    write: (_before, after) => [updateStatement(context, after)],
    toMessages: toEntryUpdateMessages,
    duplicates: ({ key, sku }) => ({
      "inventory.key": () => duplicateField("key", key),
      "inventory.sku, inventory.supply_channel": () => duplicateField("sku", sku),
    }),
  });
}
