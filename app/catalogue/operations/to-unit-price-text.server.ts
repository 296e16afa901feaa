import type { Money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import type { ProductCard } from "../model/product-card";
import { toUnitPrice } from "../model/unit-price";
import type { PageI18n } from "./page-i18n.server";

/** "4,80 €/l"; null for a product sold by the piece. */
export function toUnitPriceText(
  { netContent }: Pick<ProductCard, "netContent">,
  price: Money,
  { translate, locale }: Pick<PageI18n, "translate" | "locale">,
): string | null {
  if (!netContent) return null;
  const text = formatMoney(toUnitPrice(price, netContent), locale);
  return translate(`catalogue.price.per.${netContent.unit}`, { price: text });
}
