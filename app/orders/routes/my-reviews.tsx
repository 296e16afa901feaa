import { data } from "react-router";
import { setNotice } from "../../accounts/operations/notices.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import {
  parseReviewForm,
  type ReviewFieldErrors,
  reviewLengths,
} from "../../catalogue/model/parse-review-form";
import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { changeMyReview, loadMyReviews } from "../operations/load-my-reviews.server";
import { loadOrderI18n } from "../operations/load-order-i18n.server";
import { MyReviewsPage } from "../ui/my-reviews-page";
import { myReviewsPath, toMyReviewsView } from "../ui/to-my-reviews-view";
import type { Route } from "./+types/my-reviews";

/** Shows this customer's reviews and the articles still open for one. */
export async function loader(call: Route.LoaderArgs) {
  const { customerId } = await requireCustomer(call);
  const [reviews, i18n] = await Promise.all([
    loadMyReviews(call.context, customerId),
    loadOrderI18n(call, "my-reviews"),
  ]);
  return data(toMyReviewsView(reviews, i18n), reviews ? 200 : 503);
}

/** Changes one of the customer's reviews. */
export async function action(call: Route.ActionArgs) {
  const { customerId } = await requireCustomer(call);
  const { translate } = call.context.get(requestContext);
  const form = await readForm(call.request);
  const read = (name: string) => String(form.get(name) ?? "");
  const [id, version] = [read("id"), Number(read("version"))];
  const typed = { rating: read("rating"), title: read("title"), text: read("text") };
  const parsed = parseReviewForm(typed);
  const refuse = (sentences: readonly string[], status: number) => data({ id, sentences, typed }, status);
  if (!parsed.ok) return refuse(toSentences(parsed.error, translate), 400);
  const review = { id, version: Number.isInteger(version) ? version : 0 };
  const changed = await changeMyReview(call.context, customerId, review, parsed.value);
  if (!changed.ok) {
    const isUnknown = changed.error.code === "unknown";
    return refuse([translate("reviews.refusal.review-failed")], isUnknown ? 404 : 409);
  }
  await setNotice(call, "my-orders.notice.reviewSaved");
  throw leadTo(myReviewsPath);
}

function toSentences(errors: ReviewFieldErrors, translate: Translate): readonly string[] {
  return Object.entries(errors).map(([field, code]) => {
    const lengths = field === "title" || field === "text" ? reviewLengths[field] : { least: 0, most: 0 };
    const { least, most } = lengths;
    return translate(`reviews.error.${field}-${code}`, { least: String(least), most: String(most) });
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function MyReviews({ loaderData, actionData }: Route.ComponentProps) {
  return <MyReviewsPage view={loaderData} failure={actionData ?? null} />;
}
