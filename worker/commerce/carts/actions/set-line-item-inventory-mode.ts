import type { InventoryMode } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { requireInventoryMode } from "../require-inventory-mode.ts";

interface SetLineItemInventoryModeInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly inventoryMode?: InventoryMode | null;
}

/** Sets how stock counts for one line; without a mode the cart's own holds again. */
export const setLineItemInventoryMode: CartAction = {
  apply(cart, input: SetLineItemInventoryModeInput) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const inventoryMode = input.inventoryMode ? requireInventoryMode(input.inventoryMode) : undefined;
    return replaceLineItem(cart, line.id, { ...line, inventoryMode });
  },
};
