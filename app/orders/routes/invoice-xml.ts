import { loadInvoice } from "../operations/load-invoice.server";
import type { Route } from "./+types/invoice-xml";
import { refuseInvoice, sendEInvoice } from "./send-invoice.server";

/** The electronic invoice; under the same conditions as the page. */
export async function loader(call: Route.LoaderArgs) {
  const { order, eInvoice } = await loadInvoice(call, call.params.number);
  return order === "down" ? refuseInvoice(503) : sendEInvoice(order, eInvoice);
}
