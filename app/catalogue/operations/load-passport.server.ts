import type { RouterContextProvider } from "react-router";
import type { SlugQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { toLocalDay } from "../../foundation/local-day";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { findContactPage } from "../../support/model/support-path";
import { passportSegment } from "../model/passport";
import type { PassportView } from "../model/passport-view";
import { readPageI18n } from "./page-i18n.server";
import { toPassportView } from "./to-passport-view.server";

/**
 * Loads the passport of a published article, whether it is sold here or not; null: unknown.
 * `variant` is its SKU, `serial` the number of one machine. Spare parts are omitted if they cannot be loaded; without
 * the recalls the page fails, because an empty list would mean that the machine is safe.
 */
export async function loadPassport(
  context: Readonly<RouterContextProvider>,
  slug: string,
  query: SlugQuery,
): Promise<Result<PassportView | null, GatewayError>> {
  const { gateways, origin, country, now, log } = context.get(requestContext);
  const { catalogue } = gateways;
  const [found, recalls, settings] = await Promise.all([
    catalogue.loadPassportProduct(slug, query.get("variant")),
    catalogue.loadRecalls(),
    catalogue.loadStoreSettings(),
  ]);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  if (!recalls.ok) return recalls;
  const product = found.value;
  const articles = await catalogue.loadArticles([product.sku, ...product.accessorySkus]);
  if (!articles.ok) log.warn("passport-parts-unavailable", { sku: product.sku, kind: articles.error.kind });
  const parts = articles.ok ? articles.value : [];
  const i18n = readPageI18n(context);
  const view = toPassportView(
    product,
    {
      recalls: recalls.value,
      parts,
      isSold: parts.some(({ sku, offer }) => sku === product.sku && offer !== null),
      entered: query.get("serial") ?? "",
    },
    {
      ...i18n,
      origin,
      day: toLocalDay(now, country.timeZone),
      contactPage: findContactPage(settings.ok ? settings.value : null, i18n),
    },
  );
  setPageHead(context, {
    title: view.title,
    robots: "noindex, follow",
    picture: product.picture,
    paths: (language) => {
      const own = product.slugs[language];
      return own === undefined ? null : `/${own}/${passportSegment}`;
    },
  });
  return ok(view);
}
