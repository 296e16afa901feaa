import type { Money } from "./money.ts";

interface ShippingRateTier {
  readonly type: string;
  readonly minimumCentAmount?: number;
  readonly price?: Money;
}

export interface ShippingRate {
  readonly price: Money;
  readonly freeAbove?: Money;
  readonly tiers: readonly ShippingRateTier[];
}

export interface ZoneRate {
  readonly zoneId: string;
  readonly locations: readonly { readonly country: string; readonly state?: string }[];
  readonly shippingRates: readonly ShippingRate[];
}

export interface Destination {
  readonly country: string;
  readonly state?: string;
}

/** The one rate of a method for a place and a currency: a zone that names the state wins over one of the country. */
export function chooseShippingRate(
  zoneRates: readonly ZoneRate[],
  destination: Destination,
  currencyCode: string,
): ShippingRate | undefined {
  const byState = (exact: boolean) =>
    zoneRates.filter((zone) =>
      zone.locations.some(
        ({ country, state }) =>
          country === destination.country && (exact ? !!state && state === destination.state : !state),
      ),
    );
  return [...byState(true), ...byState(false)]
    .flatMap((zone) => zone.shippingRates)
    .find((rate) => rate.price.currencyCode === currencyCode);
}

/** What shipping costs for goods of this value (in cents): nothing from freeAbove on, else the highest tier reached. */
export function priceShipping(rate: ShippingRate, goodsCents: number): Money {
  if (rate.freeAbove && goodsCents >= rate.freeAbove.centAmount) return { ...rate.price, centAmount: 0 };
  const reached = rate.tiers
    .filter((tier) => tier.type === "CartValue" && (tier.minimumCentAmount ?? 0) <= goodsCents && tier.price)
    .sort((left, right) => (right.minimumCentAmount ?? 0) - (left.minimumCentAmount ?? 0))[0];
  return reached?.price ?? rate.price;
}
