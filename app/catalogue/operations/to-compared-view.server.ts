import { formatMoney, formatNumber } from "../../i18n/formats";
import type { ComparedProductView } from "../model/compare-view";
import { defaultPicture } from "../model/default-picture";
import { isLowStock } from "../model/is-low-stock";
import type { ProductCard } from "../model/product-card";
import { roundToHalf } from "../model/review";
import { isInStock } from "../model/sellable-stock";
import { toStockText } from "../model/to-stock-text";
import type { PageI18n } from "./page-i18n.server";
import { toCardPriceText } from "./to-card-view.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

/** Builds the head of a product's column. */
export function toComparedView(
  card: ProductCard,
  i18n: PageI18n,
  removeHref: string | null = null,
): ComparedProductView {
  const { translate, locale, country, prefix } = i18n;
  const { price, rating, availableQuantity: pieces } = card;
  const isLow = isLowStock(price.value.centAmount, pieces, country.lowStock);
  return {
    sku: card.sku,
    name: card.name,
    brand: card.brand,
    href: `${prefix}/${card.slug}/`,
    picture: card.picture ?? defaultPicture,
    price: toCardPriceText(card, i18n),
    before: price.reduction && formatMoney(price.reduction.before, locale),
    stock: toStockText(pieces, isLow, translate, (count) => formatNumber(count, locale)),
    isInStock: isInStock(pieces),
    rating: rating && {
      average: formatNumber(rating.average, locale, 1),
      stars: roundToHalf(rating.average),
      count: rating.count,
    },
    unitPrice: toUnitPriceText(card, price.value, i18n),
    energy: card.energyRating,
    isAddable: !country.restrictsQuickAdd && isInStock(pieces),
    removeHref,
  };
}
