import { optional, type } from "superstruct";
import type { JsonObject } from "../json/json.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { DateTimeStruct, KeyStruct, LongStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { InventoryEntry } from "./inventory-entry.ts";

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
export function applyInventoryAction(entry: InventoryEntry, action: JsonObject): InventoryEntry {
  return applyKnownAction(actions, entry, action);
}
