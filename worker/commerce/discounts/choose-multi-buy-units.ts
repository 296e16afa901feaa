import type { MultiBuyTarget } from "./cart-discount.ts";
import type { PricedUnits } from "./priced-units.ts";
import { type UnitChoice, UnitPool } from "./unit-pool.ts";

/** The units that a multi-buy discount makes cheaper: so many of each full bundle, over all lines together. */
export function chooseMultiBuyUnits(
  target: MultiBuyTarget,
  lines: readonly (readonly PricedUnits[])[],
  matches: (line: number) => boolean,
): UnitChoice[] {
  const { triggerQuantity, discountedQuantity, maxOccurrence, selectionMode } = target;
  if (triggerQuantity < 1) return [];
  const pool = new UnitPool(lines);
  const bundles = Math.floor(pool.count(matches) / triggerQuantity);
  const occurrences = Math.min(bundles, maxOccurrence ?? bundles);
  const quantity = occurrences * Math.min(discountedQuantity, triggerQuantity);
  return pool.take(matches, quantity, selectionMode !== "MostExpensive");
}
