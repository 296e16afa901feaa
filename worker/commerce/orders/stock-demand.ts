import type { Cart } from "../carts/cart.ts";

/** How many units of a SKU an order takes from a supply channel ('' is stock without a channel). */
export interface StockDemand {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly quantity: number;
  readonly lineItemIds: readonly string[];
}

/** One demand for each SKU and channel, however many lines ask for it; none when the cart does not track stock. */
export function readStockDemands(cart: Cart): StockDemand[] {
  if (cart.inventoryMode === "None") return [];
  const demands = new Map<string, StockDemand>();
  for (const line of cart.lineItems) {
    if (!line.sku) continue;
    const supplyChannel = line.supplyChannel?.id ?? "";
    const place = `${line.sku} ${supplyChannel}`;
    const known = demands.get(place);
    demands.set(place, {
      sku: line.sku,
      supplyChannel,
      quantity: (known?.quantity ?? 0) + line.quantity,
      lineItemIds: [...(known?.lineItemIds ?? []), line.id],
    });
  }
  return [...demands.values()];
}
