import { invalidOperation } from "../../errors/platform-errors.ts";
import type { CartAction } from "../cart-action.ts";
import { refreshLineItems } from "../refresh-line-items.ts";

/** Lets the cart change again, at the prices of now. */
export const unfreezeCart: CartAction = {
  readNeeds: () => ({ ownVariants: true, shippingMethods: true }),

  apply(cart, _input, facts) {
    if (cart.cartState !== "Frozen") throw invalidOperation(`The cart '${cart.id}' is not frozen.`);
    return refreshLineItems({ ...cart, cartState: "Active", freezeStrategy: undefined }, facts, false);
  },
};
