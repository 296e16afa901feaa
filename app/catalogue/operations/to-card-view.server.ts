import { memo } from "../../foundation/memo";
import { formatDate, formatNumber, formatPermyriad } from "../../i18n/formats";
import { addWorkingDays } from "../model/add-working-days";
import { chooseFigures, type ShowFigures } from "../model/card-figures";
import type { CardMark, CardView } from "../model/card-view";
import { defaultPicture } from "../model/default-picture";
import { isLowStock } from "../model/is-low-stock";
import type { ProductCard } from "../model/product-card";
import { roundToHalf } from "../model/review";
import { isInStock } from "../model/sellable-stock";
import { isDeliveryFree, type ShippingOffer } from "../model/shipping-offer";
import { toShortName } from "../model/short-name";
import { formatPrice } from "./format-price.server";
import type { PageI18n } from "./page-i18n.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

/** Number of attributes on a card, of which the first is a used article's condition. */
const shownAttributes = 3;

/** Delivery dates by parcel and by freight, formatted once for a page, and from which price on it is free. */
export type DeliveryDates = {
  readonly parcel?: string;
  readonly freight?: string;
  readonly offers: readonly ShippingOffer[];
};

/** The delivery of one product: its date, and whether it costs nothing. */
export function toDelivery(
  { isFreight, price }: Pick<ProductCard, "isFreight" | "price">,
  { parcel, freight, offers }: DeliveryDates,
): { readonly date: string | undefined; readonly isFree: boolean } {
  const key = isFreight ? "freight" : "parcel";
  const offer = offers.find((each) => each.key === key);
  return {
    date: isFreight ? freight : parcel,
    isFree: offer !== undefined && isDeliveryFree(offer, price.value),
  };
}

export function toDeliveryDates(
  offers: readonly ShippingOffer[],
  i18n: PageI18n,
  style: "short" | "long",
): DeliveryDates {
  const { now, locale, country } = i18n;
  const format = ({ deliveryDays }: ShippingOffer) =>
    formatDate(addWorkingDays(now, deliveryDays.to, country.timeZone), locale, country.timeZone, style);
  // On a card, a date does not wrap.
  const write = (offer: ShippingOffer) =>
    style === "short" ? format(offer).replaceAll(" ", "\u00a0") : format(offer);
  return { ...Object.fromEntries(offers.map((offer) => [offer.key, write(offer)])), offers };
}

/** Formats cached products, such as those of a row, as card views. */
export function toCardViews(
  cards: readonly ProductCard[],
  offers: readonly ShippingOffer[],
  i18n: PageI18n,
): readonly CardView[] {
  const { parcel, freight } = toDeliveryDates(offers, i18n, "short");
  return cards.map((card) => toKnownCardView(card, i18n, offers, parcel, freight));
}

const toKnownCardView = memo(
  (
    card: ProductCard,
    i18n: PageI18n,
    offers: readonly ShippingOffer[],
    parcel: string | undefined,
    freight: string | undefined,
  ): CardView => toCardView(card, i18n, { offers, ...(parcel && { parcel }), ...(freight && { freight }) }),
  { entries: 1_000 },
);

/** Formats a product's price for card, table and suggestion: "from" where its variants differ in price. */
export function toCardPriceText(
  { price, isPriceFrom }: Pick<ProductCard, "price" | "isPriceFrom">,
  i18n: Pick<PageI18n, "locale" | "duties" | "translate">,
): string {
  const text = formatPrice(price.value, i18n);
  return isPriceFrom ? i18n.translate("catalogue.price.from", { price: text }) : text;
}

/**
 * What a price includes: VAT, and delivery unless it is free.
 *
 * Source: § 6 PAngV
 */
export function toTermsText(isFree: boolean, { translate }: Pick<PageI18n, "translate">): string {
  return isFree
    ? translate("listing.delivery.included")
    : `${translate("catalogue.price.includesVat")} ${translate("catalogue.price.plusDelivery")}`;
}

/** What all products of a list have, these tags and this brand, if any, and the choice of their figures. */
export type Listed = {
  readonly tags: readonly string[];
  readonly brand: string | null;
  readonly showFigures: ShowFigures;
};

