import type { Currency } from "../../scripts/base/country.ts";

export { type Currency, currencies } from "../../scripts/base/country.ts";

/** Integer minor units: `{ centAmount: 54900, currencyCode: "EUR" }` is 549 EUR. */
export interface Money {
  readonly centAmount: number;
  readonly currencyCode: Currency;
}

/** Price endings below an amount, in major units: with step 10 and ending 9 they are 9, 19, 29 … */
interface Ending {
  readonly below: number;
  readonly step: number;
  readonly ending: number;
}

/** The value of one euro in shop prices, and the price endings of the currency, from the smallest to the largest. */
interface PriceHabit {
  readonly rate: number;
  readonly endings: readonly Ending[];
}

const anySum = Number.POSITIVE_INFINITY;
/** 38.99, 549, 4 799, 12 990: shops with cents omit them in large amounts. */
const withCents = (centsBelow: number, ending = 0.99): readonly Ending[] => [
  { below: centsBelow, step: 1, ending },
  { below: 2000, step: 10, ending: 9 },
  { below: 10_000, step: 50, ending: 49 },
  { below: anySum, step: 100, ending: 90 },
];

/** As shops of each market print them: no cents in CZK, DKK, SEK, NOK and HUF; CHF in five-centime steps. */
const habits: Readonly<Record<Currency, PriceHabit>> = {
  EUR: { rate: 1, endings: withCents(100) },
  GBP: { rate: 0.87, endings: withCents(100) },
  CHF: { rate: 0.98, endings: withCents(99, 0.9) },
  CZK: {
    rate: 24.9,
    endings: [
      { below: 1000, step: 10, ending: 9 },
      { below: 3000, step: 50, ending: 49 },
      { below: anySum, step: 100, ending: 90 },
    ],
  },
  DKK: {
    rate: 7.46,
    endings: [
      { below: 1000, step: 10, ending: 9 },
      { below: 10_000, step: 50, ending: 49 },
      { below: anySum, step: 100, ending: 99 },
    ],
  },
  SEK: {
    rate: 11.3,
    endings: [
      { below: 1000, step: 10, ending: 9 },
      { below: anySum, step: 100, ending: 95 },
    ],
  },
  HUF: {
    rate: 395,
    endings: [
      { below: 10_000, step: 100, ending: 90 },
      { below: 50_000, step: 500, ending: 490 },
      { below: anySum, step: 1000, ending: 990 },
    ],
  },
  RON: { rate: 5.05, endings: withCents(500) },
  NOK: {
    rate: 11.75,
    endings: [
      { below: 985, step: 10, ending: 9 },
      { below: anySum, step: 100, ending: 90 },
    ],
  },
  PLN: { rate: 4.29, endings: withCents(500) },
  BGN: { rate: 1.95583, endings: withCents(200) },
};

/** Converts a price in euros to a typical shop price of that currency: 549 EUR is 13 690 CZK. */
export function toShopPrice(euros: number, currency: Currency): Money {
  const { rate, endings } = habits[currency];
  const amount = euros * rate;
  const { step, ending } = endings.find(({ below }) => amount < below) ?? { step: 1, ending: 0 };
  const steps = Math.max(0, Math.round((amount - ending) / step));
  return { centAmount: Math.round((steps * step + ending) * 100), currencyCode: currency };
}

/** Converts an amount from a table, without endings: `toMoney(1.95, "EUR")`. */
export function toMoney(amount: number, currency: Currency): Money {
  return { centAmount: Math.round(amount * 100), currencyCode: currency };
}

/** Converts to a round amount, for thresholds and vouchers: 25 EUR is 600 CZK, 10 000 HUF. */
export function toRoundSum(euros: number, currency: Currency): Money {
  const amount = euros * habits[currency].rate;
  const step = 10 ** Math.floor(Math.log10(amount)) / 2;
  return toMoney(currency === "EUR" ? euros : Math.round(amount / step) * step, currency);
}
