import type { RouterContextProvider } from "react-router";
import { defaultPicture } from "../../catalogue/model/default-picture";
import type { Product } from "../../catalogue/model/product";
import type { ProductCard } from "../../catalogue/model/product-card";
import { isInStock } from "../../catalogue/model/sellable-stock";
import { loadComplementaryProducts } from "../../catalogue/operations/load-complementary-products.server";
import {
  type GuaranteeOffer,
  loadGuaranteeOffers,
  toOfferTexts,
} from "../../catalogue/operations/load-guarantee-offers.server";
import { type PageI18n, readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { toUnitPriceText } from "../../catalogue/operations/to-unit-price-text.server";
import { formatMoney } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import type { AfterAddOffers, ComplementarySidebarView, GuaranteeSidebarView } from "../model/after-add";
import { chooseText } from "../model/cart";

const nothing: AfterAddOffers = { guarantee: null, complementary: null };

/**
 * Loads the offers that are displayed after a SKU was added to the cart.
 * Omits and logs offers that cannot be read.
 */
export async function loadAfterAdd(
  context: Readonly<RouterContextProvider>,
  requested: string,
): Promise<AfterAddOffers> {
  const { catalogue } = context.get(requestContext).gateways;
  const { log } = context.get(requestContext);
  const sku = requested.toUpperCase();
  const found = await loadComplementaryProducts(catalogue, [sku]);
  if (!found.ok) log.warn("complementary-products-unavailable", { sku, kind: found.error.kind });
  const baseProduct = found.ok ? found.value.baseProduct : null;
  if (!found.ok || !baseProduct) return nothing;
  const offers = await loadGuaranteeOffers(catalogue, baseProduct);
  if (!offers.ok) log.warn("guarantees-unavailable", { sku, kind: offers.error.kind });
  const i18n = readPageI18n(context);
  return {
    guarantee: toGuaranteeSidebar(baseProduct, offers.ok ? offers.value : [], i18n),
    complementary: toComplementarySidebar(found.value.products, i18n),
  };
}

function toGuaranteeSidebar(
  product: Product,
  offers: readonly GuaranteeOffer[],
  i18n: PageI18n,
): GuaranteeSidebarView | null {
  const [first] = offers;
  if (!first) return null;
  const { translate } = i18n;
  const highlights = chooseText(first.guarantee.highlights, translate.language);
  return {
    kind: "guarantee",
    parentSku: product.sku,
    title: translate("guarantee.title"),
    text: translate("guarantee.text"),
    highlights: highlights.split("\n").filter(Boolean),
    note: translate("guarantee.note"),
    legend: translate("guarantee.legend"),
    options: offers.map((offer) => [offer.guarantee.sku, ...toOfferTexts(offer, i18n)] as const),
    add: translate("guarantee.add"),
    decline: translate("guarantee.decline"),
  };
}

function toComplementarySidebar(
  cards: readonly ProductCard[],
  i18n: PageI18n,
): ComplementarySidebarView | null {
  const { translate, prefix, locale, country } = i18n;
  if (cards.length === 0) return null;
  return {
    kind: "complementary",
    title: translate("guarantee.complementary"),
    products: cards.map(({ sku, name, slug, picture, price, netContent, availableQuantity }) => ({
      sku,
      name,
      href: `${prefix}/${slug}/`,
      picture: picture ?? defaultPicture,
      price: formatMoney(price.value, locale),
      unitPrice: toUnitPriceText({ netContent }, price.value, i18n),
      isAddable: !country.restrictsQuickAdd && isInStock(availableQuantity),
    })),
    add: translate("catalogue.card.add"),
    open: translate("guarantee.open"),
  };
}
