import { optional, type } from "superstruct";
import { commitVersioned } from "../database/commit.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "../resources/apply-in-turn.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { DateTimeStruct, KeyStruct, LongStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { type InventoryEntry, requireInventoryEntry } from "./inventory-entry.ts";
import { toEntryUpdateMessages } from "./save-inventory-entry.ts";

const UPDATE = `UPDATE inventory SET key = ?, supply_channel = ?, quantity_on_stock = ?, available_quantity = ?,
    restockable_in_days = ?, expected_delivery = ?, custom = ?, version = ?, last_modified_at = ?
  WHERE id = ?`;

function updateStatement(context: RequestContext, entry: InventoryEntry): D1PreparedStatement {
  const { key, supplyChannelId, quantityOnStock, availableQuantity } = entry;
  const { restockableInDays, expectedDelivery, custom, version, lastModifiedAt, id } = entry;
  return context.db
    .prepare(UPDATE)
    .bind(
      ...[key, supplyChannelId ?? "", quantityOnStock, availableQuantity, restockableInDays],
      ...[expectedDelivery, custom && JSON.stringify(custom), version, lastModifiedAt, id],
    );
}

/** Applies update actions in order. An update that changes nothing keeps the version. */
export async function updateInventoryEntry(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<InventoryEntry> {
  const before = await requireInventoryEntry(context, name);
  requireVersion(before, command.version);
  const applied = await applyInTurn(context.db, before, command.actions, applyInventoryAction);
  if (isSame(applied, before)) return before;
  if (applied.custom !== before.custom) await checkCustomFields(context, [applied.custom]);
  const after = { ...applied, version: before.version + 1, lastModifiedAt: context.now.toISOString() };
  const told = writeMessages(context.db, context.now, toEntryUpdateMessages(before, after));
  await commitVersioned(
    context.db,
    { table: "inventory", id: after.id, expected: command.version },
    [updateStatement(context, after), ...told],
    {
      "inventory.key": () => duplicateField("key", after.key),
      "inventory.sku, inventory.supply_channel": () => duplicateField("sku", after.sku),
    },
  );
  return after;
}

const Quantity = type({ quantity: LongStruct });
const Restockable = type({ restockableInDays: optional(LongStruct) });
const Delivery = type({ expectedDelivery: optional(DateTimeStruct) });
const SupplyChannel = type({ supplyChannel: optional(ReferenceStruct) });
const Key = type({ key: optional(KeyStruct) });

type Apply = (entry: InventoryEntry, action: JsonObject) => InventoryEntry;

/** What is reserved stays reserved: available moves with the stock. */
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

/** One update action of a stock entry. Throws InvalidJsonInput for an action that is not known. */
function applyInventoryAction(entry: InventoryEntry, action: JsonObject): InventoryEntry {
  return applyKnownAction(actions, entry, action);
}
