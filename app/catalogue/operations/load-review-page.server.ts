import type { RouterContextProvider } from "react-router";
import type { RouteQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { type ReviewSort, ratingLevels, reviewSorts } from "../model/review";
import type { ReviewPageView } from "../model/review-page-view";
import { loadReviews } from "./load-reviews.server";
import { readPageI18n } from "./page-i18n.server";
import { toPageTitle } from "./to-page-title.server";
import { toRatingView } from "./to-product-view.server";

type Choice = { readonly sort: ReviewSort; readonly rating: number | null; readonly page: number };

/** Loads all reviews of a product, ten per page; null for an unknown SKU. Ignores an invalid level, order or page. */
export async function loadReviewPage(
  context: Readonly<RouterContextProvider>,
  number: string,
  query: RouteQuery<"product-reviews">,
): Promise<Result<ReviewPageView | null, GatewayError>> {
  const product = await context.get(requestContext).gateways.catalogue.loadProductBySku(number.toUpperCase());
  if (!product.ok || product.value === null) return product.ok ? ok(null) : product;
  const requested = parseChoice(query);
  const answer = await loadReviews(context, product.value.id, requested);
  const choice = answer.ok && requested.page > answer.value.pages ? { ...requested, page: 1 } : requested;
  const found = choice === requested ? answer : await loadReviews(context, product.value.id, choice);
  if (!found.ok) return found;
  const i18n = readPageI18n(context);
  const { name, slug, sku } = product.value;
  const title = i18n.translate("reviews.of", { name });
  setPageHead(context, { title, robots: "noindex, follow" });
  const path = `${i18n.prefix}/product-reviews/${sku.toLowerCase()}`;
  const toHref = (change: Partial<Choice>) => toPath(path, { ...choice, page: 1, ...change });
  const rating = toRatingView(product.value, i18n);
  return ok({
    metaTitle: toPageTitle(title, choice.page, i18n.translate),
    name,
    sku,
    crumbs: [
      { text: i18n.translate("catalogue.start"), href: i18n.prefix || "/" },
      { text: name, href: `${i18n.prefix}/${slug}/` },
    ],
    rating,
    levels: ratingLevels.map((stars, index) => ({
      stars,
      count: rating?.distribution[index] ?? 0,
      href: toHref({ rating: stars }),
      isChosen: choice.rating === stars,
    })),
    chosen: choice.rating,
    allHref: toHref({ rating: null }),
    sorts: reviewSorts.map((sort) => ({ sort, href: toHref({ sort }), isChosen: sort === choice.sort })),
    page: choice.page,
    pagePath: toHref({}),
    writeHref: `${i18n.prefix}/write-review/${sku.toLowerCase()}`,
    ...found.value,
  });
}

function parseChoice(query: RouteQuery<"product-reviews">): Choice {
  const page = query.get("page") ?? "";
  const rating = query.get("rating") ?? "";
  return {
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    sort: reviewSorts.find((sort) => sort === query.get("sort")) ?? "rating",
  };
}

function toPath(path: string, { sort, rating }: Choice): string {
  const query = new URLSearchParams();
  if (rating !== null) query.set("rating", String(rating));
  if (sort !== "rating") query.set("sort", sort);
  return query.size > 0 ? `${path}?${query}` : path;
}
