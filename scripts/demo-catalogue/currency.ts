export const currencies = [
  "EUR",
  "GBP",
  "CHF",
  "CZK",
  "DKK",
  "SEK",
  "HUF",
  "RON",
  "NOK",
  "PLN",
  "BGN",
] as const;

export type Currency = (typeof currencies)[number];

/** Integer minor units: `{ centAmount: 54900, currencyCode: "EUR" }` is 549 EUR. */
export interface Money {
  readonly centAmount: number;
  readonly currencyCode: Currency;
}

/** What one euro is worth in shop prices, and the step and ending that prices of that currency have (major units). */
interface PriceHabit {
  readonly rate: number;
  readonly small: { readonly below: number; readonly step: number; readonly ending: number };
  readonly step: number;
  readonly ending: number;
}

const habits: Readonly<Record<Currency, PriceHabit>> = {
  EUR: { rate: 1, small: { below: 100, step: 1, ending: 0.99 }, step: 10, ending: 9 },
  GBP: { rate: 0.87, small: { below: 100, step: 1, ending: 0.99 }, step: 10, ending: 9 },
  CHF: { rate: 0.98, small: { below: 100, step: 1, ending: 0.9 }, step: 10, ending: 9 },
  CZK: { rate: 24.9, small: { below: 3000, step: 100, ending: 99 }, step: 100, ending: 90 },
  DKK: { rate: 7.46, small: { below: 1000, step: 10, ending: 9 }, step: 50, ending: 49 },
  SEK: { rate: 11.3, small: { below: 1000, step: 10, ending: 9 }, step: 100, ending: 95 },
  HUF: { rate: 395, small: { below: 50000, step: 500, ending: 490 }, step: 1000, ending: 990 },
  RON: { rate: 5.05, small: { below: 500, step: 1, ending: 0.99 }, step: 10, ending: 9 },
  NOK: { rate: 11.75, small: { below: 1000, step: 10, ending: 9 }, step: 100, ending: 90 },
  PLN: { rate: 4.29, small: { below: 500, step: 1, ending: 0.99 }, step: 10, ending: 9 },
  BGN: { rate: 1.95583, small: { below: 200, step: 1, ending: 0.99 }, step: 10, ending: 9 },
};

/** Turns a price in euros into one that a shop of that currency would print: 549 EUR is 13 690 CZK. */
export function toShopPrice(euros: number, currency: Currency): Money {
  const habit = habits[currency];
  const amount = euros * habit.rate;
  const { step, ending } = amount < habit.small.below ? habit.small : habit;
  const steps = Math.max(0, Math.round((amount - ending) / step));
  return { centAmount: Math.round((steps * step + ending) * 100), currencyCode: currency };
}

/** A sum from a table, without endings: `toMoney(1.95, "EUR")`. */
export function toMoney(amount: number, currency: Currency): Money {
  return { centAmount: Math.round(amount * 100), currencyCode: currency };
}
