import { chooseOf, randomOf } from "../random.ts";
import { isFirstRow, type Traded } from "../trade/traded.ts";

/** None, one, around the boundaries of "only a few left" (2, 5, 10), and plenty. */
const stocks: readonly [number, ...number[]] = [
  0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 18, 25, 33, 40, 58, 75, 96, 120, 160, 210, 350, 600, 900,
];

/** Share of SKUs without a stock entry, which cannot be sold. */
const unknownShare = 0.015;

const plenty = 240;

/** Creates the stock entry of a SKU; some have none, and virtual products need none. */
export function createInventory({ sku, ware, kind }: Omit<Traded, "euros">, seed: number) {
  if (kind === "service") return [];
  if (isFirstRow({ sku, ware })) return [toEntry(sku, plenty)];
  if (randomOf(seed, `known ${sku}`) < unknownShare) return [];
  const stock = chooseOf(seed, `stock ${sku}`, stocks);
  // used machines are single items
  return [toEntry(sku, ware === "b" ? stock % 4 : stock)];
}

function toEntry(sku: string, quantityOnStock: number) {
  return { key: `stock-${sku}`, sku, quantityOnStock };
}
