import type { Money } from "../../foundation/money";
import type { ProductCard } from "../model/product-card";
import { toUnitPrice } from "../model/unit-price";
import { formatPrice } from "./format-price.server";
import type { PageI18n } from "./page-i18n.server";

/** "4,80 €/l"; null for a product sold by the piece. */
export function toUnitPriceText(
  { netContent }: Pick<ProductCard, "netContent">,
  price: Money,
  i18n: Pick<PageI18n, "translate" | "locale" | "duties">,
): string | null {
  if (!netContent) return null;
  const text = formatPrice(toUnitPrice(price, netContent), i18n);
  return i18n.translate(`catalogue.price.per.${netContent.unit}`, { price: text });
}
