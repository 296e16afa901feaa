import { data } from "react-router";
import { setPageHead } from "../../request/page-head";
import { supportPage } from "../model/support-path";
import { SupportPage } from "../ui/support-page";
import type { Route } from "./+types/support";
import { answerSupportForm, openSupportForm } from "./answer-form";

/** The form as a page of its own: whoever has no scripts chooses a topic first and writes then. */
export async function loader(call: Route.LoaderArgs) {
  const view = await openSupportForm(call, call.request.headers.get("referer"));
  setPageHead(call.context, { title: view.title, description: view.lead, paths: () => supportPage });
  return view;
}

export async function action(call: Route.ActionArgs) {
  const { view, status } = await answerSupportForm(call);
  return data(view, status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return <SupportPage key={view.kind === "form" ? view.ticket : "received"} view={view} />;
}
