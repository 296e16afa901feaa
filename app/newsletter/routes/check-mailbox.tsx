import { readPathPrefix, requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setPageHead } from "../../request/page-head";
import { signUpPath } from "../model/sign-up-form";
import { NewsletterPage } from "../ui/newsletter-page";
import { toSentView } from "../ui/to-newsletter-view";
import type { Route } from "./+types/check-mailbox";

/** Confirms the sign-up. The input comes from the visit, never from the URL. */
export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, follow" });
  const email = (await context.get(requestContext).visit.read()).drafts.newsletter?.email;
  if (!email) throw leadTo(signUpPath);
  const prefix = readPathPrefix(context);
  return toSentView({ translate: context.get(requestContext).translate, prefix }, email);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function CheckMailbox({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />;
}
