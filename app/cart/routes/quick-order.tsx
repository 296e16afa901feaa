import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { brand } from "../../countries/model/brand";
import { setPageHead } from "../../request/page-head";
import { QuickOrderPage } from "../ui/quick-order-page";
import { toQuickOrderView } from "../ui/to-quick-order-view";
import type { Route } from "./+types/quick-order";
import { takeOrderList } from "./take-order-list.server";

/** The same page for every visitor: only the response to a list depends on list and visitor. */
export function loader({ context }: Route.LoaderArgs) {
  const view = toQuickOrderView(readPageI18n(context), { list: "" });
  setPageHead(context, { title: view.title, description: view.lead, paths: () => "/quick-order" });
  return view;
}

export function action(call: Route.ActionArgs) {
  return takeOrderList(call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickOrderPage view={actionData ?? loaderData} />;
}
