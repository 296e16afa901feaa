import { data } from "react-router";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { readPathPrefix, requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { loadHelp } from "../../support/operations/load-help.server";
import { HelpedPage } from "../../support/ui/helped-page";
import { toTypedOrderNumber } from "../model/order-number";
import { orderStatusPath, toStatusPaths } from "../model/order-paths";
import { orderSearchStatus, parseOrderSearch, toOrderSearch } from "../model/order-search";
import { drawTransferCode } from "../operations/draw-code.server";
import { findOrderLink } from "../operations/find-order-link.server";
import { loadLineDocuments } from "../operations/load-line-documents.server";
import { loadOrderTerms } from "../operations/load-order-page.server";
import { loadProvenOrder } from "../operations/load-proven-order.server";
import { OrderStatusPage } from "../ui/order-status-page";
import { toDeliveryStart } from "../ui/to-next-steps";
import { toOrderSearchView, toOrderStatusView } from "../ui/to-order-status-view";
import type { Route } from "./+types/order-status";

/** Shows an order to a visitor who has proved access to it; otherwise the form, the same for every number. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const orderNumber = toTypedOrderNumber(readQuery(request, "order-status").get("order"));
  const [order, { i18n, terms }, help] = await Promise.all([
    loadProvenOrder(context, orderNumber),
    loadOrderTerms(context),
    loadHelp(context, "orders"),
  ]);
  const { prefix, translate } = i18n;
  const toSearch = (problem: "down" | null) => ({
    view: toOrderSearchView({ translate, prefix }, toOrderSearch(orderNumber), problem),
    help,
  });
  if (order === "down") return data(toSearch("down"), 503);
  if (order === null) return data(toSearch(null));
  const view = createCartViewContext(translate, { ...terms, now: toDeliveryStart(order, terms.now) });
  const toPaths = (number: string) => toStatusPaths(prefix, number);
  const documents = await loadLineDocuments(context, order.lines);
  const code = drawTransferCode(order, i18n.bank);
  return data({ view: toOrderStatusView(order, { ...i18n, toPaths, documents, view, code }), help });
}

/**
 * Looks up an order by its number and e-mail address.
 * Its proof goes into a mailed link's form, which the edge exchanges for a cookie. All wrong pairs get the same page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const search = parseOrderSearch(await readForm(request));
  const link = await findOrderLink(context, search);
  if (link instanceof URLSearchParams) throw leadTo(`${orderStatusPath}?${link}`);
  const { translate } = context.get(requestContext);
  const view = toOrderSearchView({ translate, prefix: readPathPrefix(context) }, search, link);
  return data(view, orderSearchStatus[link]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.view.title} | ${brand.name}` },
];

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <HelpedPage title={view.title} help={loaderData.help}>
      <OrderStatusPage view={view} contact={loaderData.help.contact} />
    </HelpedPage>
  );
}
