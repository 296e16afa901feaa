import type { Money } from "../../foundation/money";
import { formatDate, formatNumber, formatPermyriad } from "../../i18n/formats";
import { type Campaign, isActiveCampaign, toCampaignTag } from "../model/campaign";
import { countFew, isLowStock } from "../model/is-low-stock";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { BuyView, TierView } from "../model/product-view";
import type { Recall } from "../model/recall";
import { isInStock } from "../model/sellable-stock";
import { findOffer, isDeliveryFree, type ShippingOffer } from "../model/shipping-offer";
import { toNet } from "../model/to-net";
import { toStockText } from "../model/to-stock-text";
import { toVolumeTiers, type VolumeDiscount, type VolumeTier } from "../model/volume-discount";
import { formatPrice } from "./format-price.server";
import type { PageI18n } from "./page-i18n.server";
import { toDeliveryDates } from "./to-card-view.server";
import { toUnitPriceText } from "./to-unit-price-text.server";
import { toVariantChoices } from "./to-variant-choices.server";
import { toFreshView } from "./to-ware-view.server";

export type BuySource = {
  readonly i18n: PageI18n;
  readonly offers: readonly ShippingOffer[];
  readonly settings: {
    /** Maximum pieces of one product per addition, and per cart. */
    readonly maxAddQuantity: number;
    readonly maxLineQuantity: number;
    readonly campaign: Campaign | null;
    readonly hasSupportForm?: boolean;
    readonly dispatchCountry?: string | null;
  };
  readonly discounts: readonly VolumeDiscount[];
  /** The same article new or used. */
  readonly otherWare: ProductCard | null;
  /** The merchant's, of all articles. */
  readonly recalls: readonly Recall[];
};

/** Formats price, stock and delivery. */
export function toBuyView(product: Product, source: BuySource): BuyView {
  const { i18n, offers, settings } = source;
  const { translate, locale, country } = i18n;
  const { value } = product.price;
  // products not sold here have neither stock nor delivery
  const pieces = product.isEligibleForSelling ? product.availableQuantity : 0;
  const isLow = isLowStock(value.centAmount, pieces, country.lowStock);
  const offer = findOffer(product, offers);
  const isFree = Boolean(offer && isDeliveryFree(offer, value));
  const date = offer && toDeliveryDates([offer], i18n, "long")[product.isFreight ? "freight" : "parcel"];
  const tiers = toTierViews(product, source);
  return {
    ...toPriceView(product, settings.campaign, i18n),
    ...toDisclaimer(product, isFree, i18n),
    ...toFreshView(product, source.otherWare, i18n),
    ...(isFree && { freeDelivery: translate("listing.delivery.free") }),
    ...(tiers.length > 0 && { tiers }),
    ...(product.variants.length > 0 && { choices: toVariantChoices(product, i18n) }),
    isForSale: product.isEligibleForSelling,
    stock: pieces,
    maximum: settings.maxAddQuantity,
    maximumInCart: settings.maxLineQuantity,
    isLow,
    few: countFew(value.centAmount, country.lowStock),
    stockText: toStockText(pieces, isLow, translate, (count) => formatNumber(count, locale)),
    ...(isInStock(pieces) &&
      date !== undefined && { delivery: translate("catalogue.stock.deliveryBy", { date }) }),
  };
}

type PriceView = Pick<
  BuyView,
  "price" | "unitPrice" | "cents" | "currency" | "before" | "until" | "campaign" | "vat" | "net"
>;

function toPriceView(product: Product, campaign: Campaign | null, i18n: PageI18n): PriceView {
  const { translate, locale, country, now } = i18n;
  const { price, taxPermyriad, tags } = product;
  const { value, reduction } = price;
  const toDay = (date: string) => formatDate(new Date(date), locale, country.timeZone, "long");
  const isInCampaign =
    campaign !== null && isActiveCampaign(campaign, now) && tags.includes(toCampaignTag(campaign));
  return {
    price: formatPrice(value, i18n),
    ...toUnitPriceView(product, value, i18n),
    cents: value.centAmount,
    currency: value.currency,
    ...(reduction && { before: formatPrice(reduction.before, i18n) }),
    ...(reduction?.validUntil && {
      until: translate("catalogue.price.until", { date: toDay(reduction.validUntil) }),
    }),
    ...(isInCampaign && {
      campaign: translate("product.campaign", { name: campaign.name, date: toDay(campaign.endDate) }),
    }),
    vat:
      taxPermyriad === null
        ? translate("catalogue.price.includesVat")
        : translate("catalogue.price.includesVatRate", { rate: formatPermyriad(taxPermyriad, locale) }),
    ...(taxPermyriad !== null && {
      net: translate("catalogue.price.net", { amount: formatPrice(toNet(value, taxPermyriad), i18n) }),
    }),
  };
}

/**
 * The footer's sentence on prices, which explains a crossed-out one. Where delivery is free, it does not name delivery
 * as an extra cost: the VAT note beside it says the opposite.
 */
function toDisclaimer(
  { price }: Product,
  isDeliveryFree: boolean,
  { duties, translate }: PageI18n,
): Pick<BuyView, "disclaimer"> {
  if (!price.reduction || !duties.has("price-note")) return {};
  const sentence = isDeliveryFree ? "priceDisclaimerFree" : "priceDisclaimer";
  return { disclaimer: translate(`content.footer.${sentence}`) };
}

/** Volume prices of a product, fewest pieces first. */
function toTierViews(product: Product, { discounts, i18n }: BuySource): readonly TierView[] {
  const tiers = toVolumeTiers(product.price.value, discounts);
  return tiers.map((tier) => toTierView(tier, product, i18n));
}

function toTierView({ from, permyriad, price }: VolumeTier, product: Product, i18n: PageI18n): TierView {
  return {
    from,
    cents: price.centAmount,
    price: formatPrice(price, i18n),
    ...toUnitPriceView(product, price, i18n),
    saving: formatPermyriad(permyriad, i18n.locale),
  };
}

function toUnitPriceView(product: Product, price: Money, i18n: PageI18n): Pick<TierView, "unitPrice"> {
  const unitPrice = toUnitPriceText(product, price, i18n);
  return unitPrice === null ? {} : { unitPrice };
}
