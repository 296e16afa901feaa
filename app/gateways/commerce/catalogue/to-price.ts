import type { Price, ProductCard } from "../../../catalogue/model/product-card";
import type { CurrencyCode } from "../../../foundation/currency";
import { money } from "../../../foundation/money";
import { readCustomField } from "../custom-fields";
import type { RawPrice, RawPriceSoon } from "./product-fragment";

type Discounted = NonNullable<RawPrice["discounted"]>;

/** A price as read for a page; the search reads no start of a discount. */
type ReadPrice = Omit<RawPrice, "discounted"> & {
  readonly discounted:
    | (Pick<Discounted, "value"> & {
        readonly discount: { readonly validFrom?: string | null; readonly validUntil: string | null } | null;
      })
    | null;
};

/**
 * Converts the price of a variant.
 * A reduction is shown only against the lowest price of the 30 days before it began (Dir. 98/6 Art. 6a); when the
 * merchant has not recorded one, or it is not higher, no reduction is claimed. `soon` is the price at a later time:
 * if it has a different start, it is the next price.
 */
export function toPrice(
  raw: ReadPrice,
  soon: RawPriceSoon,
  currency: CurrencyCode,
  nowMs: number = Date.now(),
): Price {
  const now = raw.discounted?.value.centAmount ?? raw.value.centAmount;
  const recorded = readCustomField(raw.custom, "lowestPriceLast30Days");
  const before = readCents(recorded);
  const isReduced = raw.discounted !== null && before !== null && before > now;
  return {
    value: money(now, currency),
    reduction: isReduced
      ? {
          before: money(before, currency),
          permyriad: Math.round(((before - now) / before) * 10_000),
          validFrom: raw.discounted?.discount?.validFrom ?? null,
          validUntil: raw.discounted?.discount?.validUntil ?? null,
        }
      : null,
    changesAt: findFirst([raw.validUntil, raw.discounted?.discount?.validUntil, soon?.validFrom], nowMs),
  };
}

/** The amount of a custom field of money; null for any other value. */
function readCents(field: unknown): number | null {
  if (typeof field !== "object" || field === null || !("centAmount" in field)) return null;
  return typeof field.centAmount === "number" ? field.centAmount : null;
}

/** The first time ahead; a past start is no longer a change. */
function findFirst(dates: readonly (string | null | undefined)[], nowMs: number): string | null {
  const moments = dates.map((date) => (date ? Date.parse(date) : Number.NaN)).filter((atMs) => atMs > nowMs);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}

/**
 * Returns the earliest time at which a price of the cards may change by itself.
 * Milliseconds since 1970; infinity when none does.
 */
export function findPriceChangeMs(cards: readonly ProductCard[]): number {
  return cards.reduce((first, { price: { changesAt } }) => {
    const atMs = changesAt === null ? Number.NaN : Date.parse(changesAt);
    return Number.isNaN(atMs) ? first : Math.min(first, atMs);
  }, Number.POSITIVE_INFINITY);
}
