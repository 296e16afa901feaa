import type { Price, ProductCard } from "../../../catalogue/model/product-card";
import type { CurrencyCode } from "../../../foundation/currency";
import { money } from "../../../foundation/money";
import { readCustomField } from "../custom-fields";
import { isMoney, type RawPrice, type RawPriceSoon } from "./product-fragment";

/**
 * The price of a variant. A reduction is told only against the lowest price of the 30 days before it began
 * (Dir. 98/6 Art. 6a); when the merchant has not recorded one, or it is not higher, no reduction is claimed.
 * `soon` is the price that will hold in a while: one with a beginning of its own is the next price.
 */
export function toPrice(
  raw: RawPrice,
  soon: RawPriceSoon,
  currency: CurrencyCode,
  nowMs: number = Date.now(),
): Price {
  const now = raw.discounted?.value.centAmount ?? raw.value.centAmount;
  const recorded = readCustomField(raw.custom, "lowestPriceLast30Days");
  const before = isMoney(recorded) ? recorded.centAmount : null;
  const isReduced = raw.discounted !== null && before !== null && before > now;
  return {
    value: money(now, currency),
    reduction: isReduced
      ? {
          before: money(before, currency),
          permyriad: Math.round(((before - now) / before) * 10_000),
          validUntil: raw.discounted?.discount?.validUntil ?? null,
        }
      : null,
    changesAt: findFirst([raw.validUntil, raw.discounted?.discount?.validUntil, soon?.validFrom], nowMs),
  };
}

/** The first moment ahead; what began before is no change any more. */
function findFirst(dates: readonly (string | null | undefined)[], nowMs: number): string | null {
  const moments = dates.map((date) => (date ? Date.parse(date) : Number.NaN)).filter((atMs) => atMs > nowMs);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}

/** When the first of the cards' prices may change by itself, in milliseconds since 1970; infinity when none does. */
export function findPriceChangeMs(cards: readonly ProductCard[]): number {
  return cards.reduce((first, { price: { changesAt } }) => {
    const atMs = changesAt === null ? Number.NaN : Date.parse(changesAt);
    return Number.isNaN(atMs) ? first : Math.min(first, atMs);
  }, Number.POSITIVE_INFINITY);
}
