import type { Price } from "../../../catalogue/model/product-card";
import type { CurrencyCode } from "../../../foundation/currency";
import { money } from "../../../foundation/money";
import { isMoney, type RawPrice } from "./product-fragment";

/**
 * The price of a variant. A reduction is told only against the lowest price of the 30 days before it began
 * (Dir. 98/6 Art. 6a); when the merchant has not recorded one, or it is not higher, no reduction is claimed.
 */
export function toPrice(raw: RawPrice, currency: CurrencyCode): Price {
  const now = raw.discounted?.value.centAmount ?? raw.value.centAmount;
  const recorded = raw.custom?.customFieldsRaw?.find(
    (field) => field.name === "lowestPriceLast30Days",
  )?.value;
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
  };
}
