import { nameRegion } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import { toStatedGuarantee } from "../../law/model/guarantee-notice";
import { findContactPage } from "../../support/model/support-path";
import type { Product } from "../model/product";
import type { TermsView } from "../model/product-view";
import { isVirtualSku } from "../model/sellable-stock";
import { findOffer, isDeliveryFree, type ShippingOffer } from "../model/shipping-offer";
import type { PageI18n } from "./page-i18n.server";
import type { BuySource } from "./to-buy-view.server";
import { toWareView } from "./to-ware-view.server";

/** Transport, guarantee and the same article in the other condition. */
export function toTermsView(product: Product, source: BuySource): TermsView {
  const { i18n, offers, otherWare, settings } = source;
  const contactPage = findContactPage(settings, i18n);
  const offer = findOffer(product, offers);
  const words = { heading: i18n.translate("pages.guarantee.short"), reminder: "", repair: "" };
  const guarantee = toStatedGuarantee({ ...i18n, words });
  const isUsed = product.tags.includes("bware");
  const isDelivered = product.isEligibleForSelling && !isVirtualSku(product.sku);
  return {
    name: product.name,
    productNumber: product.productNumber,
    isForSale: product.isEligibleForSelling,
    isUsed,
    ...(contactPage && { contactPage }),
    ...(offer && isDelivered && { shipping: toShippingText(offer, product.price.value, i18n) }),
    ...(otherWare && !isUsed && { otherWare: toWareView(product, otherWare, i18n) }),
    ...(guarantee && { guarantee: guarantee.heading }),
    hasPaymentPage: i18n.country.hasNewTrustFeatures,
  };
}

/** By parcel or freight, to the shop's country; free if one piece reaches the threshold. */
function toShippingText(
  offer: ShippingOffer,
  value: Product["price"]["value"],
  { translate, locale, country }: PageI18n,
): string {
  const { key, price, freeAbove } = offer;
  const way = key === "freight" ? "freight" : "parcel";
  const place = nameRegion(country.code, locale);
  const cost = formatMoney(price, locale);
  const label = (text: string) => translate("cart.labelled", { label: place, text });
  if (isDeliveryFree(offer, value)) return label(translate(`product.delivery.${way}Free`));
  if (!freeAbove) return label(translate(`catalogue.delivery.${way}`, { cost }));
  const free = formatMoney(freeAbove, locale);
  return label(translate(`catalogue.delivery.${way}FreeFrom`, { cost, free }));
}
