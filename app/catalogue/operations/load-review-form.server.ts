import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { defaultPicture } from "../model/default-picture";
import type { ReviewFormView } from "../model/review-page-view";
import { findReviewablePurchase, toReviewWriter } from "./add-review.server";
import { readPageWords } from "./page-words.server";

/** Loads the page with the review form; null for an unknown SKU. */
export async function loadReviewForm(
  context: Readonly<RouterContextProvider>,
  asked: string,
): Promise<Result<ReviewFormView | null, GatewayError>> {
  const product = await context.get(requestContext).gateways.catalogue.loadProductBySku(asked.toUpperCase());
  if (!product.ok || product.value === null) return product.ok ? ok(null) : product;
  const { name, slug, picture, sku } = product.value;
  const found = await findReviewablePurchase(await toReviewWriter(context), sku);
  const { translate, prefix } = readPageWords(context);
  const productHref = `${prefix}/${slug}/`;
  return ok({
    sku,
    name,
    picture: picture ?? defaultPicture,
    crumbs: [
      { text: translate("catalogue.start"), href: prefix || "/" },
      { text: name, href: productHref },
    ],
    productHref,
    refusal: found.ok ? null : found.error.code,
  });
}
