import { readQuery } from "../../countries/model/route-table";
import { toTypedOrderNumber } from "../model/order-number";
import { loadProvenInvoice } from "../operations/load-invoice.server";
import type { Route } from "./+types/order-status-invoice-xml";
import { refuseInvoice, sendEInvoice } from "./send-invoice.server";

/** The electronic invoice, for a visitor who has proved access to the order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const number = toTypedOrderNumber(readQuery(request, "order-status").get("order"));
  const { order, eInvoice } = await loadProvenInvoice(context, number);
  return order === "down" ? refuseInvoice(503) : sendEInvoice(order, eInvoice);
}
