import type { ProductCard } from "../../catalogue/model/product-card";
import { isInStock } from "../../catalogue/model/sellable-stock";
import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";
import { isToggledOn, type Toggles } from "../../countries/model/toggles";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Gateways } from "../../request/gateways";
import type { Log } from "../../request/log";
import type { RecommendationType } from "../model/recommendation-type";

/** Maximum products of a row. */
const recommendationLimit = 8;
/** Requests more than a row shows: some are not sold here, or not in stock. */
const requestedCount = 24;
/** Maximum SKUs of a request. */
export const mostSkus = 20;

export type RecommendationRequest = {
  readonly type: RecommendationType;
  readonly trackingCookie: string | null;
  /** The SKUs to recommend for, the most important first. */
  readonly skus: readonly string[];
  readonly categoryNames?: readonly string[];
  readonly title?: string | null;
  /** SKUs to exclude, for example those in the cart. */
  readonly without?: readonly string[];
};

type Shop = {
  readonly gateways: Pick<Gateways, "catalogue" | "recommendations">;
  readonly country: Country;
  readonly locale: Locale;
  readonly log: Log;
  readonly toggles: Toggles;
};

export type RecommendedProduct = {
  readonly product: ProductCard;
  readonly recommendationId: string;
  readonly engineName: string;
};

/**
 * Loads recommendations that this shop sells and has in stock, best first.
 * Returns null if there are none, the store has them switched off (`recommendationsEnabled`), or the service or the
 * platform fails, which is logged once.
 */
export async function loadRecommendations(
  shop: Shop,
  request: RecommendationRequest,
): Promise<readonly RecommendedProduct[] | null> {
  const { gateways, country, locale } = shop;
  const domainId = country.recommendationIds[toLanguage(locale)];
  if (!gateways.recommendations || !domainId || !isToggledOn(shop.toggles, "bloomreach-api")) return null;
  const settings = await gateways.catalogue.loadStoreSettings();
  if (!settings.ok) return fail(shop, settings.error);
  if (settings.value.showsRecommendations === false) return null;
  const skus = request.skus.slice(0, mostSkus);
  const found = await gateways.recommendations.find({
    type: request.type,
    domainId,
    trackingCookie: request.trackingCookie,
    skus,
    categoryNames: request.categoryNames ?? [],
    title: request.title ?? null,
    size: requestedCount,
  });
  if (!found.ok) return fail(shop, found.error);
  if (found.value === null) return null;
  const isSeen = request.type === "last-seen";
  const unwanted = new Set([...(request.without ?? []), ...(isSeen ? [] : skus)]);
  const wanted = new Map(found.value.filter(({ sku }) => !unwanted.has(sku)).map((item) => [item.sku, item]));
  const cards = await gateways.catalogue.loadCardsBySkus([...wanted.keys()]);
  if (!cards.ok) return fail(shop, cards.error);
  const products = cards.value.flatMap((product) => {
    const item = wanted.get(product.sku);
    return item && isInStock(product.availableQuantity) ? [{ product, ...item }] : [];
  });
  return products.length > 0 ? products.slice(0, recommendationLimit) : null;
}

function fail({ log }: Shop, { system, kind }: GatewayError): null {
  log.warn("recommendations-unavailable", { system, kind });
  return null;
}
