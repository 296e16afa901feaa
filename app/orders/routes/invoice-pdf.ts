import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { requestContext } from "../../request/context";
import { loadInvoice } from "../operations/load-invoice.server";
import { invoiceFonts, writeInvoicePdf } from "../operations/write-invoice-pdf.server";
import { toInvoiceView } from "../ui/to-invoice-view";
import type { Route } from "./+types/invoice-pdf";

/** The invoice as a file; under the same conditions as the page. */
export async function loader(call: Route.LoaderArgs) {
  const { order, terms, i18n } = await loadInvoice(call, call.params.number);
  if (order === "down") return refuse(503);
  const view = order && toInvoiceView(order, { ...i18n, view: createCartViewContext(i18n.translate, terms) });
  if (!view) return refuse(404);
  const { loadFile } = call.context.get(requestContext).gateways;
  const [regular, bold] = await Promise.all([loadFile(invoiceFonts.regular), loadFile(invoiceFonts.bold)]);
  if (!regular || !bold) {
    call.context.get(requestContext).log.error("invoice-fonts-missing");
    return refuse(503);
  }
  const file = await writeInvoicePdf(view, { regular, bold });
  const name = `${view.number.replaceAll(/[^\w.-]/g, "-")}.pdf`;
  return new Response(file as BodyInit, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

function refuse(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
