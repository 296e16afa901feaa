import { data, redirect } from "react-router";
import { consentWordings } from "../../accounts/model/consent-wording";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { parseSignUpForm, type SignUpForm, signUpPath } from "../model/sign-up-form";
import { NewsletterPage } from "../ui/newsletter-page";
import { type PageProblem, toSignUpView } from "../ui/to-newsletter-view";
import type { Route } from "./+types/sign-up";

type Context = Route.LoaderArgs["context"];

const mailedProblems: readonly PageProblem[] = ["over", "unavailable"];

/** The form as a page; `?problem=` explains why a mailed link led here. */
export function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, follow" });
  const problem = readQuery(request, "newsletter-subscription").get("problem");
  return toView(context, null, mailedProblems.find((known) => known === problem) ?? null);
}

/** Responds the same for every address: nothing is looked up, and only the mailbox is informed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = parseSignUpForm(await readForm(request), {
    needsTick: context.get(requestContext).duties.has("newsletter-tick"),
  });
  const { email, problem, isTrapped } = form;
  if (problem) return data(toView(context, form, null), 400);
  if (!isTrapped) {
    const sent = await context.get(requestContext).gateways.newsletter.requestConfirmation({
      email,
      source: "newsletter",
      wording: consentWordings.newsletter,
      askedAt: context.get(requestContext).now.toISOString(),
    });
    if (!sent.ok) {
      const isLimit = sent.error.code === "TooManyAttempts";
      return data(toView(context, form, isLimit ? "too-many-attempts" : "unavailable"), isLimit ? 429 : 503);
    }
    // The address is not verified: the event belongs to the visit, and does not identify the visitor.
    const who = async () => ({ userId: null, email: null });
    context
      .get(requestContext)
      .gateways.tracking.raise({ name: "newsletter-doi", payload: { email } }, { who });
  }
  const { visit } = context.get(requestContext);
  await visit.update({ drafts: { ...(await visit.read()).drafts, newsletter: { email } } });
  return redirect(`${signUpPath}/check-email`, 303);
}

function toView(context: Context, posted: SignUpForm | null, problem: PageProblem | null) {
  const { country, duties } = context.get(requestContext);
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const scene = { translate: context.get(requestContext).translate, prefix };
  return toSignUpView(scene, duties.has("newsletter-tick"), posted, problem);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage {...(actionData ?? loaderData)} />;
}
