import type { RoundingMode } from "../money/round-ratio.ts";
import {
  type TaxAmount,
  type TaxCalculationMode,
  type TaxRate,
  taxAmount,
  taxLine,
  type UnitGroup,
} from "./tax-amount.ts";

/** Who sets the taxes: the platform by its categories, or the caller by rates or by amounts; or nobody. */
export type TaxMode = "Platform" | "External" | "ExternalAmount" | "Disabled";

/** How something is taxed. */
export interface TaxSettings {
  readonly taxMode: TaxMode;
  readonly taxRoundingMode: RoundingMode;
  readonly taxCalculationMode: TaxCalculationMode;
}

/** An amount from outside holds only while the price that it was made for does; then it goes. */
export interface ExternalTaxAmount {
  readonly grossCents: number;
  /** The price in cents; not there in the request that sets the amount. */
  readonly forCents?: number;
}

/** A line, custom line or shipping price as it is taxed. */
export interface TaxableItem {
  readonly taxCategoryId: string | undefined;
  /** Cents of the whole. */
  readonly total: number;
  readonly units: readonly UnitGroup[];
  /** What the caller set, in the modes in which it sets taxes. */
  readonly taxRate: TaxRate | undefined;
  readonly externalTaxAmount: ExternalTaxAmount | undefined;
}

/** A rate with what it makes of a price, and the amount from outside that still holds. */
export interface ItemTax {
  readonly rate: TaxRate;
  /** Not there as long as a rate from outside lacks its amount. */
  readonly taxed?: TaxAmount;
  readonly external?: ExternalTaxAmount;
}

/**
 * The tax of one item by the mode: from its tax category, from the rate or the amount that the caller set, or none.
 * `requireRate` finds the category's rate for the place; it may throw.
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

/** An amount from outside for a price in cents; undefined when it was made for another price. */
export function stillHolds<Amount extends ExternalTaxAmount>(
  amount: Amount | undefined,
  cents: number,
): Amount | undefined {
  if (!amount || (amount.forCents !== undefined && amount.forCents !== cents)) return undefined;
  return { ...amount, forCents: cents };
}
