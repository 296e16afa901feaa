import { data } from "react-router";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { brand } from "../../countries/model/brand";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import type { CustomerOrder } from "../model/customer-order";
import type { OrderReport } from "../model/order-page-view";
import { buyAgain, payAgain } from "../operations/buy-again.server";
import { drawTransferCode } from "../operations/draw-code.server";
import { loadLineDocuments } from "../operations/load-line-documents.server";
import { loadOrderSurroundings, loadOwnOrder } from "../operations/load-order-page.server";
import { OrderMissingPage } from "../ui/order-missing-page";
import { OrderPage } from "../ui/order-page";
import { toMissingView } from "../ui/to-missing-view";
import { toDeliveryStart } from "../ui/to-next-steps";
import { toOrderPageView } from "../ui/to-order-page-view";
import { isBoughtWhole, toBoughtReport, toPaymentReport } from "../ui/to-order-report";
import type { Route } from "./+types/order";

type Call = Route.LoaderArgs | Route.ActionArgs;

/** Shows one of the customer's orders; another customer's counts as not found. */
export async function loader(call: Route.LoaderArgs) {
  const { customerId } = await requireCustomer(call);
  const [order, { i18n, terms }] = await Promise.all([
    loadOwnOrder(call, customerId, call.params.number),
    loadOrderSurroundings(call),
  ]);
  if (order === null) return data({ missing: toMissingView("unknown", i18n) }, 404);
  if (order === "down") return data({ missing: toMissingView("down", i18n) }, 503);
  const documents = await loadLineDocuments(call.context, order.lines);
  const [view, code] = [toView(i18n, terms, order), drawTransferCode(order, i18n.bank)];
  return data({ view: toOrderPageView(order, { ...i18n, documents, view, code }) });
}

function toView(
  { translate }: Parameters<typeof toMissingView>[1],
  terms: Awaited<ReturnType<typeof loadOrderSurroundings>>["terms"],
  order: CustomerOrder,
) {
  return createCartViewContext(translate, { ...terms, now: toDeliveryStart(order, terms.now) });
}

/** Buys or pays again. Checks the order's owner again; the form's key makes it idempotent. */
export async function action(call: Route.ActionArgs) {
  const { customerId } = await requireCustomer(call);
  const form = await readForm(call.request);
  const order = await loadOwnOrder(call, customerId, call.params.number);
  const { i18n } = await loadOrderSurroundings(call);
  if (order === null) return data({ report: null }, 404);
  if (order === "down") return data({ report: toPaymentReport("down", i18n.translate) }, 503);
  const key = `${order.id}:${String(form.get("key") ?? "").slice(0, 40)}`;
  const intent = form.get("intent");
  if (intent === "again") return reportAgain(call, order, key, i18n);
  if (intent === "pay-again") return reportPayAgain(call, order, key, i18n);
  return data({ report: null }, 400);
}

type OrderPageI18n = Awaited<ReturnType<typeof loadOrderSurroundings>>["i18n"];

async function reportAgain({ context }: Call, order: CustomerOrder, key: string, i18n: OrderPageI18n) {
  const bought = await buyAgain(toCartAccess(context), order, key, i18n.translate.language);
  const report = toBoughtReport(bought, i18n.translate, i18n.prefix);
  return data({ report }, bought.isBroken ? 503 : 200);
}

/** Redirects to the payment with a complete cart; otherwise shows what is missing first. */
async function reportPayAgain({ context }: Call, order: CustomerOrder, key: string, i18n: OrderPageI18n) {
  const again = await payAgain(context, order, key);
  if (again.status !== "ordered") {
    const report: OrderReport = toPaymentReport(again.status, i18n.translate);
    return data({ report }, again.status === "down" ? 503 : 409);
  }
  if (isBoughtWhole(again.bought)) throw leadTo("/checkout/addresses");
  return data({ report: toBoughtReport(again.bought, i18n.translate, i18n.prefix) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData &&
      `${"view" in loaderData ? loaderData.view.title : loaderData.missing.title} | ${brand.name}`,
  },
];

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <OrderMissingPage view={loaderData.missing} />;
  return <OrderPage view={loaderData.view} report={actionData?.report ?? null} />;
}
