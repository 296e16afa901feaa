import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { readQuery } from "../../countries/model/route-table";
import { toTypedOrderNumber } from "../model/order-number";
import { loadProvenInvoice } from "../operations/load-invoice.server";
import { toInvoiceView } from "../ui/to-invoice-view";
import type { Route } from "./+types/order-status-invoice-pdf";
import { refuseInvoice, sendInvoice } from "./send-invoice.server";

/** The invoice as a file, for a visitor who has proved access to the order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const number = toTypedOrderNumber(readQuery(request, "order-status").get("order"));
  const { order, terms, i18n, eInvoice } = await loadProvenInvoice(context, number);
  if (order === "down") return refuseInvoice(503);
  const view = createCartViewContext(i18n.translate, terms);
  return sendInvoice(context, order && toInvoiceView(order, { ...i18n, view }), order, eInvoice);
}
