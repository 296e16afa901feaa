import { array, boolean, mask, number, optional, string, type } from "superstruct";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";

const TaxCategoryStruct = type({
  rates: optional(
    array(
      type({
        id: optional(string()),
        key: optional(string()),
        name: string(),
        amount: number(),
        includedInPrice: boolean(),
        country: string(),
        state: optional(string()),
      }),
    ),
  ),
});

/** The rates of a tax category. */
export function parseTaxRates(row: FactRow): readonly TaxRate[] {
  return mask(parseJsonColumn(row.data), TaxCategoryStruct).rates ?? [];
}
