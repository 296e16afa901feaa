import { formatNumber } from "../../i18n/formats";
import type { ComparedProductView } from "../model/compare-view";
import { defaultPicture } from "../model/default-picture";
import { isLowStock } from "../model/is-low-stock";
import type { ProductCard } from "../model/product-card";
import { roundToHalf } from "../model/review";
import { isInStock } from "../model/sellable-stock";
import { toShortName } from "../model/short-name";
import { dropFullStop, toStockText } from "../model/to-stock-text";
import { formatPrice } from "./format-price.server";
import type { PageI18n } from "./page-i18n.server";
import {
  type DeliveryDates,
  toCardPriceText,
  toDelivery,
  toDeliveryText,
  toTermsText,
} from "./to-card-view.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

type Column = {
  /** Values in the rows below, which the name does not repeat. */
  readonly values?: readonly string[];
  /** URL of the comparison without the product; absent: it cannot be removed. */
  readonly removeHref?: string;
};

/** Builds the head of a product's column. */
export function toComparedView(
  card: ProductCard,
  i18n: PageI18n,
  dates: DeliveryDates,
  { values = [], removeHref }: Column = {},
): ComparedProductView {
  const { translate, locale, country, prefix } = i18n;
  const { price, rating, availableQuantity: pieces } = card;
  const isLow = isLowStock(price.value.centAmount, pieces, country.lowStock);
  return {
    sku: card.sku,
    name: toShortName(card.name, values),
    brand: card.brand,
    href: `${prefix}/${card.slug}/`,
    picture: card.picture ?? defaultPicture,
    price: toCardPriceText(card, i18n),
    before: price.reduction && formatPrice(price.reduction.before, i18n),
    terms: toTermsText(toDelivery(card, dates).isFree, i18n),
    stock: dropFullStop(toStockText(pieces, isLow, translate, (count) => formatNumber(count, locale))),
    stockState: isInStock(pieces) ? (isLow ? "few" : "many") : "none",
    delivery: toDeliveryText(card, dates, i18n),
    rating: rating && {
      average: formatNumber(rating.average, locale, 1),
      stars: roundToHalf(rating.average),
      count: rating.count,
    },
    unitPrice: toUnitPriceText(card, price.value, i18n),
    energy: card.energyRating,
    action: card.isPriceFrom ? "choose" : !country.restrictsQuickAdd && isInStock(pieces) ? "add" : "open",
    removeHref: removeHref ?? null,
  };
}
