import { data } from "react-router";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import { brand } from "../../countries/model/brand";
import { type RouteQuery, readQuery } from "../../countries/model/route-table";
import { readPathPrefix, requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { loadHelp } from "../../support/operations/load-help.server";
import { HelpedPage } from "../../support/ui/helped-page";
import type { CustomerOrder } from "../model/customer-order";
import { toTypedOrderNumber } from "../model/order-number";
import { returnsPath, toStatusPaths } from "../model/order-paths";
import { listReturnableLines, parseReturnForm } from "../model/order-returns";
import {
  type OrderSearch,
  type OrderSearchProblem,
  orderSearchStatus,
  parseOrderSearch,
  toOrderSearch,
} from "../model/order-search";
import { announceReturn } from "../operations/announce-return.server";
import { findOrderLink } from "../operations/find-order-link.server";
import { createParcelTracking } from "../operations/load-order-page.server";
import { loadProvenOrder } from "../operations/load-proven-order.server";
import { ReturnsPage } from "../ui/returns-page";
import { toOrderSearchView } from "../ui/to-order-status-view";
import { type ReturnsOutcome, toPeriod, toReturnsView, toStatementLink } from "../ui/to-returns-view";
import type { Route } from "./+types/returns";

type Context = Route.LoaderArgs["context"];

/** Shows an order's returns and the form for another, to a visitor who has proved access to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "returns");
  const orderNumber = toTypedOrderNumber(query.get("order"));
  const [order, help] = await Promise.all([
    loadProvenOrder(context, orderNumber),
    loadHelp(context, "orders"),
  ]);
  if (order === null) return data({ view: toSearch(context, toOrderSearch(orderNumber), null), help });
  if (order === "down")
    return data({ view: toSearch(context, toOrderSearch(orderNumber), "down"), help }, 503);
  return data({ view: toPage(context, order, readOutcome(query)), help });
}

function readOutcome(query: RouteQuery<"returns">): ReturnsOutcome | null {
  if (query.has("unavailable")) return { code: "label-unavailable" };
  return query.has("announced") ? { code: "announced" } : null;
}

/** Looks up an order, or announces a return of a proven one; a form sent twice announces once. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  if (fields.get("intent") !== "announce") return lookUp(context, parseOrderSearch(fields));
  const orderNumber = toTypedOrderNumber(readQuery(request, "returns").get("order"));
  const order = await loadProvenOrder(context, orderNumber);
  if (order === null || order === "down") {
    const problem = order === null ? "unknown" : "down";
    return data(toSearch(context, toOrderSearch(orderNumber), problem), orderSearchStatus[problem]);
  }
  const { translate } = context.get(requestContext);
  const form = parseReturnForm(fields, listReturnableLines(order, translate.language));
  if (form.items.length === 0 || form.reason === null)
    return data(toPage(context, order, { code: "incomplete", form }), 400);
  const announced = await announceReturn(context, order, form);
  if (announced !== "announced")
    return data(toPage(context, order, { code: announced, form }), announced === "failed" ? 503 : 409);
  throw leadTo(`${returnsPath}?${new URLSearchParams({ order: orderNumber, announced: "1" })}`);
}

async function lookUp(context: Context, search: OrderSearch) {
  const link = await findOrderLink(context, search);
  if (link instanceof URLSearchParams) throw leadTo(`${returnsPath}?${link}`);
  return data(toSearch(context, search, link), orderSearchStatus[link]);
}

function toSearch(context: Context, search: OrderSearch, problem: OrderSearchProblem | null) {
  const { translate } = context.get(requestContext);
  return toOrderSearchView({ translate, prefix: readPathPrefix(context) }, search, problem, {
    title: translate("my-orders.return.title"),
    lead: translate("my-orders.return.find"),
    period: toPeriod(translate, null),
    button: translate("my-orders.return.next"),
    other: toStatementLink(translate, toWithdrawalLink(context)),
  });
}

function toPage(context: Context, order: CustomerOrder, outcome: ReturnsOutcome | null) {
  const { translate, country } = context.get(requestContext);
  const prefix = readPathPrefix(context);
  const i18n = {
    translate,
    prefix,
    timeZone: country.timeZone,
    orderHref: toStatusPaths(prefix, order.orderNumber).order,
    withdrawal: toWithdrawalLink(context, order.orderNumber),
    toTracking: createParcelTracking(context),
  };
  return toReturnsView(order, i18n, outcome);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.view.title} | ${brand.name}` },
];

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <HelpedPage title={view.title} help={loaderData.help}>
      <ReturnsPage view={view} contact={loaderData.help.contact} />
    </HelpedPage>
  );
}
