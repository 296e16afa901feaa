import type { RoundingMode } from "../../money/round-ratio.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangeTaxRoundingModeInput {
  readonly taxRoundingMode: RoundingMode;
}

export const changeTaxRoundingMode: CartAction = {
  apply: (cart, { taxRoundingMode }: ChangeTaxRoundingModeInput) => ({ ...cart, taxRoundingMode }),
};
