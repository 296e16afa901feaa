import { commitVersioned } from "../database/commit.ts";
import { duplicateField, resourceNotFound } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "../resources/apply-in-turn.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import { applyInventoryAction } from "./inventory-actions.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "./inventory-entry.ts";
import { toEntryUpdateMessages } from "./inventory-messages.ts";

const UPDATE = `UPDATE inventory SET key = ?, supply_channel = ?, quantity_on_stock = ?, available_quantity = ?,
    restockable_in_days = ?, expected_delivery = ?, custom = ?, version = ?, last_modified_at = ?
  WHERE id = ?`;

/** Reads an entry from the primary, for a write. Throws ResourceNotFound. */
export async function requireInventoryEntry(
  context: RequestContext,
  name: ResourceName,
): Promise<InventoryEntry> {
  const column = name.by === "key" ? "key" : "id";
  const row = await context.db
    .prepare(`SELECT ${INVENTORY_COLUMNS} FROM inventory i WHERE i.${column} = ?`)
    .bind(name.value)
    .first<InventoryRow>();
  if (!row) throw resourceNotFound(name.by, name.value);
  return parseInventoryRow(row);
}

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