/** Formats a product for its card, which does not repeat the brand that all of its list have. */
export function toCardView(
  card: ProductCard,
  i18n: PageI18n,
  dates: DeliveryDates,
  listed: Listed = { tags: [], brand: null, showFigures: chooseFigures([card]) },
): CardView {
  const { price, rating } = card;
  const { badge, mark } = toBadge(card, i18n, listed.tags);
  const attributes = listShownAttributes(card, listed.showFigures(card), i18n);
  return {
    sku: card.sku,
    slug: card.slug,
    picture: card.picture ?? defaultPicture,
    brand: card.brand === listed.brand ? "" : card.brand,
    name: toShortName(
      card.name,
      attributes.map(({ value }) => value),
    ),
    attributes: Object.fromEntries(attributes.map(({ label, value }) => [label, keepTogether(value)])),
    price: toCardPriceText(card, i18n),
    ...(card.isPriceFrom && { hasChoice: true }),
    before: price.reduction && formatPrice(price.reduction.before, i18n),
    unitPrice: toUnitPriceText(card, price.value, i18n),
    rating:
      rating &&
      `${formatNumber(rating.average, i18n.locale, 1)} (${formatNumber(rating.count, i18n.locale)})`,
    stars: rating && roundToHalf(rating.average),
    delivery: toDeliveryText(card, dates, i18n),
    ...toFewLeft(card, i18n),
    ...(toDelivery(card, dates).isFree && { terms: toTermsText(true, i18n) }),
    badge,
    mark,
    energy: card.energyRating,
  };
}

/** `30 × 25 cm`, `8.5 kg/24 h`, `6,370 × g`: no line ends between a number and what belongs to it. */
function keepTogether(value: string): string {
  return value.replaceAll(/(?<=[\d×]) | (?=\d)/g, "\u00a0");
}

/** A used article's condition comes first: it is why the article costs less. */
function listShownAttributes(
  { grade }: ProductCard,
  figures: ProductCard["attributes"],
  { translate }: PageI18n,
): ProductCard["attributes"] {
  const condition = grade
    ? [{ label: translate("listing.grade.label"), value: translate(`listing.grade.short.${grade}`) }]
    : [];
  return [...condition, ...figures].slice(0, shownAttributes);
}

/** `Only 2 left`, when the stock is low. */
export function toFewLeft(
  { price, availableQuantity: pieces }: Pick<ProductCard, "price" | "availableQuantity">,
  { translate, country }: Pick<PageI18n, "translate" | "country">,
): { readonly few?: string } {
  return pieces !== null && isLowStock(price.value.centAmount, pieces, country.lowStock)
    ? { few: translate.plural("catalogue.stock.left", pieces) }
    : {};
}

/** The date of a product's delivery, or that it is available; null: out of stock. */
export function toDeliveryText(
  card: ProductCard,
  dates: DeliveryDates,
  { translate }: Pick<PageI18n, "translate">,
): string | null {
  if (!isInStock(card.availableQuantity)) return null;
  const { date } = toDelivery(card, dates);
  return date ? translate("catalogue.stock.deliveryBy", { date }) : translate("catalogue.stock.available");
}

export type Badge = { readonly badge: string | null; readonly mark: CardMark | null };

const badgeTags = ["bware", "new", "bestseller"];

/**
 * Chooses the one badge of a product: its reduction, else one of its tags. A list of new articles, of bestsellers or of
 * B-stock says so on each of them. Low stock is no badge: it is always below the delivery date.
 */
export function toBadge(card: ProductCard, i18n: PageI18n, listed: readonly string[] = []): Badge {
  const { translate } = i18n;
  const isTagged = (tag: string) => card.tags.includes(tag);
  const common = badgeTags.find((tag) => listed.includes(tag) && isTagged(tag));
  if (common) return { badge: translate(`catalogue.badge.${common}`), mark: null };
  const reduced = toReductionText(card.price, i18n);
  if (reduced) return { badge: reduced, mark: "offer" };
  const tag = badgeTags.find(isTagged);
  return { badge: tag ? translate(`catalogue.badge.${tag}`) : null, mark: null };
}

/** `−20%`, in whole percent; null: the price is not reduced. */
export function toReductionText(
  { reduction }: Pick<ProductCard["price"], "reduction">,
  { locale }: Pick<PageI18n, "locale">,
): string | null {
  if (!reduction || reduction.permyriad <= 0) return null;
  return `−${formatPermyriad(Math.round(reduction.permyriad / 100) * 100, locale)}`;
}
