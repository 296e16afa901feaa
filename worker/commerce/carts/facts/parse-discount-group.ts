import { boolean, mask, optional, string, type } from "superstruct";
import type { DiscountGroup } from "../../discounts/cart-discount.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";

const GroupStruct = type({ sortOrder: string(), isActive: optional(boolean()) });

/** A group of discounts of which a cart gets the best one. */
export function parseDiscountGroup({ id, data }: FactRow): DiscountGroup {
  const { sortOrder, isActive } = mask(parseJsonColumn(data), GroupStruct);
  return { id, sortOrder, isActive: isActive ?? true };
}
