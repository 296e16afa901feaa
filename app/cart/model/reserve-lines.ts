import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";

/** Whether pieces of a line come off a shelf. A guarantee goes with its product, whatever its SKU. */
export function isStocked({ sku, kind }: Pick<CartLine, "sku" | "kind">): boolean {
  return kind !== "extra_guarantee" && !isVirtualSku(sku);
}

/**
 * The cart itself stays TrackOnly. For the moment of the order its lines take the mode in which the platform gives out
 * the last piece once: all lines or none, decided in the transaction that makes the order. What is on no shelf has no
 * stock to ask.
 */
export function reserveLines({ lines }: Cart): readonly CartChange[] {
  return lines.flatMap((line) => {
    const mode = isStocked(line) ? "ReserveOnOrder" : "None";
    return line.inventoryMode === mode
      ? []
      : [{ type: "set-inventory-mode", lineId: line.id, mode } as const];
  });
}
