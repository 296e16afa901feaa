import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { loadInvoice } from "../operations/load-invoice.server";
import { toInvoiceView } from "../ui/to-invoice-view";
import type { Route } from "./+types/invoice-pdf";
import { refuseInvoice, sendInvoice } from "./send-invoice.server";

/** The invoice as a file; under the same conditions as the page. */
export async function loader(call: Route.LoaderArgs) {
  const { order, terms, i18n, eInvoice } = await loadInvoice(call, call.params.number);
  if (order === "down") return refuseInvoice(503);
  const view = createCartViewContext(i18n.translate, terms);
  return sendInvoice(call.context, order && toInvoiceView(order, { ...i18n, view }), order, eInvoice);
}
