import { invalidOperation } from "../../errors/platform-errors.ts";
import type { FreezeStrategy } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";

interface FreezeCartInput {
  readonly strategy?: FreezeStrategy | null;
}

/** Keeps the cart's prices as they are until it is unfrozen or ordered. */
export const freezeCart: CartAction = {
  apply(cart, { strategy }: FreezeCartInput) {
    if (cart.cartState === "Frozen") throw invalidOperation(`The cart '${cart.id}' is already frozen.`);
    return { ...cart, cartState: "Frozen", freezeStrategy: strategy ?? "SoftFreeze" };
  },
};
