import type { Money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { formatDual } from "../../law/model/dual-price";
import type { Duties } from "../../law/model/duties";

type Shop = { readonly locale: string; readonly duties: Duties };

/** Formats a price, in both currencies where the law demands it. */
export function formatPrice(amount: Money, { locale, duties }: Shop): string {
  const format = (one: Money) => formatMoney(one, locale);
  return duties.has("dual-price") ? formatDual(amount, format) : format(amount);
}
