import { data } from "react-router";
import { toPathPrefix } from "../../countries/model/language-prefix";
import {
  countryContext,
  gatewaysContext,
  localeContext,
  logContext,
  nowContext,
  translateContext,
} from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { unsubscribe } from "../operations/subscriptions.server";
import { NewsletterPage } from "../ui/newsletter-page";
import { toUnsubscribedView, toUnsubscribeProblemView, toUnsubscribeView } from "../ui/to-newsletter-view";
import type { Route } from "./+types/unsubscribe";

type Context = Route.LoaderArgs["context"];

/** Where a mail's link leads. Looking at it ends nothing: scanners of mail open every link. */
export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const email = await context.get(gatewaysContext).newsletter.readUnsubscription(token);
  const scene = toScene(context);
  return email ? toUnsubscribeView(scene, token, email) : toUnsubscribeProblemView(scene, "gone", token);
}

/**
 * The page's one press, and a mail program's one click (RFC 8058), which posts to the address of the header: the token
 * is in the form or in the address, no cookie is needed, and the answer is no redirect.
 */
export async function action({ context, request }: Route.ActionArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const posted = (await readForm(request)).get("token");
  const token = typeof posted === "string" ? posted : (new URL(request.url).searchParams.get("token") ?? "");
  const scene = { locale: context.get(localeContext), now: context.get(nowContext) };
  const ended = await unsubscribe(context.get(gatewaysContext), scene, token);
  if (ended.ok) return data(toUnsubscribedView(toScene(context), ended.value.email));
  if (ended.error === "unavailable") context.get(logContext).error("unsubscription-unavailable");
  return data(
    toUnsubscribeProblemView(toScene(context), ended.error, token),
    ended.error === "gone" ? 400 : 503,
  );
}

function toScene(context: Context) {
  const prefix = toPathPrefix(context.get(countryContext), context.get(localeContext));
  return { translate: context.get(translateContext), prefix };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage {...(actionData ?? loaderData)} />;
}
