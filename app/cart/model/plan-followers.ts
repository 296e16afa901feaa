import { toGuaranteePrice } from "../../catalogue/model/extra-guarantee";
import type { Money } from "../../foundation/money";
import type { CartLine } from "./cart";
import type { CartChange } from "./cart-change";

/** The planned product lines; without a plan the present cart. */
type ParentPlan = {
  /** Planned pieces of a SKU in the cart, without guarantees and gifts. */
  readonly countPieces: (sku: string) => number;
  readonly isRemoved: (line: CartLine) => boolean;
};

/**
 * Plans the guarantee lines after their product.
 * A guarantee has the product's quantity and its price times the rate, is unique per product, and is removed with it.
 */
export function planFollowers(
  lines: readonly CartLine[],
  plan: ParentPlan = { countPieces: (sku) => countParents(lines, sku), isRemoved: () => false },
): readonly CartChange[] {
  const guaranteed = new Set<string>();
  return lines.flatMap((line): readonly CartChange[] => {
    const { id: lineId, kind, parentSku } = line;
    if (kind !== "extra_guarantee" || parentSku === null) return [];
    const isGone = plan.isRemoved(line) || guaranteed.has(parentSku);
    const quantity = isGone ? 0 : plan.countPieces(parentSku);
    if (quantity > 0) guaranteed.add(parentSku);
    if (quantity === 0) return [{ type: "set-line", lineId, quantity }];
    const unitPrice = calculatePrice(line, lines);
    const isSettled = quantity === line.quantity && unitPrice.centAmount === line.unitPrice.centAmount;
    return isSettled ? [] : [{ type: "set-line", lineId, quantity, unitPrice }];
  });
}

/** Returns the pieces of a product in the cart, without gifts. */
export function countParents(lines: readonly CartLine[], sku: string): number {
  return lines.filter((line) => isParent(line, sku)).reduce((pieces, { quantity }) => pieces + quantity, 0);
}

export function isParent({ kind, sku }: CartLine, parentSku: string): boolean {
  return sku === parentSku && kind !== "gift" && kind !== "extra_guarantee";
}

/** If the product's line or the rate is missing, the price stays. */
function calculatePrice(
  { parentSku, guaranteePermyriad, unitPrice }: CartLine,
  lines: readonly CartLine[],
): Money {
  const parent = lines.find((line) => isParent(line, parentSku ?? ""));
  return parent && guaranteePermyriad ? toGuaranteePrice(parent.unitPrice, guaranteePermyriad) : unitPrice;
}
