import type { RouterContextProvider } from "react-router";
import { rememberMarkup } from "../../design/remember-markup.server";
import { whenThere } from "../../foundation/prompt";
import { requestContext } from "../../request/context";
import { pageSlotsContext } from "../../request/static-page";
import type { ProductView } from "../model/product-view";
import type { ProductDocument } from "../operations/load-product.server";
import { readPageI18n } from "../operations/page-i18n.server";
import { createProductRenderer } from "../ui/render-product-parts.server";

/**
 * Serves a product's page.
 * Its parts are written as in `serveListing`; streamed parts are in their slot of the document before their promise
 * resolves.
 */
export function serveProduct(
  context: Readonly<RouterContextProvider>,
  { view, parts, wallets, reviews, comparison }: ProductDocument,
): ProductView {
  const i18n = readPageI18n(context);
  const renderer = createProductRenderer(i18n, rememberMarkup);
  const { isDataRequest: isData } = context.get(requestContext);
  const markup = { ...renderer.renderParts(parts), guarantee: renderer.renderGuarantee(parts, wallets) };
  const slots: Record<string, string> = { ...markup };
  if (!isData) context.set(pageSlotsContext, slots);
  const handOver = (slot: string, html: string) => {
    if (isData) return html;
    slots[slot] = html;
    return "";
  };
  return {
    ...view,
    parts: isData ? markup : null,
    reviews: whenThere(reviews, (shown) => shown && handOver("reviews", renderer.renderReviews(shown))),
    comparison: whenThere(
      comparison,
      (shown) => shown && handOver("comparison", renderer.renderComparison(view.sku, shown)),
    ),
  };
}
