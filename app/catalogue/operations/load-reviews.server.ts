import type { RouterContextProvider } from "react-router";
import { createDerivedMemo } from "../../foundation/derived-memo";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import { formatDate } from "../../i18n/formats";
import { gatewaysContext } from "../../request/context";
import type { Review } from "../model/review";
import type { ReviewView } from "../model/review-view";
import { type PageWords, readPageWords } from "./page-words.server";

const pageSize = 10;
const reviewViews = createDerivedMemo<readonly Review[], readonly ReviewView[]>();

type ReviewPage = { readonly reviews: readonly ReviewView[]; readonly pages: number };

/** A page of a product's reviews, best first, with dates in words. */
export function loadReviews(
  context: Readonly<RouterContextProvider>,
  productId: string,
  page = 1,
): Prompt<Result<ReviewPage, GatewayError>> {
  const offset = (page - 1) * pageSize;
  const { catalogue } = context.get(gatewaysContext);
  return whenThere(catalogue.loadReviews(productId, { limit: pageSize, offset }), (answer) => {
    if (!answer.ok) return answer;
    const words = readPageWords(context);
    const { reviews: raw } = answer.value;
    const key = `${words.locale} ${words.country.code}`;
    const reviews = reviewViews(raw, key, () => raw.map((review) => toReviewView(review, words)));
    return ok({ reviews, pages: Math.max(1, Math.ceil(answer.value.total / pageSize)) });
  });
}

function toReviewView(review: Review, { locale, country }: PageWords): ReviewView {
  const { id, title, text, authorName, rating, createdAt, locale: language } = review;
  const date = formatDate(new Date(createdAt), locale, country.timeZone, "date");
  return { id, title, text, author: authorName, rating, date, language };
}
