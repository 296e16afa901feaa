import type { Cart, InventoryMode } from "../carts/cart.ts";

/** How many units of a SKU an order takes from a supply channel ('' is stock without a channel), and by which rule. */
export interface StockDemand {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly quantity: number;
  /** The strictest mode of the lines that ask for it. */
  readonly mode: InventoryMode;
  readonly lineItemIds: readonly string[];
}

/** One demand for each SKU and channel, however many lines ask for it; none for lines whose stock does not count. */
export function readStockDemands(cart: Cart): StockDemand[] {
  const demands = new Map<string, StockDemand>();
  for (const line of cart.lineItems) {
    const mode = line.inventoryMode ?? cart.inventoryMode;
    if (!line.sku || mode === "None") continue;
    const supplyChannel = line.supplyChannel?.id ?? "";
    const place = `${line.sku} ${supplyChannel}`;
    const known = demands.get(place);
    demands.set(place, {
      sku: line.sku,
      supplyChannel,
      mode: known && known.mode !== "TrackOnly" ? known.mode : mode,
      quantity: (known?.quantity ?? 0) + line.quantity,
      lineItemIds: [...(known?.lineItemIds ?? []), line.id],
    });
  }
  return [...demands.values()];
}
