import { money, roundHalfEven } from "../../foundation/money";
import { formatDate, formatMoney, formatNumber, formatPermyriad } from "../../i18n/formats";
import { countFew, isLowStock } from "../model/is-low-stock";
import type { Product } from "../model/product";
import type { BuyView } from "../model/product-view";
import { isInStock } from "../model/sellable-stock";
import type { ShippingOffer } from "../model/shipping-offer";
import { toStockText } from "../model/to-stock-text";
import type { PageWords } from "./page-words.server";
import { toDeliveryDates } from "./to-card-view.server";

export type BuySource = {
  readonly words: PageWords;
  readonly offers: readonly ShippingOffer[];
  /** Most pieces of one product in one add, and in one cart. */
  readonly limits: { readonly maxAddQuantity: number; readonly maxLineQuantity: number };
};

/** Price, stock and delivery in words. */
export function toBuyView(product: Product, { words, offers, limits }: BuySource): BuyView {
  const { translate, locale, country } = words;
  const { value, reduction } = product.price;
  // what is not sold here promises neither stock nor delivery
  const pieces = product.isEligibleForSelling ? product.availableQuantity : 0;
  const isLow = isLowStock(value.centAmount, pieces, country.lowStock);
  const offer = offers.find(({ key }) => key === (product.isFreight ? "freight" : "parcel"));
  const date = offer && toDeliveryDates([offer], words, "long")[product.isFreight ? "freight" : "parcel"];
  return {
    price: formatMoney(value, locale),
    ...(reduction && { before: formatMoney(reduction.before, locale) }),
    ...(reduction?.validUntil && {
      until: translate("catalogue.price.until", {
        date: formatDate(new Date(reduction.validUntil), locale, country.timeZone, "long"),
      }),
    }),
    vat:
      product.taxPermyriad === null
        ? translate("catalogue.price.includesVat")
        : translate("catalogue.price.includesVatRate", {
            rate: formatPermyriad(product.taxPermyriad, locale),
          }),
    ...(product.taxPermyriad !== null && {
      net: translate("catalogue.price.net", {
        amount: formatMoney(toNet(value, product.taxPermyriad), locale),
      }),
    }),
    ...(country.hasPriceDisclaimer && { disclaimer: translate("content.footer.priceDisclaimer") }),
    isForSale: product.isEligibleForSelling,
    stock: pieces,
    maximum: limits.maxAddQuantity,
    maximumInCart: limits.maxLineQuantity,
    isLow,
    few: countFew(value.centAmount, country.lowStock),
    stockText: toStockText(pieces, isLow, translate, (count) => formatNumber(count, locale)),
    ...(isInStock(pieces) &&
      date !== undefined && { delivery: translate("catalogue.stock.deliveryBy", { date }) }),
    ...(offer && product.isEligibleForSelling && { shipping: toShippingText(offer, words) }),
  };
}

function toNet(gross: Product["price"]["value"], taxPermyriad: number) {
  return money(roundHalfEven((gross.centAmount * 10_000) / (10_000 + taxPermyriad)), gross.currency);
}

function toShippingText({ key, price, freeAbove }: ShippingOffer, { translate, locale }: PageWords): string {
  const way = key === "freight" ? "freight" : "parcel";
  const cost = formatMoney(price, locale);
  return freeAbove
    ? translate(`catalogue.delivery.${way}FreeFrom`, { cost, free: formatMoney(freeAbove, locale) })
    : translate(`catalogue.delivery.${way}`, { cost });
}
