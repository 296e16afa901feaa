import type { RouterContextProvider } from "react-router";
import { fewestInRow } from "../../catalogue/model/fewest-in-row";
import { parseViewed } from "../../catalogue/model/viewed-list";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { toCardViews } from "../../catalogue/operations/to-card-view.server";
import { readConsent } from "../../consent/model/consent";
import { readCookie } from "../../foundation/cookie";
import { requestContext } from "../../request/context";
import { type RowName, type RowView, rowTypes, trackingCookieName } from "../model/recommendation-row";
import { loadRecommendations, mostSkus, type RecommendationRequest } from "./load-recommendations.server";

type Context = Readonly<RouterContextProvider>;
type RowRequest = {
  readonly name: RowName;
  /** Comma-separated, the most important first. */
  readonly skus: string | null;
  /** The request's cookies. */
  readonly cookies: string;
};

/** The embedded service's engine for popular products; a row of viewed products then has another title. */
const popularEngine = "popular";

/** Loads a row of recommendations for a page; null: none, or too few. */
export async function loadRow(
  context: Context,
  { name, skus, cookies }: RowRequest,
): Promise<RowView | null> {
  const viewed = parseViewed(skus, name === "cart" ? mostSkus : undefined);
  if (name !== "seen" && viewed.length === 0) return null;
  const { catalogue, recommendations } = context.get(requestContext).gateways;
  const shop = {
    gateways: { catalogue, recommendations },
    country: context.get(requestContext).country,
    locale: context.get(requestContext).locale,
    log: context.get(requestContext).log,
    toggles: context.get(requestContext).toggles,
  };
  const request: RecommendationRequest = {
    type: rowTypes[name],
    trackingCookie: readTrackingCookie(cookies),
    skus: viewed,
    ...(name === "cart" && (await describeSource(context, viewed[0] ?? ""))),
  };
  const [found, offers] = await Promise.all([
    loadRecommendations(shop, request),
    catalogue.loadShippingOffers(),
  ]);
  const [first] = found ?? [];
  if (!found || !first || (found.length < fewestInRow && name !== "seen")) return null;
  const i18n = readPageI18n(context);
  const isPopular = first.engineName === popularEngine;
  const ownTitle = name === "seen" && isPopular ? "popular" : name;
  return {
    name,
    // It replaces the related products below their heading.
    title: i18n.translate(ownTitle === "similar" ? "product.section.related" : `recommendations.${ownTitle}`),
    isTitled: name === "similar",
    recommendationId: first.recommendationId,
    engineName: first.engineName,
    cards: toCardViews(
      found.map(({ product }) => product),
      offers.ok ? offers.value : [],
      i18n,
    ),
    hasQuickAdd: !i18n.country.restrictsQuickAdd,
  };
}

/**
 * Loads name and categories of the cart row's product, for filters of the recommendation service.
 * Returns an empty object if the product cannot be loaded.
 */
async function describeSource(
  context: Context,
  sku: string,
): Promise<Pick<RecommendationRequest, "categoryNames" | "title">> {
  const product = await context.get(requestContext).gateways.catalogue.loadProductBySku(sku);
  if (!product.ok || !product.value) return {};
  const { name, categories } = product.value;
  return { title: name, categoryNames: categories.slice(1, 3).map((category) => category.name) };
}

/** Reads the tracking cookie; null: missing, or without consent to share it. */
function readTrackingCookie(cookies: string): string | null {
  if (!readConsent(cookies).has("marketing")) return null;
  return readCookie(cookies, trackingCookieName) || null;
}
