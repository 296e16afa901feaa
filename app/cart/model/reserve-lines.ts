import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";

/** Whether a line has physical stock. A guarantee has none, whatever its SKU. */
export function isStocked({ sku, kind }: Pick<CartLine, "sku" | "kind">): boolean {
  return kind !== "extra_guarantee" && !isVirtualSku(sku);
}

/**
 * Plans the reservation of a cart's lines for the order.
 * The cart itself stays TrackOnly. During the order its lines get the mode in which the platform sells the last piece
 * once: all lines or none, decided in the transaction that creates the order. A line without physical stock has none to
 * reserve.
 */
export function reserveLines({ lines }: Cart): readonly CartChange[] {
  return lines.flatMap((line) => {
    const mode = isStocked(line) ? "ReserveOnOrder" : "None";
    return line.inventoryMode === mode
      ? []
      : [{ type: "set-inventory-mode", lineId: line.id, mode } as const];
  });
}
