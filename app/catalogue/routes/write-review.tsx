import { data, redirect } from "react-router";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readFlashOnce } from "../../request/read-flash-once";
import { readForm } from "../../request/read-form";
import { parseReviewForm } from "../model/parse-review-form";
import { addReview, loadReviewForm, toReviewWriter } from "../operations/add-review.server";
import { WriteReviewPage } from "../ui/write-review-page";
import type { Route } from "./+types/write-review";
import { requireFound } from "./require-found.server";

const submittedFlash = "review-submitted";
const statusOf = {
  "not-signed-in": 403,
  "not-purchased": 400,
  "already-reviewed": 400,
  "review-failed": 500,
} as const;

/** A personal page: who may review which product, and whether it is done. */
export async function loader({ context, params }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const form = requireFound(await loadReviewForm(context, params.sku));
  const isSubmitted = (await readFlashOnce(context.get(requestContext).session)) === submittedFlash;
  return { ...form, isSubmitted };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const typed = { rating: fields.get("rating"), title: fields.get("title"), text: fields.get("text") };
  const shown = {
    title: String(typed.title ?? ""),
    text: String(typed.text ?? ""),
    rating: String(typed.rating ?? ""),
  };
  const parsed = parseReviewForm(typed);
  if (!parsed.ok) return data({ errors: parsed.error, refusal: null, typed: shown }, 400);
  const sku = params.sku.toUpperCase();
  const added = await addReview(await toReviewWriter(context), sku, parsed.value);
  if (!added.ok) {
    const { code } = added.error;
    return data({ errors: {}, refusal: code, typed: shown }, statusOf[code]);
  }
  await context.get(requestContext).session.update({ flash: submittedFlash });
  return redirect(`/write-review/${sku.toLowerCase()}`, 303);
}

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  return <WriteReviewPage form={loaderData} failure={actionData ?? null} />;
}
