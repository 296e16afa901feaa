import { type RoundingMode, roundRatio } from "../money/divide-amounts.ts";

export interface TaxRate {
  readonly id?: string;
  readonly key?: string;
  readonly name: string;
  /** 0.19 means 19 %. */
  readonly amount: number;
  readonly includedInPrice: boolean;
  readonly country: string;
  readonly state?: string;
  readonly subRates?: readonly { readonly name: string; readonly amount: number }[];
}

export interface TaxAmount {
  readonly net: number;
  readonly gross: number;
}

/** Rates have at most this many decimals; scaled by it they are whole numbers. */
const RATE_SCALE = 1_000_000_000n;

/**
 * Net and gross of an amount in cents. Rounds the net if the price includes the tax, else the gross; the tax is always
 * their difference.
 */
export function taxAmount(
  centAmount: number,
  rate: Pick<TaxRate, "amount" | "includedInPrice">,
  mode: RoundingMode,
): TaxAmount {
  const scaledRate = BigInt(Math.round(rate.amount * Number(RATE_SCALE)));
  const factor = RATE_SCALE + scaledRate;
  if (rate.includedInPrice) {
    return { net: roundRatio(BigInt(centAmount) * RATE_SCALE, factor, mode), gross: centAmount };
  }
  return { net: centAmount, gross: roundRatio(BigInt(centAmount) * factor, RATE_SCALE, mode) };
}

/**
 * The rate of a tax category for a place: that of the state if the address has one, else that of the whole country. A
 * state without a rate has none, unless the project allows the fallback to the country's.
 */
export function chooseTaxRate(
  rates: readonly TaxRate[],
  country: string,
  state: string | undefined,
  fallback: boolean,
): TaxRate | undefined {
  const ofCountry = rates.filter((rate) => rate.country === country);
  const ofState = state ? ofCountry.find((rate) => rate.state === state) : undefined;
  if (ofState || (state && !fallback)) return ofState;
  return ofCountry.find((rate) => !rate.state);
}

export type TaxCalculationMode = "LineItemLevel" | "UnitPriceLevel";

/** Units of a line with the same price. */
export interface UnitGroup {
  readonly quantity: number;
  readonly centAmount: number;
}

/**
 * Net and gross of a line. On line level the total is taxed once; on unit level each unit is taxed, rounded and
 * multiplied. `total` is the line's total, which need not be a multiple of a unit.
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
 * The same tax after the line's part of a discount on the total, in cents. On unit level, where no unit has its own
 * price afterwards, net and gross are reduced by the same share as the price.
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
