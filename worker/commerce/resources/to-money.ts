import type { HighPrecisionMoney, Money } from "../json/json.ts";
import { roundRatio } from "../money/divide-amounts.ts";
import { readFractionDigits, readPrecision } from "../money/money.ts";

/** Money of a draft. */
export type MoneyDraft =
  | {
      readonly type?: "centPrecision" | undefined;
      readonly currencyCode: string;
      readonly centAmount: number;
    }
  | (Omit<HighPrecisionMoney, "centAmount"> & { readonly centAmount?: number | null | undefined });

function toPreciseMoney({
  currencyCode,
  preciseAmount,
  fractionDigits,
  centAmount,
}: Extract<MoneyDraft, { type: "highPrecision" }>): HighPrecisionMoney {
  const precision = readPrecision(currencyCode, fractionDigits);
  return {
    type: "highPrecision",
    currencyCode,
    centAmount: centAmount ?? roundRatio(BigInt(preciseAmount), precision, "HalfEven"),
    preciseAmount,
    fractionDigits,
  };
}

/** Completes a checked amount to the platform's money; a missing `centAmount` is rounded half to even. */
export function toMoney(value: MoneyDraft): Money {
  if (value.type === "highPrecision") return toPreciseMoney(value);
  const { currencyCode, centAmount } = value;
  return {
    type: "centPrecision",
    currencyCode,
    centAmount,
    fractionDigits: readFractionDigits(currencyCode),
  };
}
