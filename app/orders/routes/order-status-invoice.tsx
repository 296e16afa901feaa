import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { leadTo } from "../../request/lead-to";
import { toTypedOrderNumber } from "../model/order-number";
import { toStatusPaths } from "../model/order-paths";
import { loadProvenInvoice } from "../operations/load-invoice.server";
import { InvoicePage } from "../ui/invoice-page";
import { toInvoiceView } from "../ui/to-invoice-view";
import type { Route } from "./+types/order-status-invoice";

/** The printable invoice for a visitor who has proved access to the order; otherwise leads to the order's page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const number = toTypedOrderNumber(readQuery(request, "order-status").get("order"));
  const { order, terms, i18n } = await loadProvenInvoice(context, number);
  const view = createCartViewContext(i18n.translate, terms);
  const invoice = order && order !== "down" && toInvoiceView(order, { ...i18n, view });
  if (!invoice) throw leadTo(toStatusPaths("", number).order);
  return invoice;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.title} | ${brand.name}` },
];

export default function OrderStatusInvoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage view={loaderData} />;
}
