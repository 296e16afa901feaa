import { createStore } from "../../foundation/store";
import type { LiveStock } from "../model/live-stock";

/** A part of the page that shows a product. `few`: the limit of the low stock that it shows; null: it shows no stock. */
export type StockPart = { readonly sku: string; readonly few: number | null };

/** The page's parts that receive the stock of their product; one store per document, empty on the server. */
export const stockParts = createStore<readonly StockPart[]>([]);

/** What was received since a part of the SKU is shown, by SKU. */
export const liveStocks = createStore<Readonly<Record<string, LiveStock>>>({});

/** Adds a part of the page; returns a function that removes it, and what the last part of its SKU has received. */
export function addStockPart(part: StockPart): () => void {
  stockParts.set([...stockParts.get(), part]);
  return () => {
    const left = stockParts.get().filter((other) => other !== part);
    stockParts.set(left);
    if (left.some(({ sku }) => sku === part.sku)) return;
    const { [part.sku]: _, ...others } = liveStocks.get();
    liveStocks.set(others);
  };
}

/** Whether a part of the page shows a stock, of which the cart's pieces are subtracted. */
export function isStockShown(): boolean {
  return stockParts.get().some(({ few }) => few !== null);
}

export function updateLiveStock(sku: string, change: LiveStock): void {
  const known = liveStocks.get();
  liveStocks.set({ ...known, [sku]: { ...known[sku], ...change } });
}
