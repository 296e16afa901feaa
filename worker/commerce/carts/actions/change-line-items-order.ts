import { invalidInput } from "../../errors/platform-errors.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangeLineItemsOrderInput {
  /** Ids of all lines, each once. */
  readonly lineItemOrder: readonly string[];
}

export const changeLineItemsOrder: CartAction = {
  apply(cart, { lineItemOrder }: ChangeLineItemsOrderInput) {
    const lineItems = lineItemOrder.flatMap((id) => cart.lineItems.find((line) => line.id === id) ?? []);
    const isComplete =
      lineItemOrder.length === cart.lineItems.length && lineItems.length === cart.lineItems.length;
    if (!isComplete || new Set(lineItemOrder).size !== lineItemOrder.length) {
      throw invalidInput(
        "The line item order must contain the ID of each line item of the cart exactly once.",
      );
    }
    return { ...cart, lineItems };
  },
};
