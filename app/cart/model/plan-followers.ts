import { toGuaranteePrice } from "../../catalogue/model/extra-guarantee";
import type { Money } from "../../foundation/money";
import type { CartLine } from "./cart";
import type { CartChange } from "./cart-change";

/** What will become of the products' lines; without a plan the cart as it stands. */
type ParentPlan = {
  /** Pieces of a SKU that the cart will hold, guarantees and gifts aside. */
  readonly countPieces: (sku: string) => number;
  readonly isRemoved: (line: CartLine) => boolean;
};

/**
 * Guarantee lines follow their product: its quantity, its price times the rate, one a product, gone with it. Answers
 * what has to change for that.
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
    const unitPrice = reckonPrice(line, lines);
    const isSettled = quantity === line.quantity && unitPrice.centAmount === line.unitPrice.centAmount;
    return isSettled ? [] : [{ type: "set-line", lineId, quantity, unitPrice }];
  });
}

/** Pieces of a product in the cart, gifts aside. */
export function countParents(lines: readonly CartLine[], sku: string): number {
  return lines.filter((line) => isParent(line, sku)).reduce((pieces, { quantity }) => pieces + quantity, 0);
}

export function isParent({ kind, sku }: CartLine, parentSku: string): boolean {
  return sku === parentSku && kind !== "gift" && kind !== "extra_guarantee";
}

/** Where the product's line or the rate is not to be had, the price stays. */
function reckonPrice(
  { parentSku, guaranteePermyriad, unitPrice }: CartLine,
  lines: readonly CartLine[],
): Money {
  const parent = lines.find((line) => isParent(line, parentSku ?? ""));
  return parent && guaranteePermyriad ? toGuaranteePrice(parent.unitPrice, guaranteePermyriad) : unitPrice;
}
