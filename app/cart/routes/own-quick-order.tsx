import { loadAccountFrame } from "../../accounts/operations/load-account-frame.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { AccountPage } from "../../accounts/ui/account-page";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { brand } from "../../countries/model/brand";
import { setPageHead } from "../../request/page-head";
import { QuickOrderForm } from "../ui/quick-order-page";
import { toQuickOrderView } from "../ui/to-quick-order-view";
import type { Route } from "./+types/own-quick-order";
import { takeOrderList } from "./take-order-list.server";

/** The quick order in the frame of the account. */
export async function loader(call: Route.LoaderArgs) {
  await requireCustomer(call);
  setPageHead(call.context, { robots: "noindex, nofollow" });
  const view = toQuickOrderView(readPageI18n(call.context), { list: "" });
  return { view, frame: await loadAccountFrame(call, "quick-order") };
}

export async function action(call: Route.ActionArgs) {
  await requireCustomer(call);
  return takeOrderList(call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.title} | ${brand.name}` },
];

export default function OwnQuickOrder({ loaderData: { view, frame }, actionData }: Route.ComponentProps) {
  const shown = actionData ?? view;
  return (
    <AccountPage {...frame} title={shown.title}>
      <QuickOrderForm view={shown} />
    </AccountPage>
  );
}
