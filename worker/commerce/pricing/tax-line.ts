import { type RoundingMode, roundRatio } from "../money/round-ratio.ts";
import { type TaxAmount, type TaxRate, taxAmount } from "./tax-amount.ts";

export type TaxCalculationMode = "LineItemLevel" | "UnitPriceLevel";

/** Units of a line that cost the same. */
export interface UnitGroup {
  readonly quantity: number;
  readonly centAmount: number;
}

/**
 * Net and gross of a line. On line level the total is taxed once; on unit level each unit is taxed,
 * rounded and multiplied. `total` is the line's total, which need not be a multiple of a unit.
 */
export function taxLine(
  total: number,
  units: readonly UnitGroup[],
  rate: TaxRate,
  rounding: RoundingMode,
  calculation: TaxCalculationMode,
): TaxAmount {
  if (calculation === "LineItemLevel") return taxAmount(total, rate, rounding);
  let net = 0;
  let gross = 0;
  for (const unit of units) {
    const taxed = taxAmount(unit.centAmount, rate, rounding);
    net += taxed.net * unit.quantity;
    gross += taxed.gross * unit.quantity;
  }
  return { net, gross };
}

/**
 * The same tax after so many cents are taken off the line as its part of a discount on the total. On unit level, where
 * no unit has a price of its own afterwards, net and gross lose the same share as the price.
 */
export function reduceTaxed(
  { net, gross }: TaxAmount,
  price: number,
  off: number,
  rate: TaxRate,
  rounding: RoundingMode,
  calculation: TaxCalculationMode,
): TaxAmount {
  if (off === 0) return { net, gross };
  if (calculation === "LineItemLevel") return taxAmount(price - off, rate, rounding);
  const reduce = (cents: number) => roundRatio(BigInt(cents) * BigInt(price - off), BigInt(price), rounding);
  return rate.includedInPrice
    ? { net: reduce(net), gross: gross - off }
    : { net: net - off, gross: reduce(gross) };
}
