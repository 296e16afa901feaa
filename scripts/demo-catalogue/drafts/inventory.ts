import type { PlannedProduct } from "../planned-product.ts";
import { chooseOf } from "../random.ts";

/** None, one, around the boundaries at which a shop says "only a few left" (2, 5, 10), and plenty. */
const stocks: readonly [number, ...number[]] = [
  0, 0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 18, 25, 33, 40, 58, 75, 96, 120, 160, 210, 350, 900,
];

export function createInventoryEntry({ sku, ware }: PlannedProduct, seed: number) {
  const stock = chooseOf(seed, `stock ${sku}`, stocks);
  // used machines come one by one
  const quantity = ware === "b" ? stock % 4 : stock;
  return { key: `stock-${sku}`, sku, quantityOnStock: quantity };
}
