import { data } from "react-router";
import { pagePath } from "../../content/model/content-pages";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { setPageHead } from "../../request/page-head";
import { showsSupportForm } from "../model/shows-support-form";
import { supportPage } from "../model/support-path";
import { loadHelp } from "../operations/load-help.server";
import { SupportPage } from "../ui/support-page";
import type { Route } from "./+types/support";
import { answerSupportForm, openSupportForm } from "./answer-form";

/**
 * The form as a page: without scripts a shopper chooses a topic first.
 * A store without the form redirects to its postal address, phone and e-mail; one whose settings cannot be read has the
 * form.
 */
export async function loader(call: Route.LoaderArgs) {
  const settings = await call.context.get(requestContext).gateways.catalogue.loadStoreSettings();
  const isEnabled = !settings.ok || settings.value.hasSupportForm === true;
  if (!showsSupportForm(call.request, isEnabled))
    throw leadTo(pagePath("company-information", call.context.get(requestContext).locale));
  const [view, help] = await Promise.all([
    openSupportForm(call, call.request.headers.get("referer")),
    loadHelp(call.context, "support"),
  ]);
  setPageHead(call.context, { title: view.title, description: view.lead, paths: () => supportPage });
  return { view, help };
}

export async function action(call: Route.ActionArgs) {
  const { view, status } = await answerSupportForm(call);
  return data(view, status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.view.title }];

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  const key = view.kind === "form" ? view.ticket : "received";
  return <SupportPage key={key} view={view} help={loaderData.help} />;
}
