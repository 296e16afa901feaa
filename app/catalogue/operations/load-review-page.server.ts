import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { LinkView } from "../model/listing-view";
import type { ReviewView } from "../model/review-view";
import { loadReviews } from "./load-reviews.server";
import { readPageWords } from "./page-words.server";

export type ReviewPageView = {
  readonly name: string;
  readonly crumbs: readonly LinkView[];
  readonly reviews: readonly ReviewView[];
  readonly page: number;
  readonly pages: number;
};

/** All reviews of a product, ten a page; null when there is no such SKU. A bad page counts as the first. */
export async function loadReviewPage(
  context: Readonly<RouterContextProvider>,
  sku: string,
  pageText: string | null,
): Promise<Result<ReviewPageView | null, GatewayError>> {
  const product = await context.get(gatewaysContext).catalogue.loadProductBySku(sku.toUpperCase());
  if (!product.ok || product.value === null) return product.ok ? ok(null) : product;
  const page = pageText !== null && /^[1-9]\d{0,2}$/.test(pageText) ? Number(pageText) : 1;
  const found = await loadReviews(context, product.value.id, page);
  if (!found.ok) return found;
  const { translate, prefix } = readPageWords(context);
  setPageHead(context, { title: product.value.name, robots: "noindex, follow" });
  const { name, slug } = product.value;
  const crumbs: LinkView[] = [
    [translate("catalogue.start"), prefix || "/"],
    [name, `${prefix}/${slug}/`],
  ];
  return ok({ name, crumbs, page, ...found.value });
}
