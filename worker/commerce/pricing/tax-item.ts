import type { RoundingMode } from "../money/divide-amounts.ts";
import {
  type TaxAmount,
  type TaxCalculationMode,
  type TaxRate,
  taxAmount,
  taxLine,
  type UnitGroup,
} from "./tax-amount.ts";

/** Who sets the taxes: the platform by its categories, the caller by rates or by amounts, or none. */
export type TaxMode = "Platform" | "External" | "ExternalAmount" | "Disabled";

/** The cart's settings for taxes. */
export interface TaxSettings {
  readonly taxMode: TaxMode;
  readonly taxRoundingMode: RoundingMode;
  readonly taxCalculationMode: TaxCalculationMode;
}

/** An external amount is valid only for the price that it was set for; then it is removed. */
export interface ExternalTaxAmount {
  readonly grossCents: number;
  /** The price in cents; missing in the request that sets the amount. */
  readonly forCents?: number;
}

/** The taxable data of a line, custom line or shipping price. */
export interface TaxableItem {
  readonly taxCategoryId: string | undefined;
  /** Cents of the whole. */
  readonly total: number;
  readonly units: readonly UnitGroup[];
  /** The caller's values, in the modes in which it sets taxes. */
  readonly taxRate: TaxRate | undefined;
  readonly externalTaxAmount: ExternalTaxAmount | undefined;
}

/** A rate with its result for a price, and the external amount if still valid. */
export interface ItemTax {
  readonly rate: TaxRate;
  /** Missing while an external rate lacks its amount. */
  readonly taxed?: TaxAmount;
  readonly external?: ExternalTaxAmount;
}

/**
 * The tax of one item by the mode: from its tax category, from the caller's rate or amount, or none. `requireRate`
 * finds the category's rate for the place; it may throw.
 */
export function taxItem(
  settings: TaxSettings,
  item: TaxableItem,
  requireRate: (taxCategoryId: string | undefined) => TaxRate,
): ItemTax | undefined {
  switch (settings.taxMode) {
    case "Disabled":
      return undefined;
    case "Platform": {
      const rate = requireRate(item.taxCategoryId);
      return { rate, taxed: taxByRate(settings, item, rate) };
    }
    case "External":
      return item.taxRate && { rate: item.taxRate, taxed: taxByRate(settings, item, item.taxRate) };
    case "ExternalAmount":
      return item.taxRate && taxByAmount(settings, item, item.taxRate);
  }
}

function taxByRate(settings: TaxSettings, { total, units }: TaxableItem, rate: TaxRate): TaxAmount {
  return taxLine(total, units, rate, settings.taxRoundingMode, settings.taxCalculationMode);
}

function taxByAmount(
  settings: TaxSettings,
  { total, externalTaxAmount }: TaxableItem,
  rate: TaxRate,
): ItemTax {
  const external = stillHolds(externalTaxAmount, total);
  if (!external) return { rate };
  const gross = external.grossCents;
  const net = rate.includedInPrice
    ? taxAmount(gross, rate, settings.taxRoundingMode).net
    : Math.min(total, gross);
  return { rate, external, taxed: { net, gross } };
}

/** An external amount for a price in cents; undefined if it was set for another price. */
export function stillHolds<Amount extends ExternalTaxAmount>(
  amount: Amount | undefined,
  cents: number,
): Amount | undefined {
  if (!amount || (amount.forCents !== undefined && amount.forCents !== cents)) return undefined;
  return { ...amount, forCents: cents };
}
