import type { Price } from "./product.ts";

/** For whom and when a price is chosen. */
export interface PriceSelection {
  readonly currency: string;
  readonly country?: string | null | undefined;
  readonly customerGroup?: string | null | undefined;
  /** Further groups of the buyer; of prices that are equally close the lowest wins. */
  readonly customerGroups?: readonly string[] | null | undefined;
  readonly channel?: string | null | undefined;
  readonly at: Date;
}

/** A price with a scope that is not the buyer's never applies. */
function scopeFits(own: string | undefined, wanted: string | null | undefined): boolean {
  return own === undefined || own === wanted;
}

function isValid(price: Price, at: Date): boolean {
  const starts = price.validFrom === undefined || Date.parse(price.validFrom) <= at.getTime();
  const lasts = price.validUntil === undefined || at.getTime() < Date.parse(price.validUntil);
  return starts && lasts;
}

/** Dated before undated; then group before channel before country. */
function rank(price: Price): number {
  const dated = price.validFrom !== undefined || price.validUntil !== undefined;
  return (dated ? 8 : 0) + (price.customerGroup ? 4 : 0) + (price.channel ? 2 : 0) + (price.country ? 1 : 0);
}

function groupFits({ customerGroup }: Price, selection: PriceSelection): boolean {
  if (customerGroup && selection.customerGroups?.includes(customerGroup.id)) return true;
  return scopeFits(customerGroup?.id, selection.customerGroup);
}

function isCloser(price: Price, best: Price): boolean {
  const difference = rank(price) - rank(best);
  return difference > 0 || (difference === 0 && price.value.centAmount < best.value.centAmount);
}

/**
 * The price (embedded or standalone) that applies, or null. Currency is a hard filter; a price whose
 * dates hold comes before all undated ones; of what fits the buyer, the
 * first level of group+channel+country, group+channel, group+country, group, channel+country, channel, country, none wins.
 */
export function choosePrice(prices: readonly Price[], selection: PriceSelection): Price | null {
  let best: Price | null = null;
  for (const price of prices) {
    const fits =
      price.value.currencyCode === selection.currency &&
      scopeFits(price.country, selection.country) &&
      groupFits(price, selection) &&
      scopeFits(price.channel?.id, selection.channel) &&
      isValid(price, selection.at);
    if (fits && (best === null || isCloser(price, best))) best = price;
  }
  return best;
}
