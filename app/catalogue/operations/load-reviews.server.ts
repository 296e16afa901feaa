import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { formatDate } from "../../i18n/formats";
import { gatewaysContext } from "../../request/context";
import type { ReviewView } from "../model/review-view";
import { readPageWords } from "./page-words.server";

const pageSize = 10;

/** A page of a product's reviews, best first, with dates in words. */
export async function loadReviews(
  context: Readonly<RouterContextProvider>,
  productId: string,
  page = 1,
): Promise<Result<{ readonly reviews: readonly ReviewView[]; readonly pages: number }, GatewayError>> {
  const offset = (page - 1) * pageSize;
  const answer = await context
    .get(gatewaysContext)
    .catalogue.loadReviews(productId, { limit: pageSize, offset });
  if (!answer.ok) return answer;
  const { locale, country } = readPageWords(context);
  const reviews = answer.value.reviews.map(
    ({ id, title, text, authorName, rating, createdAt, locale: language }) => ({
      id,
      title,
      text,
      author: authorName,
      rating,
      date: formatDate(new Date(createdAt), locale, country.timeZone, "date"),
      language,
    }),
  );
  return ok({ reviews, pages: Math.max(1, Math.ceil(answer.value.total / pageSize)) });
}
