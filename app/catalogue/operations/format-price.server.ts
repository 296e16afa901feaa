import type { Money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { formatDual } from "../../law/model/dual-price";
import type { PageI18n } from "./page-i18n.server";

/** Formats a price, in both currencies where the law demands it. */
export function formatPrice(amount: Money, { locale, duties }: Pick<PageI18n, "locale" | "duties">): string {
  const format = (one: Money) => formatMoney(one, locale);
  return duties.has("dual-price") ? formatDual(amount, format) : format(amount);
}
