import type { CartAction } from "../cart-action.ts";
import { refreshLineItems } from "../refresh-line-items.ts";

interface RecalculateInput {
  readonly updateProductData?: boolean | null;
}

/** Takes present prices, and on request present product data, for all lines. */
export const recalculate: CartAction = {
  readNeeds: () => ({ ownVariants: true }),
  apply: (cart, input: RecalculateInput, facts) =>
    refreshLineItems(cart, facts, input.updateProductData ?? false),
};
