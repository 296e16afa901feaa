import type { RoundingMode } from "../../money/round-ratio.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangePriceRoundingModeInput {
  readonly priceRoundingMode: RoundingMode;
}

export const changePriceRoundingMode: CartAction = {
  apply: (cart, { priceRoundingMode }: ChangePriceRoundingModeInput) => ({ ...cart, priceRoundingMode }),
};
