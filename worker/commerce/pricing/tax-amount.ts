import { type RoundingMode, roundRatio } from "../money/round-ratio.ts";

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
 * Net and gross of an amount in cents. What is rounded is the net when the price includes the tax,
 * the gross when it does not; the tax is always the difference of the two.
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
