import type { RouterContextProvider } from "react-router";
import { rememberMarkup } from "../../design/remember-markup.server";
import { createDerivedMemo, createInputsMemo } from "../../foundation/derived-memo";
import { whenThere } from "../../foundation/prompt";
import { requestContext } from "../../request/context";
import { pageSlotsContext } from "../../request/static-page";
import type { CompareView } from "../model/compare-view";
import type { ProductParts, ProductPartsView, ProductView } from "../model/product-view";
import type { ReviewView } from "../model/review-view";
import type { ProductDocument } from "../operations/load-product.server";
import { readPageI18n } from "../operations/page-i18n.server";
import { createProductRenderer } from "../ui/render-product-parts.server";

const rendered = createDerivedMemo<ProductPartsView, Omit<ProductParts, "guarantee">>();
const guarantees = createInputsMemo<string>(200);
const reviewed = createDerivedMemo<readonly ReviewView[], string>();
const compared = createDerivedMemo<CompareView, string>();

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
  const place = `${i18n.locale}${i18n.prefix}`;
  const own = rendered(parts, place, () => renderer.renderParts(parts));
  const guarantee = guarantees(i18n.locale + parts.sku, [parts, wallets?.buttons, wallets?.cents], () =>
    renderer.renderGuarantee(parts, wallets),
  );
  const markup = { ...own, guarantee };
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
    reviews: whenThere(
      reviews,
      (shown) =>
        shown &&
        handOver(
          "reviews",
          reviewed(shown, place, () => renderer.renderReviews(shown)),
        ),
    ),
    comparison: whenThere(
      comparison,
      (shown) =>
        shown &&
        handOver(
          "comparison",
          compared(shown, place, () => renderer.renderComparison(view.sku, shown)),
        ),
    ),
  };
}
