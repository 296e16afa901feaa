import type { Cart } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangeTaxModeInput {
  readonly taxMode: Cart["taxMode"];
}

/** In every mode but Platform the platform sets no taxes. */
export const changeTaxMode: CartAction = {
  apply: (cart, { taxMode }: ChangeTaxModeInput) => ({ ...cart, taxMode }),
};
