import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";

/** Whether a line has physical stock. A guarantee has none, whatever its SKU. */
export function isStocked({ sku, kind }: Pick<CartLine, "sku" | "kind">): boolean {
  return kind !== "extra_guarantee" && !isVirtualSku(sku);
}

/**
 * Plans the reservation of a cart's lines for the order.
 * The cart itself stays TrackOnly. For the order, its lines get the inventory mode in which the platform sells the
 * last piece only once. The transaction that creates the order reserves all lines or none. Lines without physical
 * stock are excluded.
 */
export function reserveLines({ lines }: Cart): readonly CartChange[] {
  return lines.flatMap((line) => {
    const mode = isStocked(line) ? "ReserveOnOrder" : "None";
    return line.inventoryMode === mode
      ? []
      : [{ type: "set-inventory-mode", lineId: line.id, mode } as const];
  });
}
