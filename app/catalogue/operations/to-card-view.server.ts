import { createDerivedMemo } from "../../foundation/derived-memo";
import { formatDate, formatMoney, formatNumber, formatPermyriad } from "../../i18n/formats";
import { addWorkingDays } from "../model/add-working-days";
import type { CardMark, CardView } from "../model/card-view";
import { defaultPicture } from "../model/default-picture";
import { isLowStock } from "../model/is-low-stock";
import { packTexts } from "../model/packed-texts";
import type { ProductCard } from "../model/product-card";
import { isInStock } from "../model/sellable-stock";
import type { ShippingOffer } from "../model/shipping-offer";
import { type PageWords, toQuarter } from "./page-words.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

const shownFigures = 3;

const deliveryTexts = {
  short: createDerivedMemo<ShippingOffer, string>(),
  long: createDerivedMemo<ShippingOffer, string>(),
};
const cardViews = createDerivedMemo<ProductCard, CardView>();

/** Delivery days of parcel and freight, as texts: made once for a page. */
export type DeliveryDates = { readonly parcel?: string; readonly freight?: string };

export function toDeliveryDates(
  offers: readonly ShippingOffer[],
  words: PageWords,
  style: "short" | "long",
): DeliveryDates {
  const { now, locale, country } = words;
  const key = `${locale} ${country.code} ${toQuarter(now)}`;
  const format = ({ deliveryDays }: ShippingOffer) =>
    formatDate(addWorkingDays(now, deliveryDays.to, country.timeZone), locale, country.timeZone, style);
  /** On a card no line ends within a date. */
  const write = (offer: ShippingOffer) =>
    style === "short" ? format(offer).replaceAll(" ", "\u00a0") : format(offer);
  const texts = offers.map((offer) => [offer.key, deliveryTexts[style](offer, key, () => write(offer))]);
  return Object.fromEntries(texts);
}

/**
 * `toCardView` of products that are remembered, such as the rows of the start page: made once for a locale and a day.
 */
export function toCardViews(
  cards: readonly ProductCard[],
  offers: readonly ShippingOffer[],
  words: PageWords,
): readonly CardView[] {
  const dates = toDeliveryDates(offers, words, "short");
  const key = `${words.locale} ${words.country.code} ${dates.parcel} ${dates.freight}`;
  return cards.map((card) => cardViews(card, key, () => toCardView(card, words, dates)));
}

/** A product as its card shows it. */
export function toCardView(card: ProductCard, words: PageWords, dates: DeliveryDates): CardView {
  const { price, rating } = card;
  const { badge, mark } = toBadge(card, words);
  const figures = card.figures.slice(0, shownFigures);
  const date = card.isFreight ? dates.freight : dates.parcel;
  const own = [
    card.sku,
    card.slug,
    card.picture ?? defaultPicture,
    card.name,
    formatMoney(price.value, words.locale),
    rating
      ? `${formatNumber(rating.average, words.locale, 1)} · ${formatNumber(rating.count, words.locale)}`
      : "",
  ];
  return [
    packTexts([...own, ...figures.map(({ value }) => value)]),
    packTexts(figures.map(({ label }) => label)),
    card.brand,
    isInStock(card.availableQuantity) ? toDelivery(date, words) : null,
    rating && Math.round(rating.average * 2) / 2,
    badge,
    mark,
    price.reduction && formatMoney(price.reduction.before, words.locale),
    card.energyRating,
    toUnitPriceText(card, price.value, words),
  ];
}

function toDelivery(date: string | undefined, { translate }: PageWords): string {
  return date ? translate("catalogue.stock.deliveryBy", { date }) : translate("catalogue.stock.available");
}

export type Badge = { readonly badge: string | null; readonly mark: CardMark | null };

/** One badge: the reduction, else scarcity, else what the product's tags say. */
export function toBadge(card: ProductCard, { translate, locale, country }: PageWords): Badge {
  const { reduction, value } = card.price;
  const isLow = isLowStock(value.centAmount, card.availableQuantity, country.lowStock);
  if (reduction && reduction.permyriad > 0) {
    const wholePercent = Math.round(reduction.permyriad / 100) * 100;
    return { badge: `−${formatPermyriad(wholePercent, locale)}`, mark: "offer" };
  }
  if (isLow)
    return { badge: translate.plural("catalogue.stock.left", card.availableQuantity ?? 0), mark: "low" };
  const tag = ["bware", "new", "bestseller"].find((candidate) => card.tags.includes(candidate));
  return { badge: tag ? translate(`catalogue.badge.${tag}`) : null, mark: null };
}
