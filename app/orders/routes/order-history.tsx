import { data } from "react-router";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { loadOrderHistory, parseHistoryChoice } from "../operations/load-order-history.server";
import { loadOrderI18n } from "../operations/load-order-i18n.server";
import { OrderHistoryPage } from "../ui/order-history-page";
import { toOrderHistoryView } from "../ui/to-order-history-view";
import type { Route } from "./+types/order-history";

/** Shows the customer's orders; explains an outage of the platform. */
export async function loader(call: Route.LoaderArgs) {
  const { customerId } = await requireCustomer(call);
  const choice = parseHistoryChoice(readQuery(call.request, "my-account"));
  const [page, i18n] = await Promise.all([
    loadOrderHistory(call.context, customerId, choice),
    loadOrderI18n(call),
  ]);
  return data(toOrderHistoryView(page.ok ? page.value : null, choice, i18n), page.ok ? 200 : 503);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function OrderHistory({ loaderData }: Route.ComponentProps) {
  return <OrderHistoryPage view={loaderData} />;
}
