import { integer, optional, type } from "superstruct";
import { commitVersioned } from "../database/commit.ts";
import { invalidInput, resourceNotFound } from "../errors/platform-errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { DateTimeStruct } from "../resources/draft-structs.ts";
import type { JsonObject } from "../resources/json.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "./inventory-entry.ts";
import { toEntryUpdateMessages } from "./inventory-messages.ts";

const Quantity = type({ quantity: integer() });
const Restockable = type({ restockableInDays: optional(integer()) });
const Delivery = type({ expectedDelivery: optional(DateTimeStruct) });

const UPDATE = `UPDATE inventory SET quantity_on_stock = ?, available_quantity = ?, restockable_in_days = ?,
    expected_delivery = ?, version = ?, last_modified_at = ?
  WHERE id = ?`;

type Apply = (entry: InventoryEntry, action: JsonObject) => InventoryEntry;

/** What is reserved stays reserved: available moves with the stock. */
function moveStock(entry: InventoryEntry, by: number): InventoryEntry {
  const quantityOnStock = entry.quantityOnStock + by;
  return { ...entry, quantityOnStock, availableQuantity: entry.availableQuantity + by };
}

const actions: Readonly<Record<string, Apply>> = {
  changeQuantity: (entry, action) =>
    moveStock(entry, parseDraft(action, Quantity).quantity - entry.quantityOnStock),
  addQuantity: (entry, action) => moveStock(entry, parseDraft(action, Quantity).quantity),
  removeQuantity: (entry, action) => moveStock(entry, -parseDraft(action, Quantity).quantity),
  setRestockableInDays: (entry, action) => ({
    ...entry,
    restockableInDays: parseDraft(action, Restockable).restockableInDays ?? null,
  }),
  setExpectedDelivery: (entry, action) => ({
    ...entry,
    expectedDelivery: parseDraft(action, Delivery).expectedDelivery ?? null,
  }),
};

function apply(entry: InventoryEntry, action: JsonObject): InventoryEntry {
  const known = actions[String(action.action)];
  if (!known) throw invalidInput(`The action '${String(action.action)}' is not supported on inventory.`);
  return known(entry, action);
}

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

/** Applies update actions in order. An update that changes nothing keeps the version. */
export async function updateInventoryEntry(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<InventoryEntry> {
  const before = await requireInventoryEntry(context, name);
  requireVersion(before, command.version);
  const applied = command.actions.reduce(apply, before);
  if (JSON.stringify(applied) === JSON.stringify(before)) return before;
  const after = { ...applied, version: before.version + 1, lastModifiedAt: context.now.toISOString() };
  const { quantityOnStock, availableQuantity, restockableInDays, expectedDelivery, version, id } = after;
  const update = context.db
    .prepare(UPDATE)
    .bind(
      quantityOnStock,
      availableQuantity,
      restockableInDays,
      expectedDelivery,
      version,
      after.lastModifiedAt,
      id,
    );
  const told = writeMessages(context.db, context.now, toEntryUpdateMessages(before, after));
  await commitVersioned(context.db, { table: "inventory", id, expected: command.version }, [update, ...told]);
  return after;
}
