import type { CountryCode } from "../../countries/model/country";
import type { CurrencyCode } from "../../foundation/currency";
import { type Money, money, roundHalfEven } from "../../foundation/money";

/** What a lender's data say about the cost of a credit in equal monthly instalments. */
export type CreditTerms = {
  /** Total amount of the credit, in minor units of the shop's currency. */
  readonly amount: number;
  readonly months: number;
  /** Fixed borrowing rate per year, in permyriad: 1190 is 11.9 %. */
  readonly rate: number;
  /** Charges per month, in minor units. */
  readonly monthlyFee: number;
};

/** Terms by payment method and country, as the merchant sets them. */
export type CreditExamples = Readonly<
  Partial<Record<string, Readonly<Partial<Record<CountryCode, CreditTerms>>>>>
>;

/** A representative example, calculated from a lender's terms. */
export type CreditExample = {
  readonly amount: Money;
  readonly months: number;
  readonly ratePermyriad: number;
  readonly fees: Money;
  readonly aprPermyriad: number;
  /** Per month, with the charges. */
  readonly instalment: Money;
  readonly total: Money;
};

const monthsPerYear = 12;

/**
 * Calculates the representative example of a credit in equal instalments, the first a month after the credit.
 * The annual percentage rate of charge equates credit and payments; a month is a twelfth of a year.
 *
 * Source: Directive (EU) 2023/2225, Art. 8(3), Annex III
 */
export function toCreditExample(terms: CreditTerms, currency: CurrencyCode): CreditExample {
  const { amount, months, rate, monthlyFee } = terms;
  const interest = rate / 10_000 / monthsPerYear;
  const annuity = interest === 0 ? amount / months : (amount * interest) / (1 - (1 + interest) ** -months);
  const instalment = roundHalfEven(annuity) + monthlyFee;
  const monthly = findMonthlyRate(amount, instalment, months);
  return {
    amount: money(amount, currency),
    months,
    ratePermyriad: rate,
    fees: money(monthlyFee, currency),
    aprPermyriad: Math.round(((1 + monthly) ** monthsPerYear - 1) * 10_000),
    instalment: money(instalment, currency),
    total: money(instalment * months, currency),
  };
}

/** The rate per month at which all instalments are worth the amount; 0 if they do not exceed it. By bisection. */
function findMonthlyRate(amount: number, instalment: number, months: number): number {
  if (instalment * months <= amount) return 0;
  const isWorthMore = (rate: number) => (instalment * (1 - (1 + rate) ** -months)) / rate > amount;
  let [low, high] = [0, 1];
  while (isWorthMore(high)) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (isWorthMore(middle)) low = middle;
    else high = middle;
  }
  return low;
}
