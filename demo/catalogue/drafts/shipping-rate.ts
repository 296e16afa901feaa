import type { ShopCountry } from "../../../scripts/base/country.ts";
import { type Currency, toMoney } from "../currency.ts";

/** Fees and the goods total from which delivery is free, in major units. */
interface Fees {
  readonly freeAbove: number;
  readonly parcel: number;
  readonly freight: number;
}

const feesByCurrency: Readonly<Record<Currency, Fees>> = {
  EUR: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  GBP: { freeAbove: 52, parcel: 1.95, freight: 9.95 },
  DKK: { freeAbove: 439, parcel: 15, freight: 74 },
  SEK: { freeAbove: 659, parcel: 22, freight: 111 },
  NOK: { freeAbove: 689, parcel: 23, freight: 116 },
  CHF: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  CZK: { freeAbove: 1399, parcel: 46, freight: 235 },
  PLN: { freeAbove: 269, parcel: 9, freight: 45 },
  HUF: { freeAbove: 22099, parcel: 730, freight: 3731 },
  RON: { freeAbove: 289, parcel: 10, freight: 49 },
  BGN: { freeAbove: 115, parcel: 3.95, freight: 19.95 },
};

/** Fees of a country for a period; without `until` the period is open. */
interface DatedOverride extends Fees {
  readonly country: string;
  readonly from: string;
  readonly until?: string;
}

const overrides: readonly DatedOverride[] = [
  { country: "HU", from: "2025-01-01", freeAbove: 22099, parcel: 1481, freight: 7481 },
  { country: "FR", from: "2025-01-01", freeAbove: 59, parcel: 6.95, freight: 39.95 },
];

/** Creates the rate of a country on a date: its dated override, else that of its currency. */
export function createShippingRate(country: ShopCountry, method: "parcel" | "freight", now: Date) {
  const day = now.toISOString().slice(0, 10);
  const override = overrides.find(
    ({ country: code, from, until }) => code === country.code && from <= day && (!until || day < until),
  );
  const fees = override ?? feesByCurrency[country.currency];
  return {
    price: toMoney(fees[method], country.currency),
    freeAbove: toMoney(fees.freeAbove, country.currency),
  };
}
