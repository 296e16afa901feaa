import type { Money } from "../money/money.ts";
import { evaluatePriceFunction, PriceFunctionError } from "./price-function.ts";

export type ShippingRateTier =
  | { readonly type: "CartValue"; readonly minimumCentAmount: number; readonly price: Money }
  | { readonly type: "CartClassification"; readonly value: string; readonly price: Money }
  | {
      readonly type: "CartScore";
      readonly score: number;
      readonly price?: Money;
      readonly priceFunction?: { readonly function: string; readonly currencyCode: string };
    };

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

/** The measures that select a rate's tier; `goodsCents` is the value of all lines after discounts. */
export interface ShippingMeasure {
  readonly goodsCents: number;
  readonly score?: number;
  readonly classification?: string;
}

/** The one rate of a method for a place and a currency: a zone that lists the state wins over one of the country. */
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

/**
 * The shipping price: zero from freeAbove on, else the highest tier reached by value or score, or the tier of the
 * classification, else the rate's price.
 */
export function priceShipping(rate: ShippingRate, measure: ShippingMeasure): Money {
  if (rate.freeAbove && measure.goodsCents >= rate.freeAbove.centAmount) {
    return { ...rate.price, centAmount: 0 };
  }
  const reached = rate.tiers
    .flatMap((tier) => {
      const place = placeOf(tier, measure);
      return place === undefined ? [] : [{ tier, place }];
    })
    .sort((left, right) => right.place - left.place)[0];
  return reached ? priceOf(reached.tier, rate, measure) : rate.price;
}

/** The rank of a tier, undefined if it is not reached. */
function placeOf(tier: ShippingRateTier, measure: ShippingMeasure): number | undefined {
  const reach = (minimum: number, value: number | undefined) =>
    value !== undefined && minimum <= value ? minimum : undefined;
  switch (tier.type) {
    case "CartValue":
      return reach(tier.minimumCentAmount, measure.goodsCents);
    case "CartScore":
      return reach(tier.score, measure.score);
    case "CartClassification":
      return tier.value === measure.classification ? 0 : undefined;
  }
}

/** An invalid price function leaves the rate's own price, so that it breaks no cart. */
function priceOf(tier: ShippingRateTier, rate: ShippingRate, { score }: ShippingMeasure): Money {
  if (tier.type !== "CartScore" || !tier.priceFunction) return tier.price ?? rate.price;
  try {
    return { ...rate.price, centAmount: evaluatePriceFunction(tier.priceFunction.function, score ?? 0) };
  } catch (error) {
    if (!(error instanceof PriceFunctionError)) throw error;
    console.error("A price function cannot be read", error.message);
    return rate.price;
  }
}
