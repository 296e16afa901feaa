import type { PageCall } from "../../accounts/operations/page-call.server";
import { requestContext } from "../../request/context";
import type { InvoiceView } from "../model/invoice-view";
import { invoiceFonts, writeInvoicePdf } from "../operations/write-invoice-pdf.server";

/** Responds with the invoice as a file; null: 404. */
export async function sendInvoice(context: PageCall["context"], view: InvoiceView | null): Promise<Response> {
  if (!view) return refuseInvoice(404);
  const { gateways, log } = context.get(requestContext);
  const [regular, bold] = await Promise.all([
    gateways.loadFile(invoiceFonts.regular),
    gateways.loadFile(invoiceFonts.bold),
  ]);
  if (!regular || !bold) {
    log.error("invoice-fonts-missing");
    return refuseInvoice(503);
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

export function refuseInvoice(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
