import { data } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { readPathPrefix, requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { unsubscribe } from "../operations/subscriptions.server";
import { NewsletterPage } from "../ui/newsletter-page";
import { toUnsubscribedView, toUnsubscribeProblemView, toUnsubscribeView } from "../ui/to-newsletter-view";
import type { Route } from "./+types/unsubscribe";

type Context = Route.LoaderArgs["context"];

/** Shows the mail's link. Opening it ends nothing: mail scanners open every link. */
export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const token = (await context.get(requestContext).linkSecret()) ?? "";
  const email = await context.get(requestContext).gateways.newsletter.readUnsubscription(token);
  const scene = toScene(context);
  return email ? toUnsubscribeView(scene, token, email) : toUnsubscribeProblemView(scene, "gone", token);
}

/**
 * Handles the page's button, and a mail program's one click (RFC 8058), which posts to the URL of the header.
 * The token is in the form or in the URL, no cookie is needed, and the response is no redirect.
 */
export async function action({ context, request }: Route.ActionArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const posted = (await readForm(request)).get("token");
  const token = typeof posted === "string" ? posted : (readQuery(request, "unsubscribe").get("token") ?? "");
  const scope = context.get(requestContext);
  const ended = await unsubscribe(scope.gateways, scope, token);
  if (ended.ok) return data(toUnsubscribedView(toScene(context), ended.value.email));
  if (ended.error === "unavailable") scope.log.error("unsubscription-unavailable");
  return data(
    toUnsubscribeProblemView(toScene(context), ended.error, token),
    ended.error === "gone" ? 400 : 503,
  );
}

function toScene(context: Context) {
  const prefix = readPathPrefix(context);
  return { translate: context.get(requestContext).translate, prefix };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage {...(actionData ?? loaderData)} />;
}
