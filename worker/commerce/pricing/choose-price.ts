import type { Money } from "../money/money.ts";
import { isInForce } from "../resources/validity-window.ts";

/** The fields that selection uses; a price without a scope is for all buyers. */
interface ScopedPrice {
  readonly value: Money;
  readonly country?: string;
  readonly customerGroup?: { readonly id: string };
  readonly channel?: { readonly id: string };
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The buyer and time that a price is chosen for. */
export interface PriceSelection {
  readonly currency: string;
  readonly country?: string | null | undefined;
  readonly customerGroup?: string | null | undefined;
  /** Further groups of the buyer; of equally close prices the lowest wins. */
  readonly customerGroups?: readonly string[] | null | undefined;
  readonly channel?: string | null | undefined;
  readonly at: Date;
}

/** A price with a scope that is not the buyer's never applies. */
function scopeFits(own: string | undefined, wanted: string | null | undefined): boolean {
  return own === undefined || own === wanted;
}

/** Dated before undated; then group before channel before country. */
function rank(price: ScopedPrice): number {
  const dated = price.validFrom !== undefined || price.validUntil !== undefined;
  return (dated ? 8 : 0) + (price.customerGroup ? 4 : 0) + (price.channel ? 2 : 0) + (price.country ? 1 : 0);
}

function groupFits({ customerGroup }: ScopedPrice, selection: PriceSelection): boolean {
  if (customerGroup && selection.customerGroups?.includes(customerGroup.id)) return true;
  return scopeFits(customerGroup?.id, selection.customerGroup);
}

function isCloser(price: ScopedPrice, best: ScopedPrice): boolean {
  const difference = rank(price) - rank(best);
  return difference > 0 || (difference === 0 && price.value.centAmount < best.value.centAmount);
}

/**
 * Chooses the price (embedded or standalone) that applies, or null. Currency is a hard filter; a price within its
 * dates comes before all undated ones; of those for the buyer, the first level of group+channel+country,
 * group+channel, group+country, group, channel+country, channel, country, none wins.
 */
export function choosePrice<Price extends ScopedPrice>(
  prices: readonly Price[],
  selection: PriceSelection,
): Price | null {
  let best: Price | null = null;
  for (const price of prices) {
    const fits =
      price.value.currencyCode === selection.currency &&
      scopeFits(price.country, selection.country) &&
      groupFits(price, selection) &&
      scopeFits(price.channel?.id, selection.channel) &&
      isInForce(price, selection.at);
    if (fits && (best === null || isCloser(price, best))) best = price;
  }
  return best;
}

interface TieredPrice {
  readonly value: Money;
  readonly discounted?: { readonly value: Money };
  readonly tiers?: readonly { readonly minimumQuantity: number; readonly value: Money }[];
}

/**
 * The price of one unit before cart discounts: the product discount's price if any, and then tiers are ignored; else
 * the highest tier that the quantity reaches, for the whole line.
 */
export function chooseUnitPrice(price: TieredPrice, quantity: number): Money {
  if (price.discounted) return price.discounted.value;
  const reached = (price.tiers ?? [])
    .filter((tier) => tier.minimumQuantity <= quantity)
    .sort((left, right) => right.minimumQuantity - left.minimumQuantity)[0];
  return reached?.value ?? price.value;
}
