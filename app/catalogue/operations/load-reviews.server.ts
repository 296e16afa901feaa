import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import { nameForeignLanguage } from "../../i18n/display-names";
import { formatDate } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { type Review, type ReviewSort, reviewPageSize } from "../model/review";
import type { ReviewView } from "../model/review-view";
import { type PageI18n, readPageI18n } from "./page-i18n.server";

type ReviewChoice = {
  readonly page?: number;
  readonly sort?: ReviewSort;
  /** Only those with this number of stars. */
  readonly rating?: number | null;
};

type ShownReviews = {
  readonly reviews: readonly ReviewView[];
  readonly pages: number;
  readonly total: number;
};

/** Loads a page of a product's reviews, best first by default, with formatted dates and sources. */
export function loadReviews(
  context: Readonly<RouterContextProvider>,
  productId: string,
  { page = 1, sort = "rating", rating = null }: ReviewChoice = {},
): Prompt<Result<ShownReviews, GatewayError>> {
  const { catalogue } = context.get(requestContext).gateways;
  const query = { limit: reviewPageSize, offset: (page - 1) * reviewPageSize, sort, rating };
  return whenThere(catalogue.loadReviews(productId, query), (answer) => {
    if (!answer.ok) return answer;
    const i18n = readPageI18n(context);
    const { reviews: raw, total } = answer.value;
    const reviews = raw.map((review) => toReviewView(review, i18n));
    return ok({ reviews, total, pages: Math.max(1, Math.ceil(total / reviewPageSize)) });
  });
}

const knownSources = ["shop", "mail", "service"];

/** Uses the translation into the shop's language if available, together with the original. */
function toReviewView(review: Review, { locale, country, translate }: PageI18n): ReviewView {
  const { id, title, text, answer, authorName, rating, createdAt, translation, source } = review;
  const written = review.locale?.slice(0, 2) ?? null;
  const original = { title, text, answer };
  const isTranslated = translation !== null && written !== null;
  return {
    id,
    ...(isTranslated ? fillGaps(translation, original) : original),
    author: authorName,
    rating,
    date: formatDate(new Date(createdAt), locale, country.timeZone, "date"),
    language: isTranslated ? translate.language : review.locale,
    source: source !== null && knownSources.includes(source) ? translate(`reviews.source.${source}`) : null,
    ...(isTranslated && {
      original: { ...original, language: written, languageName: nameForeignLanguage(written, locale) },
    }),
    ...(!isTranslated &&
      (title !== null || text !== null) &&
      written !== null &&
      written !== translate.language && { foreign: nameForeignLanguage(written, locale) }),
  };
}

type ShownTexts = Pick<ReviewView, "title" | "text" | "answer">;

/** Falls back to the original for untranslated texts. */
function fillGaps(translated: ShownTexts, original: ShownTexts): ShownTexts {
  return {
    title: translated.title ?? original.title,
    text: translated.text ?? original.text,
    answer: translated.answer ?? original.answer,
  };
}
