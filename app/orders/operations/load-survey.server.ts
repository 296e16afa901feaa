import type { RouterContextProvider } from "react-router";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import { mayAskForSurvey } from "../../consent/model/utm-source";
import { loadThirdParties } from "../../consent/operations/load-third-parties.server";
import { requestContext } from "../../request/context";
import type { Order } from "../model/order";
import { type SurveyOrder, toSurveyOrder } from "../model/survey";

export type Survey = { readonly scriptUrl: string; readonly order: SurveyOrder };

/**
 * Loads the third-party survey for an order.
 * Returns null without consent to marketing, or if the store has no survey.
 */
export async function loadSurvey(
  context: Readonly<RouterContextProvider>,
  { order, offers, cookies }: { order: Order; offers: readonly ShippingOffer[]; cookies: string },
): Promise<Survey | null> {
  if (!mayAskForSurvey(cookies)) return null;
  const { survey } = await loadThirdParties(context);
  if (!survey) return null;
  const articles = await context
    .get(requestContext)
    .gateways.catalogue.loadArticles(order.lines.map(({ sku }) => sku));
  const surveyOrder = toSurveyOrder(order, {
    merchantId: survey.id,
    offers,
    eans: articles.ok ? articles.value.flatMap(({ ean }) => ean ?? []) : [],
    timeZone: context.get(requestContext).country.timeZone,
  });
  return surveyOrder && { scriptUrl: survey.scriptUrl, order: surveyOrder };
}
