import type { CurrencyCode } from "../../foundation/currency";

/** Every currency of a shop. */
export type ShopCurrency = Exclude<CurrencyCode, "USD">;

export type LowStockBoundaries = { readonly highCents: number; readonly lowCents: number };

/** Unit-price boundaries of the "only a few left" rule, in minor units. */
export const lowStockBoundaries: Readonly<Record<ShopCurrency, LowStockBoundaries>> = {
  EUR: { highCents: 1_000_00, lowCents: 250_00 },
  GBP: { highCents: 870_00, lowCents: 217_50 },
  DKK: { highCents: 7_450_00, lowCents: 1_862_50 },
  SEK: { highCents: 11_200_00, lowCents: 2_800_00 },
  NOK: { highCents: 11_700_00, lowCents: 2_925_00 },
  CHF: { highCents: 980_00, lowCents: 245_00 },
  CZK: { highCents: 23_600_00, lowCents: 5_900_00 },
  PLN: { highCents: 4_550_00, lowCents: 1_137_50 },
  HUF: { highCents: 375_000_00, lowCents: 93_750_00 },
  RON: { highCents: 4_940_00, lowCents: 1_235_00 },
  BGN: { highCents: 1_950_00, lowCents: 487_50 },
};
