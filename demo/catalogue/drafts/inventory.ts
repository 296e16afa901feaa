import { chooseOf, randomOf } from "../random.ts";
import { isFirstRow, type Traded } from "../trade/traded.ts";

/** None, one, around the boundaries at which a shop says "only a few left" (2, 5, 10), and plenty. */
const stocks: readonly [number, ...number[]] = [
  0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 18, 25, 33, 40, 58, 75, 96, 120, 160, 210, 350, 600, 900,
];

/** SKUs that the stock system does not know yet: nothing of them can be sold. */
const unknownShare = 0.015;

const plenty = 240;

/** The stock entry of a SKU; some have none, and what is virtual needs none. */
export function createInventory({ sku, ware, kind }: Omit<Traded, "euros">, seed: number) {
  if (kind === "service") return [];
  if (isFirstRow({ sku, ware })) return [toEntry(sku, plenty)];
  if (randomOf(seed, `known ${sku}`) < unknownShare) return [];
  const stock = chooseOf(seed, `stock ${sku}`, stocks);
  // used machines come one by one
  return [toEntry(sku, ware === "b" ? stock % 4 : stock)];
}

function toEntry(sku: string, quantityOnStock: number) {
  return { key: `stock-${sku}`, sku, quantityOnStock };
}
