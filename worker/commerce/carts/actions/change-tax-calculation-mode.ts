import type { TaxCalculationMode } from "../../pricing/tax-line.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangeTaxCalculationModeInput {
  readonly taxCalculationMode: TaxCalculationMode;
}

export const changeTaxCalculationMode: CartAction = {
  apply: (cart, { taxCalculationMode }: ChangeTaxCalculationModeInput) => ({ ...cart, taxCalculationMode }),
};
